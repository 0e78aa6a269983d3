import { ProfileSchema } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  anySignal,
  failureOf,
  pathsAsked,
  RECORDED_AT,
  useRecordedInstagram,
  type RecordedInstagram,
} from '../testing/recorded-instagram.ts';
import type { ConnectedProfile } from './instagram-account.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedInstagram();
const HOUR = 60 * 60_000;

async function connect({ account }: RecordedInstagram, token: string): Promise<ConnectedProfile> {
  const reading = await account.readConnectedProfile(token, { signal: anySignal() });
  if (reading === null) throw new Error('Another account was read.');
  return reading;
}

const jsonAnswer = (value: unknown, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: typeof value === 'string' ? value : JSON.stringify(value),
});

describe('a connected account', () => {
  it('becomes a profile with every post, page by page', async () => {
    const instagram = await start();
    const { accountId, username, partial, result } = await connect(instagram, 'IGAAFXgoodtoken0001');
    const { profile, report } = result;
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect({ accountId, username, partial }).toEqual({
      accountId: '17841400000000101',
      username: 'saffron.and.slate',
      partial: false,
    });
    expect(profile).toMatchObject({
      platform: 'instagram',
      type: 'instagram',
      handle: 'saffron.and.slate',
      url: 'https://www.instagram.com/saffron.and.slate/',
      name: 'Saffron & Slate',
      headline: 'Hand-thrown stoneware 🏺',
      about: { text: 'Hand-thrown stoneware 🏺\nStudio in a former bakery\n↓ Friday shop updates' },
      contact: { email: null, phone: null, website: 'https://saffronandslate.example.com/' },
      stats: { followers: 8421, following: 312, posts: 40 },
    });
    expect(profile.avatar?.url).toContain('/441000001_101_n.jpg');
    expect(profile.media).toHaveLength(40);
    const times = profile.media.map(({ takenAt }) => takenAt ?? '');
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
    expect(report).toEqual({
      method: 'instagram:graph',
      accountId: '17841400000000101',
      fetchedAt: '2026-11-20T09:30:00.000Z',
      leftOut: [{ table: 'account', column: 'account_type', count: 1, why: 'unsupported' }],
      warnings: [],
    });
    expect(pathsAsked(instagram)).toEqual([
      'GET graph.instagram.com/v25.0/me',
      'GET graph.instagram.com/v25.0/me/media',
      'GET graph.instagram.com/v25.0/me/media',
    ]);
  });

  it('keeps reels, videos, photos and carousels apart, with what Instagram withholds left open', async () => {
    const { result } = await connect(await start(), 'IGAAFXgoodtoken0001');
    const [reel, carousel, photo, video] = result.profile.media;
    expect(reel).toMatchObject({
      id: 'instagram:post:DFq6EsYpBOZ',
      origin: { source: 'instagram:graph', path: 'media/17900000000000137' },
      kind: 'reel',
      caption: 'Glaze test no. 41. Verdict: too green?',
      takenAt: '2026-11-14T17:53:00.000Z',
      url: 'https://www.instagram.com/reel/DFq6EsYpBOZ/',
      likes: 43,
      comments: 1,
    });
    expect(reel?.pictures).toHaveLength(1);
    expect(reel?.video?.url).toContain('.mp4');
    // Field report 25: both kinds of a mixed carousel are kept.
    expect(carousel).toMatchObject({ kind: 'carousel', caption: 'نحت الطين في الصباح الباكر 🌅' });
    expect(carousel?.pictures).toHaveLength(4);
    expect(carousel?.pictures.every(({ url }) => url.includes('.jpg'))).toBe(true);
    expect(carousel?.video?.url).toContain('.mp4');
    expect(photo).toMatchObject({ kind: 'photo', video: null });
    expect(video).toMatchObject({ kind: 'video', caption: null });

    const hidden = result.profile.media[5];
    expect(hidden).toMatchObject({
      likes: null,
      comments: 6,
      caption: 'Line one\n\nLine three after an empty line\n\n⠀\n\nLast line',
    });
    const withoutFile = result.profile.media[8];
    expect(withoutFile).toMatchObject({ kind: 'reel', video: null, tags: ['end'] });
    expect(withoutFile?.pictures).toHaveLength(1);
    expect(result.profile.media[9]?.tags).toEqual(['ceramics', 'stoneware', 'handmade']);
  });

  it('is read whether Instagram wraps the account or not, and with ids as numbers', async () => {
    const instagram = await start({
      answer: ({ path }) =>
        path.startsWith('/v25.0/me/media') && !path.includes('goodtoken')
          ? jsonAnswer({ data: [] })
          : undefined,
    });
    for (const token of ['IGAAFXwrappedtoken', 'IGAAFXnumerictoken']) {
      expect((await connect(instagram, token)).accountId).toBe('17841400000000101');
    }
  });

  it('without posts is a profile without posts', async () => {
    const instagram = await start({
      answer: ({ path }) =>
        path.startsWith('/v25.0/me?')
          ? jsonAnswer({ data: [{ id: '1', user_id: '2', username: 'a_b', account_type: 'BUSINESS' }] })
          : undefined,
    });
    const { result } = await connect(instagram, 'IGAAFXemptytoken');
    expect(result.profile).toMatchObject({
      handle: 'a_b',
      name: 'a_b',
      media: [],
      headline: null,
      about: null,
    });
  });

  it('takes the children of a carousel without own addresses, and draws no film as a picture', async () => {
    const image = (server: string, name: string) => `${server}/scontent.cdninstagram.example.com/${name}`;
    const instagram: RecordedInstagram = await start({
      answer: ({ path }) => {
        if (!path.startsWith('/v25.0/me/media')) return undefined;
        const { origin } = instagram.server;
        const page = {
          data: [
            {
              id: '1',
              media_type: 'CAROUSEL_ALBUM',
              media_url: '',
              thumbnail_url: '',
              children: {
                data: [
                  { id: '2', media_type: 'IMAGE', media_url: image(origin, 'a.jpg') },
                  { id: '3', media_type: 'VIDEO', media_url: image(origin, 'b.mp4') },
                  { id: '4' },
                ],
              },
            },
            { id: '5', media_type: 'VIDEO', media_url: image(origin, 'c.mp4') },
            { id: '6', media_type: 'CAROUSEL_ALBUM', media_url: image(origin, 'd.mp4') },
            { id: '7', media_type: 'IMAGE', caption: null, media_url: null, like_count: -1 },
            { id: '8', media_type: 'IMAGE', media_product_type: 'STORY', media_url: image(origin, 'e.jpg') },
            { id: '9007199254740993', media_type: 'IMAGE' },
            { media_type: 'IMAGE', media_url: image(origin, 'f.jpg') },
          ],
        };
        // One id as a number that no double holds.
        return jsonAnswer(JSON.stringify(page).replace('"9007199254740993"', '9007199254740993'));
      },
    });
    const { media } = (await connect(instagram, 'IGAAFXgoodtoken0001')).result.profile;
    expect(media.map(({ id, kind, pictures, video }) => [id, kind, pictures.length, video !== null])).toEqual(
      [
        ['instagram:media:1', 'carousel', 1, true],
        ['instagram:media:5', 'video', 0, true],
        ['instagram:media:6', 'carousel', 0, false],
        ['instagram:media:7', 'photo', 0, false],
        ['instagram:media:9007199254740993', 'photo', 0, false],
      ],
    );
    expect(media[3]?.likes).toBeNull();
  });

  it('keeps 50 pictures of a carousel that claims more', async () => {
    const instagram: RecordedInstagram = await start({
      answer: ({ path }) =>
        path.startsWith('/v25.0/me/media')
          ? jsonAnswer({
              data: [
                {
                  id: '1',
                  media_type: 'CAROUSEL_ALBUM',
                  children: {
                    data: Array.from({ length: 60 }, (_, index) => ({
                      id: String(index),
                      media_type: 'IMAGE',
                      media_url: `${instagram.server.origin}/${index}.jpg`,
                    })),
                  },
                },
              ],
            })
          : undefined,
    });
    const [post] = (await connect(instagram, 'IGAAFXgoodtoken0001')).result.profile.media;
    expect(post?.pictures).toHaveLength(50);
  });

  it('keeps the posts that were read when a later page fails, and says so', async () => {
    const instagram = await start({
      answer: ({ path }) => (path.includes('after=') ? jsonAnswer({ error: { code: 2 } }, 500) : undefined),
    });
    const { result, partial } = await connect(instagram, 'IGAAFXgoodtoken0001');
    expect(result.profile.media).toHaveLength(25);
    expect(partial).toBe(true);
    expect(warningsOf(result.report)).toEqual(['Instagram gave us the 25 newest posts this time.']);
  });

  it('ends when Instagram sends the same page again and again', async () => {
    const instagram = await start({
      answer: ({ path }) =>
        path.startsWith('/v25.0/me/media')
          ? jsonAnswer({
              data: [{ id: '1', media_type: 'IMAGE' }],
              paging: { cursors: { after: 'same' }, next: 'https://graph.instagram.com/x' },
            })
          : undefined,
    });
    expect((await connect(instagram, 'IGAAFXgoodtoken0001')).result.profile.media).toHaveLength(1);
    expect(pathsAsked(instagram)).toHaveLength(3);
  });

  it('asks for less when Instagram no longer knows one of the fields', async () => {
    const instagram = await start({
      answer: ({ path }) =>
        path.startsWith('/v25.0/me?') && path.includes('biography')
          ? jsonAnswer({ error: { code: 100, message: '(#100) nonexisting field' } }, 400)
          : undefined,
    });
    expect((await connect(instagram, 'IGAAFXgoodtoken0001')).result.profile.media).toHaveLength(40);
  });

  it('leaves out pictures that are not on Instagram’s servers', async () => {
    const instagram = await start({
      answer: ({ path }) =>
        path.startsWith('/v25.0/me/media')
          ? jsonAnswer({
              data: [
                'http://169.254.169.254/latest',
                'javascript:alert(1)',
                'https://evil.example/1.jpg',
              ].map((url, index) => ({ id: String(index), media_type: 'IMAGE', media_url: url })),
            })
          : undefined,
    });
    const { media } = (await connect(instagram, 'IGAAFXgoodtoken0001')).result.profile;
    expect(media.flatMap(({ pictures }) => pictures)).toEqual([]);
  });
});

