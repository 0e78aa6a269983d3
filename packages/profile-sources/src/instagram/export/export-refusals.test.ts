import { describe, expect, it } from 'vitest';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { entryOfSize, madeEntries } from '../testing/made-export.ts';
import { captionsOf, JPG, madePost, openDownloads, readExport, refusalOf } from '../testing/read-export.ts';
import { readInstagramExport } from './read-instagram-export.ts';

describe('what cannot be used', () => {
  it('is named with its reason, and the rest is taken: 240 of 256', async () => {
    // Field reports 22 and 24.
    const good = Array.from({ length: 240 }, (_, index) => {
      const uri = `media/posts/202601/p_${18_000_000_000_000_000 + index * 2}.jpg`;
      return {
        uri,
        item: {
          media: [{ uri, creation_timestamp: 1_767_225_600 - index, title: index % 2 === 0 ? null : 'x' }],
        },
      };
    });
    const bad: unknown[] = [
      null,
      7,
      'text',
      [],
      {},
      { media: [] },
      { media: null, title: '' },
      { media: 'x' },
      { media: [{ uri: null }] },
      { media: [{ uri: 5, title: {} }] },
      { media: [[]] },
      { title: '   ' },
      madePost('media/posts/202601/gone.jpg', 1),
      madePost('media/posts/202601/words.exe', 1),
      madePost('../../etc/passwd', 1),
      madePost('https://elsewhere.example/1.jpg', 1),
    ];
    const mixed: unknown[] = good.map(({ item }) => item);
    bad.forEach((item, index) => mixed.splice(index * 15, 0, item));
    const result = await readExport(
      madeEntries({
        'content/posts_1.json': mixed,
        ...Object.fromEntries(good.map(({ uri }) => [uri, JPG])),
      }),
    );
    expect(mixed).toHaveLength(256);
    expect(result.profile.media).toHaveLength(240);
    const entries = result.unusable.filter(({ name }) => name.startsWith('content/posts_1.json#'));
    expect(entries).toHaveLength(16);
    expect(result.unusable.every(({ reason }) => /^[A-Z].*\.$/u.test(inEnglish(reason)))).toBe(true);
    expect(JSON.stringify(result)).not.toMatch(/undefined|\[object|NaN/u);
  });

  it('a damaged file is named; the others are read', async () => {
    const result = await readExport(
      madeEntries({
        'content/posts_1.json': '[{"media": [{"uri": "a',
        'content/posts_2.json': [madePost('x.jpg', 1_767_225_600, 'Still here')],
        'account_information/personal_information.json': '<html>',
      }),
    );
    expect(captionsOf(result)).toEqual(['Still here']);
    expect(result.unusable.map(({ name }) => name)).toEqual([
      'content/posts_1.json',
      'account_information/personal_information.json',
      'x.jpg',
    ]);
  });

  it('large videos, and those beyond 24, keep their post', async () => {
    const reel = (index: number) =>
      madePost(
        `media/reels/202601/r_${18_000_000_000_000_000 + index * 2}.mp4`,
        1_767_225_600 - index,
        `Reel ${index}`,
      );
    const reels = Array.from({ length: 30 }, (_, index) => reel(index));
    const result = await readExport([
      ...madeEntries({ 'content/reels.json': { ig_reels_media: reels } }),
      ...reels.map(({ media: [medium] }, index) =>
        entryOfSize(medium?.uri ?? '', index === 0 ? 60_000_000 : 1000),
      ),
    ]);
    expect(result.profile.media).toHaveLength(30);
    expect(result.profile.media.filter(({ video }) => video !== null)).toHaveLength(24);
    expect(result.profile.media[0]).toMatchObject({ kind: 'reel', caption: 'Reel 0', video: null });
    expect(result.unusable).toHaveLength(6);
    expect(result.unusable[0]).toEqual({
      name: 'media/reels/202601/r_18000000000000000.mp4',
      reason: { id: 'import.videoTooLarge' },
    });
  });

  it('two files of one name are told apart by their folders, or not guessed at', async () => {
    const result = await readExport(
      madeEntries({
        'content/posts_1.json': [
          madePost('media/posts/202601/a.jpg', 2e9, 'here'),
          madePost('elsewhere/b.jpg', 2e9, 'nowhere'),
        ],
        'media/posts/202601/a.jpg': JPG,
        'media/stories/202601/a.jpg': JPG,
        'media/posts/202601/b.jpg': JPG,
        'media/stories/202601/b.jpg': JPG,
      }),
    );
    expect(result.profile.media.map(({ pictures }) => pictures.map(({ url }) => url))).toEqual([
      ['import:abc/media/posts/202601/a.jpg'],
      [],
    ]);
  });
});

describe('a download without posts', () => {
  it.each([
    ['instagram-html-variant.zip', 'This is the HTML version. Request the download again and choose JSON.'],
    [
      'instagram-no-posts.zip',
      'This ZIP has no posts_1.json; we found only files like followers_1.json. Choose Posts, and JSON as the format, when you request it.',
    ],
    [
      'instagram-multipart-part_2.zip',
      'This part of your download has pictures, but no posts_1.json. Upload all its parts together.',
    ],
  ])('%s', async (name, sentence) => {
    const failure = await refusalOf(readInstagramExport(await openDownloads(name), { importId: 'abc' }));
    expect(failure.message).toBe(sentence);
    expect(failure.next).toContain('import');
  });

  it.each([
    [
      { 'content/posts_1.json': '[]' },
      'posts_1.json in this download holds no posts. Choose all time when you request it.',
    ],
    [
      { 'content/posts_1.json': '[{' },
      'posts_1.json in this download is damaged. Download it again from Instagram, and choose JSON.',
    ],
    [
      { 'your_instagram_activity/content/posts_1.html': '<html>', 'start_here.html': '' },
      'This is the HTML version. Request the download again and choose JSON.',
    ],
    [
      {},
      'This ZIP has no posts_1.json; we found nothing. Choose Posts, and JSON as the format, when you request it.',
    ],
  ])('%j', async (files, sentence) => {
    const failure = await refusalOf(readInstagramExport(madeEntries(files), { importId: 'abc' }));
    expect(failure.message).toBe(sentence);
  });

  it('messages, likes and comments are never opened', async () => {
    const opened: string[] = [];
    const entries = [
      'your_instagram_activity/messages/inbox/a/message_1.json',
      'your_instagram_activity/messages/inbox/a/posts_1.json',
      'your_instagram_activity/comments/post_comments_1.json',
      'your_instagram_activity/saved/saved_posts.json',
      'connections/followers_and_following/followers_1.json',
      'personal_information/device_information/devices.json',
      'your_instagram_activity/media/stories.json',
      'your_instagram_activity/media/archived_posts.json',
      'your_instagram_activity/media/recently_deleted_content.json',
      'contacts.json',
      'likes.json',
    ].map((path): ArchiveEntry => ({
      ...entryOfSize(path, 10),
      bytes: async () => {
        opened.push(path);
        return Buffer.from('[]');
      },
    }));
    await refusalOf(readInstagramExport(entries, { importId: 'abc' }));
    expect(opened).toEqual([]);
  });
});
