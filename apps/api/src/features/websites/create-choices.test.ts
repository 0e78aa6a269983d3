import type { Preview } from '@tosite/validation/website/preview';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makePreview } from '../../testing/test-websites.ts';
import { findWebsiteForPublishing } from '../../site-content/website-store.ts';

describe('what is chosen when a website is made', () => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let preview: Preview;
  let counter = 0;
  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    preview = await makePreview(api);
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });
  const create = (more: object) => {
    counter += 1;
    const body = { ...createBody(preview, `chosen${counter}`), ...more };
    return api.post('/api/website/create', body, { token: ann.token });
  };
  const made = async (more: object): Promise<Website> => {
    const answer = await create(more);
    expect([answer.status, answer.body.message]).toEqual([201, undefined]);
    return answer.body['website'] as Website;
  };

  it('is the time zone, the language, and which ways to write to them are shown', async () => {
    const contact = { showEmail: true, showPhone: false };
    const website = await made({ timezone: 'America/Los_Angeles', language: 'pt-BR', contact });
    expect(website).toMatchObject({ timezone: 'America/Los_Angeles', language: 'pt-BR' });
    const stored = await findWebsiteForPublishing(test.database.db, website._id);
    expect(stored?.spec.design.sections.contact).toMatchObject(contact);
  });

  it('is UTC and the preview’s language without a choice; English where nobody knows it', async () => {
    expect(await made({})).toMatchObject({ timezone: 'UTC', language: preview.language });
    expect(await made({ language: 'und' })).toMatchObject({ language: preview.language });
    const row = await test.database.db.selectFrom('previews').select('payload').executeTakeFirstOrThrow();
    const payload = JSON.parse(row.payload) as { spec: object };
    const unknown = { ...payload, spec: { ...payload.spec, language: 'und' } };
    await test.database.db
      .updateTable('previews')
      .set({ payload: JSON.stringify(unknown) })
      .execute();
    expect(await made({})).toMatchObject({ language: 'en' });
    expect(await made({ language: 'de' })).toMatchObject({ language: 'de' });
    await test.database.db.updateTable('previews').set({ payload: row.payload }).execute();
  });

  it.each([
    [{ timezone: 'Mars/Olympus' }, { timezone: 'Choose a time zone such as Europe/Lisbon.' }],
    [{ timezone: '+09:00' }, { timezone: 'Choose a time zone such as Europe/Lisbon.' }],
    [{ timezone: '' }, { timezone: 'Choose a time zone such as Europe/Lisbon.' }],
    [{ timezone: 'x'.repeat(61) }, { timezone: 'Choose a time zone such as Europe/Lisbon.' }],
    [{ language: 'Klingon!' }, { language: 'Choose a language such as en or pt-BR.' }],
    [{ language: 4 }, { language: 'Choose a language such as en or pt-BR.' }],
    [{ contact: { showEmail: 'yes' } }, { 'contact.showEmail': 'Say true or false.' }],
    [{ contact: { showFax: true } }, { 'contact.showFax': 'This field is not known here.' }],
  ])('is refused beside its field: %j', async (more, fields) => {
    const answer = await create(more);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });

  it('can be changed later: another time zone draws the pages anew', async () => {
    const website = await made({});
    const edit = (body: object) =>
      api.call('PUT', `/api/website/${website._id}/edit`, { token: ann.token, body });
    const before = await findWebsiteForPublishing(test.database.db, website._id);
    expect((await edit({ timezone: 'Asia/Tokyo', language: 'ja' })).body['website']).toMatchObject({
      timezone: 'Asia/Tokyo',
      language: 'ja',
    });
    const after = await findWebsiteForPublishing(test.database.db, website._id);
    expect(after?.spec.timezone).toBe('Asia/Tokyo');
    expect(after?.published_id).not.toBe(before?.published_id);
    const wrong = await edit({ timezone: 'Asia/Atlantis' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['timezone']]);
  });
});
