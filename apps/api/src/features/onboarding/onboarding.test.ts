import { ENDPOINTS } from '@tosite/api-client/endpoints/all';
import { FileSchema, type Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import type { Preview } from '@tosite/validation/website/preview';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteRenderer } from '../../publishing/site-renderer.ts';
import { createSqlite, describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { quickRenderer } from '../../testing/quick-renderer.ts';
import { testPages } from '../../testing/test-pages.ts';
import { makePreview, SAMPLE_GITHUB } from '../../testing/test-websites.ts';

const DAY = 86_400_000;

describeOnSqlite('previews', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let github: FixtureServer;

  beforeAll(async () => {
    test = await engine.create();
    github = await startFixtureServer({});
    api = await createTestApi(test, recorded(github, { RATE_LIMITS: 'off' }), { pages: testPages() });
  });
  afterAll(async () => {
    await api.close();
    await github.close();
    await test.drop();
  });

  const preview = (profileUrl: string, more: Record<string, unknown> = {}) =>
    api.post('/api/onboard/previewData', { profileUrl, ...more });

  it('show what GitHub said, with our own copies of the pictures', async () => {
    const answer = await preview('https://github.com/quillfeather-dev');
    expect(answer.status).toBe(200);
    const body = answer.body as unknown as Preview;
    expect(body).toMatchObject({
      platform: 'github',
      website_type: 'github',
      suggestedDomain: 'quillfeatherdev',
      design: { theme_name: 'swiss' },
    });
    expect(body.source.method).toContain('github');
    const avatar = body.profile.avatar?.url ?? '';
    expect(body.media[avatar]?.variants[0]?.path).toMatch(
      /^http:\/\/preview\.localhost:3000\/media\/[0-9a-f]{20}-\d+\.webp$/u,
    );
    const page = await open(body.previewUrl);
    expect(page.status).toBe(200);
    expect(page.text).toContain(body.profile.name);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.text).not.toMatch(/(?:src|srcset)="https?:/iu);
    const picture = /src="\.(\/media\/[^"]+)"/u.exec(page.text)?.[1] ?? '';
    const copy = await open(`${body.previewUrl.slice(0, -1)}${picture}`);
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(copy.text.slice(0, 4)).toBe('RIFF');
    const again = await api.call('GET', `/api/onboard/preview/${body.previewId}`);
    expect(again.body).toMatchObject({ previewId: body.previewId, suggestedName: body.suggestedName });
  });

  it('F8: nobody gets what was fetched: no call takes an address and answers with its bytes, and no answer has them', async () => {
    const taking = (Object.entries(ENDPOINTS) as [string, Endpoint][]).filter(([, { input }]) =>
      [input.params, input.query].some((part) =>
        Object.keys((part as { entries?: object } | undefined)?.entries ?? {}).some((name) =>
          /url|address|src/iu.test(name),
        ),
      ),
    );
    expect(taking.map(([name]) => name)).toEqual([]);
    const files = (Object.entries(ENDPOINTS) as [string, Endpoint][]).filter(
      ([, { output }]) => output === FileSchema,
    );
    expect(files.map(([name]) => name).toSorted()).toEqual([
      'exportAccount',
      'exportAnalytics',
      'exportWebsite',
    ]);
    const marked = await startFixtureServer({
      answer: ({ path }) =>
        path.endsWith('/users/quillfeather-dev')
          ? {
              status: 200,
              headers: { 'x-canary': 'CANARY-header' },
              body: '{"login":"quillfeather-dev","id":1,"secret_note":"CANARY-body"}',
            }
          : { status: 404, body: 'CANARY-error' },
    });
    const other = await createTestApi(test, recorded(marked, { RATE_LIMITS: 'off' }), { pages: testPages() });
    const answer = await other.post('/api/onboard/previewData', {
      profileUrl: 'https://github.com/quillfeather-dev',
    });
    const refused = await other.post('/api/onboard/previewData', {
      profileUrl: 'https://github.com/somebody-else',
    });
    expect([answer.status, refused.status]).toEqual([200, 404]);
    const said = [answer, refused].map(({ text, headers }) => `${text} ${JSON.stringify([...headers])}`);
    expect(said.filter((text) => text.includes('CANARY'))).toEqual([]);
    await other.close();
    await marked.close();
  });

  it('take a username with its platform, and on its subdomain', async () => {
    for (const more of [{ platform: 'github' }, { subdomain: 'github' }]) {
      expect((await preview('quillfeather-dev', more)).status).toBe(200);
    }
  });

  it('refuse what is no profile link with the specified words, beside the field', async () => {
    for (const [profileUrl, message] of [
      ['', 'Profile link is required'],
      ['   ', 'Profile link is required'],
      ['quillfeather-dev', 'Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL'],
      ['https://example.com/x', 'Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL'],
      [
        'https://github.com@evil.test/x',
        'Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL',
      ],
    ] as const) {
      const answer = await preview(profileUrl);
      expect([answer.status, answer.body.error, answer.body.message]).toEqual([
        400,
        'invalid_profile_link',
        message,
      ]);
      expect(answer.body.fields).toEqual({ profileOrUsername: message });
    }
  });

  it('say why a profile cannot be had, and what to do next', async () => {
    const missing = await preview('https://github.com/no-such-user-fx');
    expect([missing.status, missing.body.error]).toEqual([404, 'profile_not_found']);
    expect(missing.body.message).toBe(
      "We couldn't find a GitHub profile named no-such-user-fx. Check the spelling.",
    );
    const limited = await preview('https://github.com/rate-limited-fx');
    expect([limited.status, limited.body.error]).toEqual([429, 'platform_rate_limited']);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.body['next']).toContain('sample');
  });

  it('stream the steps as they happen, and the preview last', async () => {
    const answer = await api.post(
      '/api/onboard/previewData',
      { profileUrl: SAMPLE_GITHUB },
      { headers: { accept: 'text/event-stream' } },
    );
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = [...answer.text.matchAll(/^event: (\w+)\ndata: (.*)$/gmu)];
    const steps = events
      .filter(([, name]) => name === 'step')
      .map(([, , data]) => JSON.parse(data ?? '') as { step: string; status: string });
    expect(steps.map(({ step, status }) => `${step} ${status}`)).toEqual([
      'link done',
      'profile started',
      'profile done',
      'pictures started',
      'pictures done',
      'pages started',
      'pages done',
    ]);
    expect(events.at(-1)?.[1]).toBe('preview');
  });

  it('T12: end after a day, with their pages and pictures', async () => {
    const body = await makePreview(api);
    const files = await test.database.db.selectFrom('preview_files').select('storage_key').execute();
    expect(files.length).toBeGreaterThan(0);
    api.advance(DAY + 1000);
    expect((await api.call('GET', `/api/onboard/preview/${body.previewId}`)).status).toBe(404);
    expect((await open(body.previewUrl)).status).toBe(404);
    for (const sweep of api.services.sweeps) await sweep();
    const left = await test.database.db.selectFrom('preview_files').select('path').execute();
    expect(left).toEqual([]);
    expect(await test.database.db.selectFrom('media').select('id').execute()).toEqual([]);
    api.advance(-DAY - 1000);
  });

  it('T12: cannot be guessed', async () => {
    for (let index = 0; index < 200; index += 1) {
      const id = Math.random().toString(16).slice(2).padEnd(32, '0').slice(0, 32);
      expect((await api.call('GET', `/api/onboard/preview/${id}`)).status).toBe(404);
    }
    const rows = await test.database.db.selectFrom('previews').selectAll().execute();
    const body = await makePreview(api);
    expect(JSON.stringify(rows)).not.toContain(body.previewId);
  });

  it('R12: are made by the form of a page without script', async () => {
    const form = (profileOrUsername: string, subdomain = 'github') =>
      api.call('POST', '/website/link-profile', {
        raw: new URLSearchParams({ profileOrUsername, subdomain }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        origin: 'http://github.localhost:3000',
      });
    const good = await form('tosite-sample-tove');
    expect(good.status).toBe(303);
    const ready = await open(good.headers.get('location') ?? '');
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(ready.headers.get('content-security-policy')).toContain("default-src 'none'");
    const links = [...ready.text.matchAll(/<a href="([^"]+)"/gu)].map(([, url = '']) => url);
    const [, previewId = ''] = /\/([0-9a-f]{32})\/$/u.exec(links[0] ?? '') ?? [];
    expect((await open(links[0] ?? '')).text).toContain('Tove Lindahl');
    expect(links[1]).toBe(`http://dashboard.localhost:3000/website/preview?id=${previewId}`);
    expect((await open(`http://preview.localhost:3000/${'0'.repeat(32)}/next`)).status).toBe(404);
    const bad = await form('"><script>alert(1)</script>', 'dashboard');
    expect(bad.status).toBe(400);
    expect(bad.text).toContain('Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL');
    expect(bad.text).toContain('&quot;&gt;&lt;script&gt;');
    expect(bad.text).not.toContain('<script>');
  });

  async function open(address: string): ReturnType<TestApi['call']> {
    const url = new URL(address);
    return api.call('GET', url.pathname, { host: url.host, origin: null });
  }
});

