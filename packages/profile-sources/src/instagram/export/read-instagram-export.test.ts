import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ImportFailure, type ImportProgress } from '../../import/import-result.ts';
import { madeEntries } from '../testing/made-export.ts';
import {
  captionsOf,
  DOWNLOADS,
  JPG,
  madePost,
  openDownloads,
  readExport,
  SAFFRON,
} from '../testing/read-export.ts';
import { readInstagramExport } from './read-instagram-export.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

describe('the download of 2024 and later', () => {
  it('becomes a profile with every post in its order, and its words repaired', async () => {
    const result = await readExport(await openDownloads(SAFFRON), { fileNames: [SAFFRON] });
    const { profile, report } = result;
    expect(profile).toMatchObject({
      platform: 'instagram',
      type: 'instagram',
      handle: 'saffron.and.slate',
      url: 'https://www.instagram.com/saffron.and.slate/',
      name: 'Saffron & Slate',
      headline: 'Hand-thrown stoneware 🏺',
      about: { text: 'Hand-thrown stoneware 🏺\nStudio in a former bakery' },
      avatar: { url: 'import:abc/media/other/441000012_n.jpg', alt: 'Saffron & Slate' },
      contact: { email: null, phone: null, website: 'https://saffronandslate.example.com/' },
    });
    expect(captionsOf(result)).toEqual([
      'New mugs, straight from the kiln ☕️\n.\n#ceramics',
      'Glaze test no. 41. Verdict: “too green”? 🟢',
      'Reel: trimming a foot ring 🌀',
      'نحت الطين في الصباح',
      '釉薬の実験',
      'Cross-posted from Facebook (title only at the root)',
      'media is an object here, not an array',
      'file is missing from this ZIP',
    ]);
    expect(profile.media.map(({ kind }) => kind)).toEqual([
      'photo',
      'carousel',
      'reel',
      'photo',
      'photo',
      'photo',
      'photo',
      'photo',
    ]);
    expect(profile.media[0]).toMatchObject({
      id: 'instagram:file:18000000000000001',
      origin: { source: 'instagram:export', path: 'your_instagram_activity/media/posts_1.json#0' },
      takenAt: '2026-11-14T18:00:00.000Z',
      url: null,
      likes: null,
      comments: null,
      tags: ['ceramics'],
    });
    // Field report 25: both kinds of a mixed carousel, in their order.
    expect(profile.media[1]).toMatchObject({
      pictures: [
        { url: 'import:abc/media/posts/202611/441000002_2_n_18000000000000002.jpg' },
        { url: 'import:abc/media/posts/202611/441000002_3_n_18000000000000003.jpg' },
      ],
      video: { url: 'import:abc/media/posts/202611/AQMfxVideo0001_18000000000000004.mp4' },
    });
    expect(profile.media.at(-1)?.pictures).toEqual([]);
    expect(report).toMatchObject({
      method: 'instagram:export',
      fetchedAt: '2026-11-20T09:30:00.000Z',
    });
    expect(warningsOf(report)).toEqual([
      '1 file or entry of your download could not be used.',
      'Left out, because a site has no place for it yet: “camera” in posts (10 times).',
    ]);
    expect(result.unusable).toEqual([
      {
        name: 'media/posts/202403/441000009_9_n_18000000000000009.jpg',
        reason: { id: 'import.fileMissing' },
      },
    ]);
  });

  it('hands over the pictures and films that the profile names, readable', async () => {
    const { pictures, profile } = await readExport(await openDownloads(SAFFRON));
    const named = [
      profile.avatar?.url,
      ...profile.media.flatMap((item) => [...item.pictures.map(({ url }) => url), item.video?.url]),
    ].filter((address) => address !== undefined);
    expect(pictures.map(({ address }) => address).toSorted()).toEqual(named.toSorted());
    const all = await Promise.all(pictures.map((picture) => picture.bytes()));
    expect(all.filter((bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])))).toHaveLength(
      8,
    );
    expect(all.filter((bytes) => bytes.includes('ftyp'))).toHaveLength(2);
  });

  it('takes nothing private, and no stories', async () => {
    const text = JSON.stringify(await readExport(await openDownloads(SAFFRON)));
    for (const secret of ['studio@', 'quiet.pine', 'stories', 'Email', 'android-fx', 'followers_1']) {
      expect(text).not.toContain(secret);
    }
  });

  it('may come in several parts', async () => {
    const parts = await openDownloads('instagram-multipart-part_1.zip', 'instagram-multipart-part_2.zip');
    const whole = await readExport(await openDownloads(SAFFRON));
    expect((await readExport(parts)).profile).toEqual(whole.profile);
    expect((await readExport(parts.toReversed())).profile).toEqual(whole.profile);
  });

  // Field report 26.
  it('read twice, or uploaded twice at once, brings no post twice', async () => {
    const once = await readExport(await openDownloads(SAFFRON));
    const twice = await readExport([...(await openDownloads(SAFFRON)), ...(await openDownloads(SAFFRON))]);
    expect(twice.profile).toEqual(once.profile);
    expect(twice.unusable).toEqual(once.unusable);
    expect(twice.pictures).toHaveLength(once.pictures.length);
  });
});

