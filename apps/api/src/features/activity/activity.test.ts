import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite } from '../../testing/test-websites.ts';

describeOnSqlite('what happened to a website', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let site: { _id: string };
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    site = await makeWebsite(api, ann, 'lively');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const ask = (token: string) => api.call('GET', `/api/website/${site._id}/activity`, { token });

  it('is told to its owner, the newest first, and to nobody else', async () => {
    const edit = { website_name: 'Lively', domain_name: 'livelier' };
    const path = `/api/website/${site._id}/edit`;
    expect((await api.call('PUT', path, { token: ann.token, body: edit })).status).toBe(200);
    const { status, body } = await ask(ann.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      activity: [
        { kind: 'website_renamed', data: { from: 'lively', to: 'livelier' } },
        { kind: 'website_created' },
      ],
    });
    const bob = await api.signUp('bob@example.com');
    expect((await ask(bob.token)).status).toBe(404);
  });
});
