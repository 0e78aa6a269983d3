import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

describeOnEachDatabase('designs', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    await makeWebsite(api, ann, 'designed');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const read = () => api.call('GET', '/api/design/designed', { token: ann.token });
  const save = (body: Record<string, unknown>) =>
    api.post('/api/design', { domainName: 'designed', ...body }, { token: ann.token });

  once('are live when the answer arrives', async () => {
    const { body } = await read();
    expect(body).toMatchObject({ website_type: 'github', revision: 1, design: { theme_name: 'swiss' } });
    const order = body['section_order'] as string[];
    expect(order).toEqual(expect.arrayContaining(['hero', 'about', 'repositories']));
    const design = { theme_name: 'atelier', theme_mode: 'dark', sections: { about: { title: 'Who I am' } } };
    const section_order = [
      'hero',
      'repositories',
      ...order.filter((key) => !/^(?:hero|repositories)$/u.test(key)),
    ];
    const saved = await save({ designData: design, section_order, revision: 1 });
    expect(saved.body).toMatchObject({ revision: 2, design, section_order });
    expect((await read()).body).toMatchObject({ website_type: 'github', revision: 2, design, section_order });
    const page = await visit(api, 'designed');
    expect(page.text).toContain('Who I am');
    expect(page.text).toContain('data-theme="atelier"');
    expect(page.text.indexOf('data-section="about"')).toBeGreaterThan(
      page.text.indexOf('data-section="repositories"'),
    );
    expect(page.text).toContain('data-mode="dark"');
  });

  once('tell where the card of the site stands that is up now', async () => {
    const { body } = await api.call('GET', '/api/design/designed/site', { token: ann.token });
    const page = await visit(api, 'designed');
    expect(body['card']).toBe(/property="og:image" content="([^"]+)"/u.exec(page.text)?.[1]);
    expect(body['card']).toMatch(/\/assets\/card-[0-9a-f]{16}\.png$/u);
  });

  once('keep the order of sections, and hide what is not in it', async () => {
    const { body } = await read();
    const order = ['hero', 'contact', 'repositories'];
    expect((await save({ section_order: order, revision: body['revision'] })).status).toBe(200);
    const page = await visit(api, 'designed');
    expect(page.text.indexOf('data-section="contact"')).toBeLessThan(
      page.text.indexOf('data-section="repositories"'),
    );
    expect(page.text).not.toContain('data-section="about"');
  });

  once('are not written over what another tab saved', async () => {
    const { body } = await read();
    const revision = body['revision'] as number;
    const mine = { theme_name: 'swiss', theme_mode: 'light', sections: {} };
    expect((await save({ designData: mine, revision })).status).toBe(200);
    const stale = await save({ designData: { ...mine, theme_mode: 'dark' }, revision });
    expect([stale.status, stale.body.error]).toEqual([409, 'stale_design']);
    expect((await read()).body['design']).toMatchObject({ theme_mode: 'light' });
  });

  once('refuse themes, colours and settings that are none', async () => {
    const design = { theme_name: 'swiss', theme_mode: 'auto', sections: {} };
    const wrong = [
      { ...design, theme_name: 'none' },
      { ...design, accent: 'red;}body{background:url(//e)}' },
      { ...design, accent: '#fff' },
      { ...design, sections: { about: { unknown: true } } },
      { ...design, sections: { nonsense: {} } },
      { ...design, css: 'x' },
    ];
    for (const designData of wrong) expect((await save({ designData })).status).toBe(400);
    expect((await save({ section_order: ['hero', 'hero'] })).status).toBe(400);
  });

  it('lose nothing when ten saves come at once', async () => {
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        save({
          designData: {
            theme_name: 'swiss',
            theme_mode: 'auto',
            sections: { contact: { title: `Title ${index}` } },
          },
        }),
      ),
    );
    expect(saves.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { body } = await read();
    const title = (body['design'] as { sections: { contact: { title: string } } }).sections.contact.title;
    expect((await visit(api, 'designed')).text).toContain(title);
  });
});
