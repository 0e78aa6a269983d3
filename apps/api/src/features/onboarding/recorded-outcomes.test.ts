import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { recordedProviders } from '@tosite/profile-sources/testing/recorded-providers';
import { recordedSettings } from '@tosite/profile-sources/testing/recorded-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../server.ts';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { exportFile, uploadForm } from '../../testing/uploads.ts';

// As `pnpm dev` runs: each outcome has a handle, an account or a file to try it with.

let test: TestDatabase;
let platforms: FixtureServer;
let api: TestApi;
let server: RunningServer;
beforeAll(async () => {
  test = await createSqlite();
  platforms = await startFixtureServer({ answer: recordedProviders() });
  api = await createTestApi(test, { RATE_LIMITS: 'off', ...recordedSettings(platforms.origin) });
  server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop({ timeoutMs: 500 });
  await api.close();
  await platforms.close();
  await test.drop();
});

const WALL_INSTAGRAM =
  "Instagram doesn't let us read this profile without its owner. Connect your account or upload your Instagram data (JSON).";
const WALL_LINKEDIN =
  "LinkedIn doesn't let websites read profiles. Upload your LinkedIn data (ZIP) – it takes a few minutes to request – or fill in the form.";
const SILENT_YOUTUBE = "YouTube isn't answering us at the moment. We'll try again automatically.";

describe('a link', () => {
  it.each([
    [
      'github.com/no-such-user-fx',
      "We couldn't find a GitHub profile named no-such-user-fx. Check the spelling.",
    ],
    ['youtube.com/@nosuchchannelfx', "We couldn't find this YouTube channel."],
    ['youtube.com/channel/UCremovedchannelfx000001', 'YouTube says this channel has been removed.'],
    ['youtube.com/@consentwallfx', SILENT_YOUTUBE],
    ['youtube.com/@sorrywallfx', SILENT_YOUTUBE],
    ['instagram.com/loginonlyfx', WALL_INSTAGRAM],
    ['instagram.com/loginwallfx', WALL_INSTAGRAM],
    ['instagram.com/shellonlyfx', WALL_INSTAGRAM],
    [
      'instagram.com/quiet.pine.diary',
      'This account is private. Only its owner can bring in the posts: connect it or upload your data.',
    ],
    ['linkedin.com/in/blocked-fx', WALL_LINKEDIN],
    ['linkedin.com/in/authwalled-fx', WALL_LINKEDIN],
    ['linkedin.com/in/loginwalled-fx', WALL_LINKEDIN],
    ['linkedin.com/in/no-such-person-fx', "We couldn't find this LinkedIn page, or it isn't public."],
  ])('%s fails with its sentence and a way on', async (profileUrl, sentence) => {
    const { status, body } = await api.post('/api/onboard/previewData', { profileUrl });
    expect([status >= 400, body.message]).toEqual([true, sentence]);
    expect((body['next'] as string[]).length).toBeGreaterThan(0);
  });

  it.each([
    ['github.com/tomas-brindlewood', 'This profile has no public repositories yet.'],
    ['youtube.com/@emptychannelfx', 'This channel has no public videos yet.'],
    [
      'linkedin.com/in/mireille-okonjo-blanc-fx',
      'LinkedIn hides your work history from us. Add it by uploading your data.',
    ],
  ])('%s becomes a site that says what it has not', async (profileUrl, warning) => {
    const { status, body } = await api.post('/api/onboard/previewData', { profileUrl });
    expect([status, body.message]).toEqual([200, undefined]);
    expect((body['source'] as { warnings: string[] }).warnings).toContain(warning);
  });
});

it.each([
  'github.com/quillfeather-dev',
  'github.com/larkspur-foundry',
  'youtube.com/@kettleandcompass',
  'youtube.com/@lumenloom.studio',
  'instagram.com/harbour_light_films',
  'instagram.com/blank.canvas.fx',
  'linkedin.com/in/mireille-okonjo-blanc-fx-visible',
  'linkedin.com/company/atelier-cendre-fx',
])('%s becomes a site', async (profileUrl) => {
  const { status, body } = await api.post('/api/onboard/previewData', { profileUrl });
  expect([status, body.message]).toEqual([200, undefined]);
});

