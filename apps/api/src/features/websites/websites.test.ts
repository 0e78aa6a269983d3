import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makePreview, makeWebsite, SAMPLE_LINKEDIN, visit } from '../../testing/test-websites.ts';

const DAY = 86_400_000;

describeOnEachDatabase('websites', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let bob: SignedIn;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    bob = await api.signUp('bob@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  once('turn a preview into a site that anybody can open when the answer arrives', async () => {
    const website = await makeWebsite(api, ann, 'tovesite');
    expect(website).toMatchObject({
      website_type: 'github',
      subdomain: 'github',
      domain_name: 'tovesite',
      plan: 'free',
      status: 'published',
      url: 'http://tovesite.localhost:3000',
      theme_name: 'swiss',
    });
    const page = await visit(api, 'tovesite');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Tove Lindahl');
    expect(page.text).toContain('tidelog');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  once('are asked away from search engines until the owner confirms the address', async () => {
    await makeWebsite(api, bob, 'unverified');
    const before = await visit(api, 'unverified');
    expect(before.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(before.text).toContain('noindex');
    const token = await api.mailedToken('verify', 'bob@example.com');
    expect((await api.post('/api/auth/verify-email', { token })).status).toBe(200);
    await expect
      .poll(async () => (await visit(api, 'unverified')).text, { timeout: 10_000 })
      .not.toContain('noindex');
    api.advance(3000);
    expect((await visit(api, 'unverified')).headers.get('x-robots-tag')).toBeNull();
  });

  once('answer the current one, all of them, and switch', async () => {
    const second = await makeWebsite(api, ann, 'noorsite', SAMPLE_LINKEDIN);
    const current = await api.post('/api/website/current-website', {}, { token: ann.token });
    expect(current.body['website']).toMatchObject({ _id: second._id });
    const all = await api.post('/api/website/all', { subdomain: 'dashboard' }, { token: ann.token });
    expect((all.body['websites'] as { domain_name: string }[]).map((site) => site.domain_name)).toEqual([
      'tovesite',
      'noorsite',
    ]);
    const github = await api.post('/api/website/all', { subdomain: 'github' }, { token: ann.token });
    expect(github.body['websites']).toHaveLength(1);
    const first = (all.body['websites'] as { _id: string }[])[0]?._id ?? '';
    expect(
      (await api.post('/api/website/switch-website', { website_id: first }, { token: ann.token })).status,
    ).toBe(200);
    const now = await api.post('/api/website/current-website', {}, { token: ann.token });
    expect(now.body['website']).toMatchObject({ _id: first });
    const none = await api.post(
      '/api/website/current-website',
      { subdomain: 'youtube' },
      { token: ann.token },
    );
    expect(none.body['website']).toBeNull();
  });

  it('T11: give a name once, whatever its letter case, when twenty people ask at the same time', async () => {
    const previews = await Promise.all(Array.from({ length: 5 }, () => makePreview(api)));
    const answers = await Promise.all(
      [...previews, ...previews, ...previews, ...previews].map((preview, index) =>
        api.post('/api/website/create', createBody(preview, index % 2 === 0 ? 'racer' : 'RaCeR'), {
          token: index % 3 === 0 ? ann.token : bob.token,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(19);
    expect(refused.filter(({ body }) => body.error !== 'domain_taken')).toEqual([]);
    expect(refused[0]?.body).toMatchObject({
      error: 'domain_taken',
      fields: { websiteDomain: 'This address is taken. Choose another.' },
    });
    const rows = await test.database.db
      .selectFrom('websites')
      .select('id')
      .where('label', '=', 'racer')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('V10: answer the same create twice under one key, with one site', async () => {
    const preview = await makePreview(api);
    const call = { token: ann.token, headers: { 'idempotency-key': 'create-once-0001' } };
    const [one, two] = await Promise.all([
      api.post('/api/website/create', createBody(preview, 'onceonly'), call),
      api.post('/api/website/create', createBody(preview, 'onceonly'), call),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.text).toBe(two.text);
    const other = await api.post('/api/website/create', createBody(preview, 'twice'), call);
    expect(other.status).toBe(409);
  });

  once('refuse what cannot be a name, with the specified words', async () => {
    const preview = await makePreview(api);
    const create = (label: string) =>
      api.post('/api/website/create', createBody(preview, label), { token: ann.token });
    const expected: [string, number, string][] = [
      ['', 400, 'Website domain is required'],
      ['a'.repeat(64), 400, 'Website domain must be 63 characters or less'],
      ['with-hyphen', 400, 'Only letters, numbers and hyphens allowed'],
      ['ünicode', 400, 'Only letters, numbers and hyphens allowed'],
      ['аdmin', 400, 'Only letters, numbers and hyphens allowed'],
      ['admin', 409, 'This address is reserved. Choose another.'],
      ['DASHBOARD', 409, 'This address is reserved. Choose another.'],
    ];
    for (const [label, status, message] of expected) {
      const answer = await create(label);
      expect([label, answer.status, answer.body.fields?.['websiteDomain']]).toEqual([label, status, message]);
    }
  });

  once(
    'refuse a preview of another kind, an unknown one and one older than a day, and leave nothing behind',
    async () => {
      const preview = await makePreview(api);
      const post = async (body: Record<string, string>) =>
        api.post('/api/website/create', body, { token: (await fresh(ann)).token });
      expect(
        (await post({ ...createBody(preview, 'kindless'), type: 'youtube' })).body.fields?.['type'],
      ).toContain('kind');
      expect((await post({ ...createBody(preview, 'kindless'), previewId: 'f'.repeat(32) })).status).toBe(
        410,
      );
      api.advance(DAY + 1000);
      expect((await post(createBody(preview, 'kindless'))).body.error).toBe('preview_expired');
      api.advance(-DAY - 1000);
      const rows = await test.database.db
        .selectFrom('labels')
        .select('label')
        .where('label', '=', 'kindless')
        .execute();
      expect(rows).toEqual([]);
    },
  );

  once(
    'move to another address: the old one redirects, stays held, and only its owner takes it back',
    async () => {
      const website = await makeWebsite(api, ann, 'firstname');
      const moved = await api.call('PUT', `/api/website/${website._id}/edit`, {
        token: ann.token,
        body: { domain_name: 'SecondName', website_name: 'Renamed' },
      });
      expect(moved.body['website']).toMatchObject({ domain_name: 'secondname', website_name: 'Renamed' });
      const old = await visit(api, 'firstname', '/some/page?x=1');
      expect([old.status, old.headers.get('location')]).toEqual([
        301,
        'http://secondname.localhost:3000/some/page?x=1',
      ]);
      expect((await visit(api, 'secondname')).status).toBe(200);

      const check = (token?: string) =>
        api.post(
          '/api/website/check-domain',
          { domain_name: 'firstname' },
          token === undefined ? {} : { token },
        );
      expect((await check()).body).toMatchObject({
        available: false,
        reason: 'taken',
        message: expect.stringContaining('rests for 90 days'),
        messageReason: { id: 'website.addressRests' },
      });
      expect((await check(bob.token)).body['available']).toBe(false);
      expect((await check(ann.token)).body['available']).toBe(true);
      const preview = await makePreview(api);
      const refused = await api.post('/api/website/create', createBody(preview, 'firstname'), {
        token: bob.token,
      });
      expect([refused.status, refused.body['reason']]).toEqual([409, { id: 'website.addressRests' }]);
      const back = await api.call('PUT', `/api/website/${website._id}/edit`, {
        token: ann.token,
        body: { domain_name: 'firstname' },
      });
      expect(back.status).toBe(200);
      expect((await visit(api, 'secondname')).headers.get('location')).toBe(
        'http://firstname.localhost:3000/',
      );
    },
  );

  once('go offline and come back', async () => {
    const website = await makeWebsite(api, ann, 'sleepy');
    const edit = (status: string) =>
      api.call('PUT', `/api/website/${website._id}/edit`, { token: ann.token, body: { status } });
    expect((await edit('unpublished')).status).toBe(200);
    expect((await visit(api, 'sleepy')).status).toBe(410);
    expect((await edit('published')).status).toBe(200);
    expect((await visit(api, 'sleepy')).status).toBe(200);
    expect((await edit('suspended')).status).toBe(400);
  });

  once('D3: are gone when they are deleted, and the name is held for 90 days', async () => {
    const website = await makeWebsite(api, bob, 'goodbye');
    expect(
      (await api.call('DELETE', `/api/website/${website._id}/delete`, { token: bob.token })).status,
    ).toBe(204);
    expect((await visit(api, 'goodbye')).status).toBe(410);
    expect(await readdir(join(test.folder, 'files', 'sites')).catch(() => [])).not.toContain(website._id);
    const claim = async (): Promise<number> => {
      const preview = await makePreview(api);
      return (
        await api.post('/api/website/create', createBody(preview, 'goodbye'), {
          token: (await fresh(ann)).token,
        })
      ).status;
    };
    api.advance(89 * DAY);
    expect(await claim()).toBe(409);
    api.advance(2 * DAY);
    expect(await claim()).toBe(201);
    api.advance(-91 * DAY);
  });

  async function fresh(user: SignedIn): Promise<SignedIn> {
    const answer = await api.post('/api/auth/email/login', {
      email: user.email,
      password: 'correct horse battery 9',
    });
    return { ...user, token: String(answer.body['accessToken']) };
  }
});
