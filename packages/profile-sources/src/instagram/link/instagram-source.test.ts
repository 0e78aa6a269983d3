import { inspect } from 'node:util';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FixtureAnswer } from '../../testing/fixture-server.ts';
import {
  anySignal,
  failureOf,
  pathsAsked,
  readLink,
  useRecordedInstagram,
  type RecordedInstagram,
} from '../testing/recorded-instagram.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedInstagram();

const WALL =
  "Instagram doesn't let us read this profile without its owner. Connect your account or upload your Instagram data (JSON).";
const wall = { code: 'platform_blocked', message: WALL, next: ['connect', 'import', 'sample'] };
const json = (value: unknown, status = 200): FixtureAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
/** With the operator's own account already named, as the recording expects it. */
const SERVER_TOKEN = '17841400000000900:EAAGserver-secret';

describe('a pasted link, with neither a token nor the public way', () => {
  it('meets the wall at once, and Instagram is not asked', async () => {
    const instagram = await start();
    expect(await failureOf(readLink(instagram, 'harbour_light_films'))).toMatchObject(wall);
    expect(instagram.server.requests).toEqual([]);
  });

  it.each(['../x', 'a/b', 'x?y', '.a', 'a..b', 'ä', '', 'x'.repeat(31)])('%j is no name', async (name) => {
    expect((await failureOf(readLink(await start(), name))).code).toBe('profile_not_found');
  });
});

describe('with the server’s token', () => {
  it('reads a professional account by its name', async () => {
    const instagram = await start({ token: SERVER_TOKEN });
    const { profile, report } = await readLink(instagram, 'Saffron.And.Slate');
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect(profile).toMatchObject({
      handle: 'saffron.and.slate',
      name: 'Saffron & Slate',
      stats: { followers: 8421, following: 312, posts: 40 },
    });
    // The recording has one page only.
    expect(profile.media).toHaveLength(25);
    expect(profile.media[0]).toMatchObject({ id: 'instagram:post:DFq6EsYpBOZ', kind: 'reel', pictures: [] });
    expect(report).toMatchObject({
      method: 'instagram:discovery',
      warnings: [{ id: 'source.somePosts', shown: 25, total: 40 }],
    });
    expect(JSON.stringify({ profile, report })).not.toContain('secret');
    expect(instagram.server.requests.every(({ host }) => host === 'graph.facebook.com')).toBe(true);
  });

  it('finds the operator’s own account where the token does not name it', async () => {
    const instagram = await start({
      token: 'EAAGserver-secret',
      answer: ({ path }) =>
        path.startsWith('/v25.0/me/accounts')
          ? json({ data: [{ id: '1' }, { instagram_business_account: { id: '17841400000000900' } }] })
          : undefined,
    });
    expect((await readLink(instagram, 'saffron.and.slate')).profile.name).toBe('Saffron & Slate');
    await failureOf(readLink(instagram, 'nosuchuserfx'));
    expect(pathsAsked(instagram).filter((path) => path.endsWith('/accounts'))).toHaveLength(1);
  });

  it('never says that there is no such account: it may be a personal one', async () => {
    const failure = await failureOf(readLink(await start({ token: SERVER_TOKEN }), 'nosuchuserfx'));
    expect(failure).toMatchObject({
      code: 'platform_blocked',
      message:
        'Instagram shows us only professional accounts, and none is named nosuchuserfx. Check the spelling, connect your account or upload your Instagram data (JSON).',
      next: ['connect', 'import', 'sample'],
    });
  });

  it('that Instagram refuses, the visitor meets the wall and the operator is told', async () => {
    const instagram = await start({
      token: SERVER_TOKEN,
      answer: () =>
        json({ error: { code: 190, error_subcode: 463, message: 'EAAGserver-secret expired' } }, 400),
    });
    expect(await failureOf(readLink(instagram, 'saffron.and.slate'))).toMatchObject(wall);
    expect(instagram.logged.join()).toContain('INSTAGRAM_ACCESS_TOKEN');
    expect(instagram.logged.join()).not.toContain('secret');
  });

  it('whose limit is reached, the visitor is told when to come back', async () => {
    const instagram = await start({
      token: SERVER_TOKEN,
      answer: () => ({ ...json({ error: { code: 4 } }, 400), headers: { 'retry-after': '600' } }),
    });
    const limited = {
      code: 'platform_rate_limited',
      message: 'Instagram is asking us to slow down. Try again at 09:40 UTC.',
    };
    expect(await failureOf(readLink(instagram, 'saffron.and.slate'))).toMatchObject(limited);
    expect(await failureOf(readLink(instagram, 'another.name'))).toMatchObject(limited);
    expect(instagram.server.requests).toHaveLength(1);
  });

  it('of Instagram Login, reads the account it belongs to and no other', async () => {
    const instagram = await start({ token: 'IGAAFXgoodtoken0001' });
    const { profile, report } = await readLink(instagram, 'saffron.and.slate');
    expect(profile.media).toHaveLength(40);
    expect(report.method).toBe('instagram:graph');
    expect(await failureOf(readLink(instagram, 'someone.else'))).toMatchObject(wall);
    expect(instagram.server.requests.some(({ host }) => host === 'graph.facebook.com')).toBe(false);
  });

  it('is in no failure and goes to no other host', async () => {
    const broken: RecordedInstagram = await start({
      token: SERVER_TOKEN,
      answer: () => ({ status: 302, headers: { location: `${broken.server.origin}/evil.example/` } }),
    });
    const failure = await failureOf(readLink(broken, 'saffron.and.slate'));
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('secret');
    expect(new Set(broken.server.requests.map(({ host }) => host))).toEqual(new Set(['graph.facebook.com']));
  });
});