it('github.com/rate-limited-fx names the time, and GitHub is left alone until then', async () => {
  const sentence = /^GitHub is asking us to slow down\. Try again at \d\d:\d\d/u;
  for (const handle of ['rate-limited-fx', 'octo-next-fx']) {
    const answer = await api.post('/api/onboard/previewData', { profileUrl: `github.com/${handle}` });
    expect([answer.status, answer.body.message]).toEqual([429, expect.stringMatching(sentence)]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

it('offers to connect an account only where that is set up', async () => {
  const bare = await createTestApi(test, {
    RATE_LIMITS: 'off',
    ...Object.fromEntries(
      Object.entries(recordedSettings(platforms.origin)).filter(([name]) => !name.includes('_CLIENT_')),
    ),
  });
  const nextOf = async (someone: TestApi, profileUrl: string): Promise<unknown> => {
    const { body } = await someone.post('/api/onboard/previewData', { profileUrl });
    return body['next'] ?? (body['source'] as { next?: unknown }).next;
  };
  expect(await nextOf(api, 'instagram.com/loginonlyfx')).toEqual(['connect', 'import', 'sample']);
  expect(await nextOf(bare, 'instagram.com/loginonlyfx')).toEqual(['import', 'sample']);
  const masked = 'linkedin.com/in/mireille-okonjo-blanc-fx';
  expect(await nextOf(api, masked)).toEqual(['import', 'connect']);
  expect(await nextOf(bare, masked)).toEqual(['import']);
  await bare.close();
});

/** What the recorded page offers, by the name before the colon. */
const agree = async (url: string, name: string): Promise<URLSearchParams> => {
  const page = await (await fetch(url)).text();
  const links = [...page.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/gu)];
  const link = links.find(([, , label = '']) => label.startsWith(name))?.[1] ?? '';
  return new URL(link.replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code))))
    .searchParams;
};

describe('signing in', () => {
  it.each([
    ['google', 'Gina Google', 200, /^$/u],
    ['github', 'Hugo Hub', 200, /^$/u],
    ['linkedin', 'Mireille', 200, /^$/u],
    ['google', 'Uma', 403, /^Google has not confirmed an e-mail address of yours\./u],
    ['github', 'Una', 403, /^GitHub has not confirmed an e-mail address of yours\./u],
  ] as const)('with %s as %s answers %i', async (provider, name, status, sentence) => {
    const begun = await api.call('GET', `/api/auth/oauth/${provider}/start`, { origin: null });
    const back = await agree(begun.headers.get('location') ?? '', name);
    const answer = await api.post(
      '/api/auth/oauth/callback',
      { code: back.get('code'), state: back.get('state') },
      { cookie: `__Host-oauth=${begun.cookies['__Host-oauth']}` },
    );
    expect([answer.status, answer.body.message ?? '']).toEqual([status, expect.stringMatching(sentence)]);
  });
});

describe('connecting', () => {
  const connect = async (platform: string, name: string) => {
    const owner = await api.signUp(`${Math.random().toString(36).slice(2)}@example.com`);
    const { token } = owner;
    const begun = await api.post('/api/connections/start', { platform }, { token });
    const back = await agree(String(begun.body['url']), name);
    const finished = await api.post(
      '/api/connections/finish',
      { code: back.get('code'), state: back.get('state') },
      { token },
    );
    if (finished.status !== 200) return finished;
    const { _id: id } = finished.body['connection'] as { _id: string };
    return api.post(`/api/connections/${id}/preview`, {}, { token });
  };

  it.each([
    ['instagram', 'saffron.and.slate', 'instagram:graph'],
    ['linkedin', 'Mireille', 'linkedin:portability'],
    ['linkedin', 'Max Member', 'linkedin:userinfo'],
  ])('%s as %s becomes a preview', async (platform, name, method) => {
    const { status, body } = await connect(platform, name);
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body['source']).toMatchObject({ method });
  });

  it.each([
    [
      'instagram',
      'a.person',
      'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.',
    ],
    ['instagram', 'harbour.ends', 'Your Instagram connection has expired. Please connect again.'],
    ['linkedin', 'Ella', "LinkedIn is still preparing your data. We'll check again in a few minutes."],
  ])('%s as %s fails with its sentence', async (platform, name, sentence) => {
    expect((await connect(platform, name)).body.message).toBe(sentence);
  });
});

describe('an upload', () => {
  it.each([
    [
      'instagram/export/instagram-html-variant.zip',
      /^This is the HTML version\. Request the download again and choose JSON\.$/u,
    ],
    ['linkedin/export/connections-only.zip', /has no Profile\.csv\. Choose Profile \(and Positions\)/u],
    ['linkedin/export/not-a-zip.zip', /^not-a-zip\.zip is/u],
    ['linkedin/export/truncated.zip', /^truncated\.zip is incomplete/u],
  ])('of %s is refused with its sentence', async (path, sentence) => {
    const name = path.split('/').at(-1) ?? '';
    const { status, body } = await uploadForm(server.port, [{ name, data: exportFile(path) }]);
    expect([status, body.message]).toEqual([422, expect.stringMatching(sentence)]);
  });
});
