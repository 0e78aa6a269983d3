import { initialSeoSettings } from '@tosite/validation/website/seo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

describeOnSqlite('settings for search engines', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let id: string;
  const path = (): string => `/api/website/${id}/seo-settings`;
  const save = (body: unknown, token = ann.token) => api.call('PUT', path(), { body, token });

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    const token = await api.mailedToken('verify', 'ann@example.com');
    await api.post('/api/auth/verify-email', { token });
    id = (await makeWebsite(api, ann, 'seosite'))._id;
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  it('are what a new website has, and belong to its owner', async () => {
    const read = await api.call('GET', path(), { token: ann.token });
    expect(read.body).toEqual({ seo: initialSeoSettings() });
    const bob = await api.signUp('bob@example.com');
    expect((await api.call('GET', path(), { token: bob.token })).status).toBe(404);
    expect((await save({ title: 'Mine now' }, bob.token)).status).toBe(404);
  });

  it('are on the site when the answer arrives', async () => {
    const seo = {
      ...initialSeoSettings(),
      title: 'Tides & <Tables>',
      description: 'What the sea did today.',
      canonicalUrl: 'https://tove.example/',
      googleSiteVerification: 'abcdef-1234567890',
    };
    const saved = await save(seo);
    expect([saved.status, saved.body]).toEqual([200, { seo }]);
    const page = (await visit(api, 'seosite')).text;
    expect(page).toContain('<title>Tides &amp; &lt;Tables&gt;</title>');
    expect(page).toContain('content="What the sea did today."');
    expect(page).toContain('<link rel="canonical" href="https://tove.example/"');
    expect(page).toContain('abcdef-1234567890');
    expect(page).not.toContain('noindex');
  });

  it('keep what a change leaves out, and take the site from search engines at once', async () => {
    const saved = await save({ indexable: false });
    expect(saved.body['seo']).toMatchObject({ indexable: false, title: 'Tides & <Tables>' });
    const answer = await visit(api, 'seosite');
    expect(answer.text).toContain('noindex');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it.each([
    ['title', 'x'.repeat(121), 'Keep the title at 120 characters or less.'],
    ['description', 'x'.repeat(321), 'Keep the description at 320 characters or less.'],
    ['canonicalUrl', 'javascript:alert(1)', 'Enter an address that starts with https://'],
    ['favicon', 'data:image/svg+xml,x', 'Enter an address that starts with https://'],
    ['googleSiteVerification', '<meta name="x">', 'Paste only the content value of the tag.'],
    ['plan', 'standard', 'This field is not known here.'],
  ])('refuse a wrong %s and change nothing', async (field, value, sentence) => {
    const before = await api.call('GET', path(), { token: ann.token });
    const answer = await save({ title: 'Changed', [field]: value });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_input']);
    expect(answer.body.fields?.[field]).toBe(sentence);
    expect((await api.call('GET', path(), { token: ann.token })).text).toBe(before.text);
  });

  it('have their pictures copied: nothing of another host is on the pages', async () => {
    const saved = await save({ favicon: 'https://pictures.invalid/icon.png' });
    expect(saved.status).toBe(200);
    // What cannot be had is remembered as dead, once, and the site keeps its drawn icon.
    await expect
      .poll(async () => linkOf('https://pictures.invalid/icon.png'), { timeout: 10_000 })
      .toEqual({ media_id: null });
    expect((await visit(api, 'seosite')).text).not.toContain('pictures.invalid');
  });

  async function linkOf(url: string) {
    return test.database.db
      .selectFrom('media_links')
      .select('media_id')
      .where('holder', '=', `website:${id}`)
      .where('source_url', '=', url)
      .executeTakeFirst();
  }
});