it('B4: a network may make thirty previews an hour; samples and profiles read within the hour are free', async () => {
  const test = await createSqlite();
  const github = await startFixtureServer({});
  const api = await createTestApi(test, recorded(github, {}));
  try {
    const ask = (profileUrl: string, from = '203.0.113.9') =>
      api.post('/api/onboard/previewData', { profileUrl }, { from });
    for (let index = 0; index < 30; index += 1) {
      expect((await ask(`https://github.com/no-such-user-${index}`)).status).not.toBe(429);
    }
    const refused = await ask('https://github.com/no-such-user-31');
    expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(SAMPLE_GITHUB)).status).toBe(200);
    expect((await ask('https://github.com/no-such-user-31', '203.0.114.1')).status).toBe(404);
  } finally {
    await api.close();
    await github.close();
    await test.drop();
  }
});

it('V15: what is more than can be made at once is refused early; whoever waits knows for how many, and visitors do not', async () => {
  const test = await createSqlite();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let drawing = 0;
  let most = 0;
  let drawn: ReturnType<SiteRenderer['renderSite']> | null = null;
  const renderer: SiteRenderer = {
    ...quickRenderer,
    async renderSite(site, options) {
      drawing += 1;
      most = Math.max(most, drawing);
      await gate;
      drawing -= 1;
      return (drawn ??= quickRenderer.renderSite(site, options));
    },
  };
  const api = await createTestApi(test, { RATE_LIMITS: 'off' }, { renderer, pages: testPages() });
  try {
    const ask = (headers: Record<string, string> = {}) =>
      api.post('/api/onboard/previewData', { profileUrl: SAMPLE_GITHUB }, { headers });
    const answers = Array.from({ length: 64 }, () => ask());
    const early = await Promise.all([Promise.race(answers), ask({ accept: 'text/event-stream' })] as const);
    expect(early[0].status).toBe(503);
    expect([early[0].body.error, early[0].headers.get('retry-after')]).toEqual(['overloaded', '10']);
    expect(early[1].text).toContain('overloaded');
    const form = await api.call('POST', '/website/link-profile', {
      raw: new URLSearchParams({ profileOrUsername: 'tosite-sample-tove', subdomain: 'github' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      origin: 'http://github.localhost:3000',
    });
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '10']);
    expect((await api.call('GET', '/readyz')).status).toBe(200);
    const landing = await api.call('GET', '/', { host: 'github.localhost:3000', origin: null });
    expect(landing.status).toBe(200);
    await expect.poll(() => drawing).toBe(2);
    open();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
    expect(most).toBe(2);
    // The line is empty again.
    expect((await ask()).status).toBe(200);
  } finally {
    await api.close();
    await test.drop();
  }
});