describe('older downloads', () => {
  it('2020 to 2022', async () => {
    const name = 'harbour_light_films_20220110.zip';
    const result = await readExport(await openDownloads(name), { fileNames: [name] });
    expect(result.profile).toMatchObject({ handle: 'harbour_light_films', name: 'Harbour Light Films' });
    expect(captionsOf(result)).toEqual(['Fjørd light — 2021 🌊', 'Two frames', 'Old reel']);
    expect(result.profile.media.map(({ kind, pictures }) => [kind, pictures.length])).toEqual([
      ['photo', 1],
      ['carousel', 2],
      ['reel', 0],
    ]);
    expect(JSON.stringify(result)).not.toContain('latitude');
    expect(result.unusable).toEqual([]);
  });

  it('2023 and 2024', async () => {
    const result = await readExport(
      madeEntries({
        'your_instagram_activity/content/posts_1.json': [
          madePost('media/posts/202306/a_18000000000000001.jpg', 1_686_000_000, 'Été'),
        ],
        'your_instagram_activity/content/reels.json': {
          ig_reels_media: [madePost('media/reels/202305/b_18000000000000002.mp4', 1_684_000_000, 'Un film')],
        },
        'your_instagram_activity/content/igtv_videos.json': {
          ig_igtv_media: [madePost('media/igtv/202005/c_18000000000000003.mp4', 1_590_000_000, 'Long')],
        },
        'personal_information/personal_information.json': {
          profile_user: [{ string_map_data: { Username: { value: 'x_y' }, Name: { value: 'Zoë' } } }],
        },
        'media/posts/202306/a_18000000000000001.jpg': JPG,
        'media/reels/202305/b_18000000000000002.mp4': JPG,
        'media/igtv/202005/c_18000000000000003.mp4': JPG,
      }),
    );
    expect(result.profile).toMatchObject({ handle: 'x_y', name: 'Zoë' });
    expect(result.profile.media.map(({ kind, caption }) => `${kind} ${caption}`)).toEqual([
      'photo Été',
      'reel Un film',
      'video Long',
    ]);
  });

  it('up to 2020, with one list of everything', async () => {
    const taken = '2019-06-16T08:00:00+00:00';
    const result = await readExport(
      madeEntries({
        'media.json': JSON.stringify({
          stories: [{ caption: 'A story', taken_at: taken, path: 'stories/201906/s.jpg' }],
          photos: [
            { caption: 'An album ☀', taken_at: taken, location: '', path: 'photos/201906/11aa.jpg' },
            { caption: 'An album ☀', taken_at: taken, location: '', path: 'photos/201906/22bb.jpg' },
            { caption: 'An album ☀', taken_at: '2019-06-15T08:00:00', path: 'photos/201906/33cc.jpg' },
            { taken_at: '2018-01-01T00:00:00', path: 'photos/201801/44dd.jpg' },
          ],
          videos: [{ caption: 'A film', taken_at: '2019-01-01T00:00:00', path: 'videos/201901/55ee.mp4' }],
          profile: [
            {
              caption: '',
              taken_at: '2018-01-01T00:00:00',
              is_active_profile: true,
              path: 'profile/201801/me.jpg',
            },
            {
              caption: '',
              taken_at: '2019-01-01T00:00:00',
              is_active_profile: false,
              path: 'profile/201901/old.jpg',
            },
          ],
          direct: [{ taken_at: taken, path: 'direct/201906/private.jpg' }],
        }),
        'profile.json': JSON.stringify({
          biography: 'Häuser\nund Licht',
          date_joined: '2012-05-01T10:00:00',
          email: 'private@example.com',
          website: 'example.com',
          gender: 'female',
          phone_number: '+100',
          name: 'Jörg',
          username: 'joerg.old',
          private_account: false,
        }),
        'photos/201906/11aa.jpg': JPG,
        'photos/201906/22bb.jpg': JPG,
        'photos/201906/33cc.jpg': JPG,
        'photos/201801/44dd.jpg': JPG,
        'videos/201901/55ee.mp4': JPG,
        'profile/201801/me.jpg': JPG,
        'direct/201906/private.jpg': JPG,
      }),
    );
    expect(result.profile).toMatchObject({
      handle: 'joerg.old',
      name: 'Jörg',
      about: { text: 'Häuser\nund Licht' },
      avatar: { url: 'import:abc/profile/201801/me.jpg' },
      contact: { email: null, phone: null, website: 'https://example.com/' },
    });
    expect(
      result.profile.media.map(({ kind, caption, pictures }) => [kind, caption, pictures.length]),
    ).toEqual([
      ['carousel', 'An album ☀', 2],
      ['photo', 'An album ☀', 1],
      ['photo', null, 1],
      ['video', 'A film', 0],
    ]);
    expect(JSON.stringify(result)).not.toMatch(/private|\+100|female|story/u);
  });
});

it('tells how far it is, and ends when it is told to', async () => {
  const steps: ImportProgress[] = [];
  await readExport(await openDownloads(SAFFRON), { onProgress: (step) => void steps.push(step) });
  expect(steps.at(-1)).toEqual({ stage: 'mapping', done: 8, total: 8 });
  expect(steps.some(({ stage }) => stage === 'reading')).toBe(true);
  await expect(
    readInstagramExport(await openDownloads(SAFFRON), {
      importId: 'abc',
      signal: AbortSignal.abort(new Error('stopped')),
    }),
  ).rejects.toThrow('stopped');
});

it('every recorded download is read, or refused with a sentence', async () => {
  const names = readdirSync(DOWNLOADS).filter((name) => name.endsWith('.zip'));
  const outcomes = await Promise.all(
    names.map(async (name) =>
      readInstagramExport(await openDownloads(name), { importId: 'abc' }).then(
        ({ profile }) => profile.media.length,
        (error: unknown) => (error instanceof ImportFailure ? 'refused' : error),
      ),
    ),
  );
  expect(Object.fromEntries(names.map((name, index) => [name, outcomes[index]]))).toEqual({
    'harbour_light_films_20220110.zip': 3,
    'instagram-html-variant.zip': 'refused',
    'instagram-multipart-part_1.zip': 8,
    'instagram-multipart-part_2.zip': 'refused',
    'instagram-no-posts.zip': 'refused',
    [SAFFRON]: 8,
  });
});