describe('the public way, where the operator switched it on', () => {
  const open = (options: Parameters<typeof start>[0] = {}) => start({ publicWay: true, ...options });

  it('reads the newest posts, and says how many are missing', async () => {
    const instagram = await open();
    const { profile, report } = await readLink(instagram, 'harbour_light_films');
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect(profile).toMatchObject({
      handle: 'harbour_light_films',
      name: 'Harbour Light Films',
      headline: 'Small films about big water 🌊',
      contact: { email: 'hello@harbourlight.example.com', website: 'https://harbourlight.example.com/reel' },
      stats: { followers: 10421, following: 188, posts: 87 },
    });
    expect(profile.avatar?.url).toContain('s320x320');
    expect(profile.links.map(({ label, url }) => `${label} ${url}`)).toEqual([
      'Showreel https://harbourlight.example.com/reel',
      'shop.example.com https://shop.example.com/?a=1&b=2',
    ]);
    expect(profile.media.map(({ kind, likes }) => `${kind} ${likes}`)).toEqual([
      'reel 299',
      'reel 298',
      'photo 297',
      'carousel 296',
      'photo null',
      'reel 294',
      'carousel 293',
      'reel 292',
      'photo 291',
      'photo 290',
      'reel 289',
      'photo 288',
    ]);
    expect(profile.media[0]).toMatchObject({
      id: 'instagram:post:DFPbletysyv',
      caption: 'Blue hour, one take. 🎥',
      url: 'https://www.instagram.com/reel/DFPbletysyv/',
      video: { duration: 3 },
      pictures: [{ width: 1080, height: 1920 }],
    });
    expect(profile.media[2]).toMatchObject({
      caption: null,
      pictures: [{ alt: 'Photo by Harbour Light Films. May be an image of a boat.' }],
    });
    expect(profile.media[3]?.pictures).toHaveLength(3);
    expect(profile.media[3]?.video?.url).toContain('.mp4');
    expect(report).toMatchObject({
      method: 'instagram:public',
      warnings: [{ id: 'source.newestPosts', shown: 12, total: 87 }],
      next: ['connect', 'import'],
    });
    expect(pathsAsked(instagram)).toEqual(['GET www.instagram.com/api/v1/users/web_profile_info/']);
    expect(instagram.server.requests[0]?.headers['x-ig-app-id']).toBe('936619743392459');
  });

  it('a private account stays its owner’s', async () => {
    expect(await failureOf(readLink(await open(), 'quiet.pine.diary'))).toMatchObject({
      code: 'profile_private',
      message:
        'This account is private. Only its owner can bring in the posts: connect it or upload your data.',
      next: ['connect', 'import', 'sample'],
    });
  });

  it('an account without posts is a profile that says so', async () => {
    const { profile, report } = await readLink(await open(), 'blank.canvas.fx');
    expect(profile).toMatchObject({ name: 'blank.canvas.fx', headline: null, about: null, media: [] });
    expect(warningsOf(report)).toEqual(['This account has no posts yet.']);
    expect(report.next).toBeUndefined();
  });

  it('an account is only missing when both the interface and its page say so', async () => {
    const instagram = await open();
    expect(await failureOf(readLink(instagram, 'nosuchuserfx'))).toMatchObject({
      code: 'profile_not_found',
      message: "We couldn't find an Instagram profile named nosuchuserfx. Check the spelling.",
    });
    expect(pathsAsked(instagram)).toEqual([
      'GET www.instagram.com/api/v1/users/web_profile_info/',
      'GET www.instagram.com/nosuchuserfx/',
    ]);
  });

  it.each([
    ['throttledfx', 1, 'asked to wait'],
    ['loginonlyfx', 2, 'asked to log in'],
    ['checkpointfx', 1, 'asked to prove who we are'],
    ['loginwallfx', 2, 'sent to the login'],
    ['shellonlyfx', 2, 'an empty shell'],
  ])('%s is a wall after %i requests: %s', async (name, requests) => {
    const instagram = await open();
    expect(await failureOf(readLink(instagram, name))).toMatchObject(wall);
    expect(instagram.server.requests).toHaveLength(requests);
  });

  it('a useragent mismatch is a wall, and the operator’s to know', async () => {
    const instagram = await open({
      answer: ({ path }) =>
        path.startsWith('/api/') ? json({ message: 'useragent mismatch', status: 'fail' }, 400) : undefined,
    });
    expect(await failureOf(readLink(instagram, 'someone'))).toMatchObject(wall);
    expect(instagram.logged).toContainEqual(expect.stringContaining('no longer accepts how we ask'));
  });

  it('a hard limit is obeyed, and nobody asks until it is over', async () => {
    const instagram = await open();
    const limited = {
      code: 'platform_rate_limited',
      message: 'Instagram is asking us to slow down. Try again at 09:35 UTC.',
      next: ['retry', 'connect', 'import', 'sample'],
    };
    expect(await failureOf(readLink(instagram, 'hardlimitfx'))).toMatchObject(limited);
    expect(await failureOf(readLink(instagram, 'harbour_light_films'))).toMatchObject(limited);
    expect(instagram.server.requests).toHaveLength(1);
    instagram.clock.at += 5 * 60_000;
    expect((await readLink(instagram, 'harbour_light_films')).profile.media).toHaveLength(12);
  });

  it('walls one after the other end the asking for a while', async () => {
    const instagram = await open({
      answer: () => json({ message: 'Please wait', require_login: true }, 401),
    });
    for (const name of ['a', 'b', 'c', 'd', 'e']) await failureOf(readLink(instagram, name));
    expect((await failureOf(readLink(instagram, 'f'))).code).toBe('platform_rate_limited');
    expect(instagram.server.requests).toHaveLength(5);
  });

  it('falls back to the page, which has no posts', async () => {
    const instagram = await open({
      answer: ({ path }) => (path.startsWith('/api/') ? json({ require_login: true }, 400) : undefined),
    });
    const { profile, report } = await readLink(instagram, 'harbour_light_films');
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect(profile).toMatchObject({
      name: 'Harbour Light Films',
      stats: { followers: 10421, following: 188, posts: null },
      contact: { website: 'https://harbourlight.example.com/reel' },
      media: [],
    });
    expect(report).toMatchObject({
      method: 'instagram:page',
      warnings: [{ id: 'source.instagramHidesPosts' }],
    });
  });

  it('takes name and picture from a page that has only those', async () => {
    const page: RecordedInstagram = await open({
      answer: ({ path }) =>
        path.startsWith('/api/')
          ? json({ require_login: true }, 400)
          : {
              status: 200,
              body: `<meta content="Zo&#xeb; &amp; Co (&#064;zoe.co) &#x2022; Fotos" property="og:title"/>
                <meta property="og:image" content="${page.server.origin}/p.jpg?a=1&amp;b=2" />`,
            },
    });
    const { profile } = await readLink(page, 'Zoe.Co');
    expect(profile).toMatchObject({ handle: 'zoe.co', name: 'Zoë & Co', stats: { followers: null } });
    expect(profile.avatar?.url).toBe(`${page.server.origin}/p.jpg?a=1&b=2`);
    expect(await failureOf(readLink(page, 'somebody.else'))).toMatchObject(wall);
  });

  it('a page that says private is private', async () => {
    const page =
      '<script type="application/json" data-sjs>{"a":{"xig_user_by_username":{"username":"shy","is_private":true}}}</script>';
    const instagram = await open({
      answer: ({ path }) => (path.startsWith('/api/') ? json({}, 400) : { status: 200, body: page }),
    });
    expect((await failureOf(readLink(instagram, 'shy'))).code).toBe('profile_private');
  });

  it.each([
    [200, '{"data":{"user":null},"status":"ok"}'],
    [200, '{"data":{}}'],
    [200, '<html>'],
    [302, ''],
    [403, ''],
  ])('an answer %s %s is a wall while the page is one', async (status, body) => {
    const instagram = await open({
      answer: ({ path }) =>
        path.startsWith('/api/') ? { status, body } : { status: 200, body: '<html></html>' },
    });
    expect(await failureOf(readLink(instagram, 'someone'))).toMatchObject(wall);
  });

  it('a server that fails is not a wall', async () => {
    const instagram = await open({ answer: () => ({ status: 502, body: 'Oops' }) });
    expect((await failureOf(readLink(instagram, 'someone'))).code).toBe('platform_unavailable');
  });

  it('comes after the server’s token, and answers what that could not', async () => {
    const instagram = await open({
      token: SERVER_TOKEN,
      answer: ({ host }) =>
        host === 'graph.facebook.com'
          ? json({ error: { code: 110, error_subcode: 2207013 } }, 400)
          : undefined,
    });
    expect((await readLink(instagram, 'harbour_light_films')).report.method).toBe('instagram:public');
    expect(pathsAsked(instagram)[0]).toBe('GET graph.facebook.com/v25.0/17841400000000900');
    expect(instagram.server.requests[1]?.path).not.toContain('secret');
  });

  it('is asked once by many at the same time', async () => {
    const instagram = await open();
    await Promise.all(Array.from({ length: 200 }, () => readLink(instagram, 'harbour_light_films')));
    expect(instagram.server.requests).toHaveLength(1);
  });
});

it('a picture whose address has expired is gone for good, so that an older copy stays', async () => {
  // Field report 27.
  const instagram = await start({ answer: () => ({ status: 403, body: 'URL signature expired' }) });
  const address = `${instagram.server.origin}/scontent.cdninstagram.example.com/1.jpg`;
  await expect(instagram.sources.fetchPicture(address, { signal: anySignal() })).rejects.toMatchObject({
    name: 'PictureFailure',
    permanent: true,
  });
});