it('V6: a platform that answers nothing holds up neither the others nor who reads and visits', async () => {
  const test = await createSqlite();
  const github = await startFixtureServer({ answer: () => ({ status: 200, body: '{}', delayMs: 600_000 }) });
  const api = await createTestApi(test, recorded(github, { RATE_LIMITS: 'off' }), { pages: testPages() });
  try {
    const owner = await api.signUp('patient@example.com');
    let ended = 0;
    const hanging = Array.from({ length: 30 }, async (_, index) => {
      await api.post('/api/onboard/previewData', { profileUrl: `https://github.com/silent-${index}` });
      ended += 1;
    });
    // As many as are asked at once are on their way.
    await expect.poll(() => github.requests.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
    expect((await api.call('GET', '/api/auth/status', { token: owner.token })).status).toBe(200);
    const landing = await api.call('GET', '/', { host: 'github.localhost:3000', origin: null });
    expect(landing.status).toBe(200);
    const sample = await makePreview(api, 'https://www.linkedin.com/in/tosite-sample-noor');
    expect((await open(sample.previewUrl)).status).toBe(200);
    expect(ended).toBe(0);
    await github.close();
    await Promise.all(hanging);

    async function open(address: string) {
      const url = new URL(address);
      return api.call('GET', url.pathname, { host: url.host, origin: null });
    }
  } finally {
    await api.close();
    await test.drop();
  }
}, 120_000);

it('whoever waits while others are drawn is told behind how many', async () => {
  const test = await createSqlite();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let begun = 0;
  const renderer: SiteRenderer = {
    ...quickRenderer,
    async renderSite(site, options) {
      begun += 1;
      await gate;
      return quickRenderer.renderSite(site, options);
    },
  };
  const api = await createTestApi(test, { RATE_LIMITS: 'off' }, { renderer });
  try {
    const ask = () =>
      api.post(
        '/api/onboard/previewData',
        { profileUrl: SAMPLE_GITHUB },
        { headers: { accept: 'text/event-stream' } },
      );
    const first = [ask(), ask()];
    await expect.poll(() => begun).toBe(2);
    const waiting = ask();
    setTimeout(open, 500);
    expect((await Promise.all(first)).map(({ text }) => text.includes('waiting for'))).toEqual([
      false,
      false,
    ]);
    expect((await waiting).text).toContain('"detail":"waiting for 1 other"');
  } finally {
    await api.close();
    await test.drop();
  }
});

it('B4: the form of a page without script counts as any call does, and is ours alone', async () => {
  const test = await createSqlite();
  const api = await createTestApi(test, {}, { pages: testPages() });
  try {
    const form = (origin: string | null, from = '203.0.113.9') =>
      api.call('POST', '/website/link-profile', {
        raw: new URLSearchParams({ profileOrUsername: 'nothing at all', subdomain: 'github' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        origin,
        from,
      });
    const foreign = await form('http://evil.test', '203.0.114.1');
    expect(foreign.status).toBe(400);
    expect(foreign.text).toContain('The server did not accept this.');
    const statuses: number[] = [];
    for (let index = 0; index < 301; index += 1) statuses.push((await form(null)).status);
    expect([...new Set(statuses.slice(0, 300)), statuses.at(-1)]).toEqual([400, 429]);
  } finally {
    await api.close();
    await test.drop();
  }
});

function recorded(github: FixtureServer, settings: Record<string, string>): Record<string, string> {
  return {
    ...settings,
    GITHUB_API_BASE: `${github.origin}/api.github.com`,
    GITHUB_RAW_BASE: `${github.origin}/raw.githubusercontent.com`,
  };
}