describe('what goes wrong with a connection', () => {
  // Field report 28: a lost connection is told apart, so that a sync pauses and changes nothing.
  it.each([
    ['IGAAFXexpired', 'expired'],
    ['IGAAFXpwchanged', 'password_changed'],
    ['IGAAFXremoved', 'app_removed'],
    ['garbage', 'invalid'],
  ])('%s: connect again (%s)', async (token, lost) => {
    const failure = await failureOf(connect(await start(), token));
    expect(failure).toMatchObject({
      lost,
      message: 'Your Instagram connection has expired. Please connect again.',
      next: ['connect', 'import'],
    });
  });

  it('too many requests: later', async () => {
    const instagram = await start();
    const failure = await failureOf(connect(instagram, 'IGAAFXratelimited'));
    expect(failure).toMatchObject({
      code: 'platform_rate_limited',
      message: 'Instagram is asking us to slow down. Try again at 09:31 UTC.',
    });
    // The whole app's limit: nobody else asks until the pause is over.
    await failureOf(connect(instagram, 'IGAAFXgoodtoken0001'));
    expect(pathsAsked(instagram)).toHaveLength(1);
    instagram.clock.at += HOUR;
    expect((await connect(instagram, 'IGAAFXgoodtoken0001')).username).toBe('saffron.and.slate');
  });

  it.each([17, 32])('code %s is one account’s limit and stops nobody else', async (code) => {
    const instagram = await start({
      answer: ({ path }) =>
        path.includes('limited')
          ? {
              ...jsonAnswer({ error: { code } }, 400),
              headers: {
                'x-business-use-case-usage': '{"1":[{"estimated_time_to_regain_access":12}]}',
              },
            }
          : undefined,
    });
    const failure = await failureOf(connect(instagram, 'limited'));
    expect(failure).toMatchObject({
      code: 'platform_rate_limited',
      retryAt: new Date(RECORDED_AT + 12 * 60_000),
    });
    expect((await connect(instagram, 'IGAAFXgoodtoken0001')).username).toBe('saffron.and.slate');
  });

  it('no permission: connect again and allow it', async () => {
    const failure = await failureOf(connect(await start(), 'IGAAFXnoperm'));
    expect(failure).toMatchObject({ code: 'platform_blocked', next: ['connect', 'import', 'sample'] });
    expect(failure.message).toContain('permission');
  });

  it('a passing failure is tried once more, and only once', async () => {
    const instagram = await start();
    const failure = await failureOf(connect(instagram, 'IGAAFXtransient'));
    expect(failure.code).toBe('platform_unavailable');
    expect(pathsAsked(instagram)).toHaveLength(2);
  });

  it.each(['PERSONAL', null, 'SOMETHING_NEW'])('an account of type %s shares no posts', async (type) => {
    const instagram = await start({
      answer: ({ path }) =>
        path.startsWith('/v25.0/me?')
          ? jsonAnswer({ user_id: '1', username: 'a', account_type: type })
          : undefined,
    });
    const failure = await failureOf(connect(instagram, 'IGAAFXgoodtoken0001'));
    expect(failure.message).toBe(
      'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.',
    );
    expect(failure.next).toContain('import');
  });

  it.each([
    ['HTML', '<html>', 200],
    ['nothing', '', 200],
    ['a list', '[]', 200],
    ['a number', '17', 200],
    ['no account', '{"data":[]}', 200],
    ['a refusal without words', '{}', 403],
    ['a redirect', '', 302],
  ])('an answer that is %s is no profile', async (_name, body, status) => {
    const instagram = await start({
      answer: () => ({ status, headers: { location: 'https://evil.example/' }, body }),
    });
    const failure = await failureOf(connect(instagram, 'IGAAFXgoodtoken0001'));
    expect(failure.code).toBe('platform_unavailable');
  });
});
