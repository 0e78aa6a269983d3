import type { Version } from '@tosite/api-client/endpoints/history';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

type Saved = { spec: SiteSpec; revision: number };

describe('a site as one document', () => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let id: string;

  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    id = (await makeWebsite(api, ann, 'onesite'))._id;
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const read = async (): Promise<Saved> => {
    const answer = await api.call('GET', `/api/website/${id}/site`, { token: ann.token });
    expect(answer.status).toBe(200);
    return answer.body as unknown as Saved;
  };
  const save = (body: unknown) => api.call('PUT', `/api/website/${id}/site`, { token: ann.token, body });
  const versions = async () =>
    (await api.call('GET', `/api/website/${id}/history`, { token: ann.token })).body['history'] as Version[];
  const publishes = async (): Promise<number> =>
    (await test.database.db.selectFrom('publishes').select('id').where('website_id', '=', id).execute())
      .length;
  /** What one press of Save holds: a text, a theme, an order, search settings and the name. */
  const changed = (spec: SiteSpec): SiteSpec => ({
    ...spec,
    name: 'One House',
    design: { ...spec.design, theme_name: 'ledger', theme_mode: 'dark' },
    sectionOrder: ['hero', 'contact'],
    seo: { ...spec.seo, title: 'Tides and tables' },
    edits: { ...spec.edits, fields: { headline: 'All of it at once' } },
  });

  it('is saved at once: one publish, one version, which says what changed, and live', async () => {
    const before = await read();
    const [publishesBefore, versionsBefore] = [await publishes(), (await versions()).length];
    const saved = await save({ spec: changed(before.spec), revision: before.revision });
    expect([saved.status, saved.body]).toEqual([
      200,
      { spec: changed(before.spec), revision: before.revision + 1 },
    ]);
    expect(await read()).toEqual(saved.body);
    expect(await publishes()).toBe(publishesBefore + 1);
    const [newest, ...older] = await versions();
    expect(older).toHaveLength(versionsBefore);
    expect(newest).toMatchObject({ reason: 'edited', current: true });
    expect([...(newest?.changed ?? [])].sort()).toEqual(['edits', 'mode', 'name', 'order', 'seo', 'theme']);
    const page = await visit(api, 'onesite');
    for (const text of ['All of it at once', 'Tides and tables', 'data-mode="dark"'])
      expect(page.text).toContain(text);
    expect(page.text).not.toContain('data-section="repositories"');
  });

  it('is not written over what was saved meanwhile, by whichever call', async () => {
    const { spec, revision } = await read();
    const seo = await api.call('PUT', `/api/website/${id}/seo-settings`, {
      token: ann.token,
      body: { description: 'Saved elsewhere.' },
    });
    expect(seo.status).toBe(200);
    const stale = await save({ spec, revision });
    expect([stale.status, stale.body.error, stale.body['revision']]).toEqual([
      409,
      'stale_design',
      revision + 1,
    ]);
    expect((await read()).spec.seo.description).toBe('Saved elsewhere.');
  });

  it('publishes nothing when nothing is another', async () => {
    const now = await read();
    const before = await publishes();
    const answer = await save(now);
    expect([answer.status, answer.body]).toEqual([200, now]);
    expect(await publishes()).toBe(before);
  });

  it.each([
    [{ type: 'youtube' }, 'type'],
    [{ name: '' }, 'name'],
    [{ language: 'und' }, 'language'],
    [{ language: 'Klingon!' }, 'language'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
  ])('refuses beside its field what cannot be: %j', async (part, field) => {
    const { spec, revision } = await read();
    const answer = await save({ spec: { ...spec, ...part }, revision });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await read()).toEqual({ spec, revision });
  });

  it('is the same that the specified calls read and write', async () => {
    const { spec, revision } = await read();
    const design = await api.call('GET', '/api/design/onesite', { token: ann.token });
    expect(design.body).toEqual({
      design: spec.design,
      section_order: spec.sectionOrder,
      website_type: spec.type,
      revision,
    });
    const edited = await api.call('PUT', `/api/website/${id}/edit`, {
      token: ann.token,
      body: {
        profile: { ...spec.edits, fields: { headline: 'By the other call' } },
        profileRevision: revision,
      },
    });
    expect(edited.body['profileRevision']).toBe(revision + 1);
    expect((await read()).spec.edits.fields).toEqual({ headline: 'By the other call' });
  });

  it('loses neither of two changes of other parts at the same time', async () => {
    const [seo, design] = await Promise.all([
      api.call('PUT', `/api/website/${id}/seo-settings`, { token: ann.token, body: { title: 'Both' } }),
      api.post(
        '/api/design',
        { domainName: 'onesite', section_order: ['hero', 'about'] },
        { token: ann.token },
      ),
    ]);
    expect([seo.status, design.status]).toEqual([200, 200]);
    expect((await read()).spec).toMatchObject({ seo: { title: 'Both' }, sectionOrder: ['hero', 'about'] });
  });
});
