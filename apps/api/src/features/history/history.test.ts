import type { Version } from '@tosite/api-client/endpoints/history';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { everyRow } from '../../testing/every-row.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makePreview, makeWebsite, SAMPLE_LINKEDIN, visit } from '../../testing/test-websites.ts';

describeOnEachDatabase('the history of a website', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const history = async (id: string): Promise<Version[]> => {
    const answer = await api.call('GET', `/api/website/${id}/history`, { token: ann.token });
    expect(answer.status).toBe(200);
    return answer.body['history'] as Version[];
  };
  const reasons = async (id: string): Promise<string[]> => (await history(id)).map(({ reason }) => reason);
  const edit = (id: string, body: unknown) =>
    api.call('PUT', `/api/website/${id}/edit`, { token: ann.token, body });
  const headline = (text: string) => ({ fields: { headline: text }, items: {}, added: {}, order: {} });
  const say = async (id: string, text: string): Promise<void> => {
    const content = await api.call('GET', `/api/website/${id}/content`, { token: ann.token });
    const { edits } = content.body as { edits: object };
    expect((await edit(id, { profile: { ...edits, fields: headline(text).fields } })).status).toBe(200);
  };
  const design = (domainName: string, designData: unknown) =>
    api.post('/api/design', { domainName, designData }, { token: ann.token });
  const restore = (id: string, versionId: string, token = ann.token) =>
    api.post(`/api/website/${id}/history/${versionId}/restore`, undefined, { token });
  const keysOf = async (id: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of api.services.storage.list(`sites/${id}/`)) keys.push(key);
    return keys;
  };
  const settled = () =>
    expect
      .poll(
        async () => {
          const { waiting, running } = await api.services.queue.counts();
          return waiting + running;
        },
        { timeout: 30_000 },
      )
      .toBe(0);

  it('names each version that shows something else, newest first, and why it was published', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'annals');
    await say(id, 'Second words');
    await design('annals', { theme_name: 'atelier', theme_mode: 'dark', sections: {} });
    // Nothing of these is shown: they make no version.
    expect((await edit(id, { timezone: 'Europe/Lisbon' })).status).toBe(200);
    await say(id, 'Second words');
    await settled();
    const versions = await history(id);
    expect(versions.map(({ reason, current }) => [reason, current])).toEqual([
      ['design', true],
      ['edited', false],
      ['created', false],
    ]);
    expect(versions.every(({ pages }) => pages >= 1)).toBe(true);
    expect(Date.parse(versions[0]?.at ?? '')).toBeGreaterThan(Date.parse(versions[2]?.at ?? ''));
  });

  once('shows its owner a kept version as it was, and changes nothing by it', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'albums');
    await say(id, 'Words of then');
    await design('albums', { theme_name: 'atelier', theme_mode: 'dark', fonts: 'onest', sections: {} });
    await say(id, 'Words of now');
    await settled();
    const before = await history(id);
    const look = (versionId: string, token = ann.token) =>
      api.call('GET', `/api/website/${id}/history/${versionId}`, { token });
    const [now, designed, said] = before;
    type Shown = { spec: SiteSpec; indexable: boolean };
    const shown = async (version: Version | undefined): Promise<Shown> => {
      const answer = await look(version?.id ?? '');
      expect(answer.status).toBe(200);
      return answer.body as Shown;
    };
    expect((await shown(now)).spec.edits.fields.headline).toBe('Words of now');
    expect(await shown(designed)).toMatchObject({
      spec: {
        design: { theme_name: 'atelier', theme_mode: 'dark', fonts: 'onest' },
        edits: { fields: { headline: 'Words of then' } },
      },
      indexable: false,
    });
    expect((await shown(said)).spec.design).not.toMatchObject({ theme_mode: 'dark' });
    expect(await history(id)).toEqual(before);

    const bob = await api.signUp('bob-looks@example.com');
    expect((await look(said?.id ?? '', bob.token)).status).toBe(404);
    expect((await look('pub-nowhere')).status).toBe(404);
    const { _id: other } = await makeWebsite(api, ann, 'albumstwo');
    const [theirs] = await history(other);
    expect((await look(theirs?.id ?? '')).status).toBe(404);
  });

  once(
    'gives back look, words and settings of a version, and what was there before it is a version too',
    async () => {
      const { _id: id } = await makeWebsite(api, ann, 'backagain');
      await say(id, 'The first words');
      const first = (await visit(api, 'backagain')).text;
      const [version] = await history(id);
      await edit(id, { website_name: 'Another name' });
      await say(id, 'Quite other words');
      await design('backagain', { theme_name: 'terminal', theme_mode: 'light', sections: {} });
      await api.call('PUT', `/api/website/${id}/seo-settings`, {
        token: ann.token,
        body: { title: 'Another title', indexable: false },
      });
      const last = (await visit(api, 'backagain')).text;
      expect(last).toContain('Quite other words');

      const restored = await restore(id, version?.id ?? '');
      expect(restored.status).toBe(200);
      expect((restored.body['history'] as Version[])[0]).toMatchObject({ reason: 'restored', current: true });
      const page = (await visit(api, 'backagain')).text;
      expect(page).toContain('The first words');
      expect(page).not.toContain('Quite other words');
      expect(page).toMatch(/data-theme="swiss"/u);
      expect(page.match(/<title>[^<]*/u)?.[0]).toBe(first.match(/<title>[^<]*/u)?.[0]);
      // Whether it may be found stays the owner's last word.
      const { body } = await api.call('GET', `/api/website/${id}/seo-settings`, { token: ann.token });
      expect(body['seo']).toMatchObject({ title: '', indexable: false });

      // Undo is the next restore.
      const [, before] = await history(id);
      expect(before?.reason).toBe('seo');
      expect((await restore(id, before?.id ?? '')).status).toBe(200);
      expect((await visit(api, 'backagain')).text).toContain('Quite other words');
      expect((await visit(api, 'backagain')).text).toMatch(/data-theme="terminal"/u);
    },
  );

  it('gives back profiles that were removed since, and takes away those that were added', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'sourced');
    const [alone] = await history(id);
    const preview = await makePreview(api, SAMPLE_LINKEDIN);
    const added = await api.post(
      `/api/website/${id}/sources`,
      { previewId: preview.previewId },
      { token: ann.token },
    );
    expect((added.body['sources'] as unknown[]).length).toBe(2);
    const [both] = await history(id);
    const names = async () => {
      const sync = await api.call('GET', `/api/website/${id}/sync`, { token: ann.token });
      return (sync.body['sources'] as { platform: string }[]).map(({ platform }) => platform);
    };
    await restore(id, alone?.id ?? '');
    expect(await names()).toEqual(['github']);
    await restore(id, both?.id ?? '');
    expect(await names()).toEqual(['github', 'linkedin']);
    expect(await reasons(id)).toEqual(['restored', 'restored', 'sync', 'created']);
  });

  once('restoring what is there changes nothing', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'standing');
    const [version] = await history(id);
    expect((await restore(id, version?.id ?? '')).status).toBe(200);
    expect(await reasons(id)).toEqual(['created']);
  });

  it('keeps a file that is the same in many versions once, and twenty versions', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'oftentimes');
    await settled();
    const files = (await keysOf(id)).length;
    const name = (number: number) => `Words number ${number}`;
    for (let number = 1; number <= 24; number += 1) await say(id, name(number));
    const versions = await history(id);
    expect(versions).toHaveLength(20);
    const kept = await keysOf(id);
    // Of a version's files only those that say the words differ.
    expect(kept.length).toBeLessThan(files * 20);
    const named = await test.database.db
      .selectFrom('site_files')
      .select(['storage_key', 'hash'])
      .distinct()
      .where('website_id', '=', id)
      .where('storage_key', 'like', `sites/${id}/%`)
      .execute();
    expect(kept.toSorted()).toEqual(named.map((row) => row.storage_key).toSorted());
    expect(new Set(named.map(({ hash }) => hash)).size).toBe(named.length);
    const parts = await test.database.db
      .selectFrom('version_parts')
      .select('body')
      .where('website_id', '=', id)
      .execute();
    expect(parts.filter(({ body }) => body.includes('Words number 4"'))).toEqual([]);
    // The same sources and the same look all along, and twenty kinds of words.
    expect(parts).toHaveLength(24);

    const oldest = versions.at(-1);
    expect((await restore(id, oldest?.id ?? '')).status).toBe(200);
    expect((await visit(api, 'oftentimes')).text).toContain('Words number 5');
  }, 120_000);

  once('belongs to its owner, and a version to its website', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'ownedbyann');
    const { _id: other } = await makeWebsite(api, ann, 'alsoownedbyann');
    const [version] = await history(other);
    const bob = await api.signUp('bob@example.com');
    expect((await api.call('GET', `/api/website/${id}/history`, { token: bob.token })).status).toBe(404);
    expect((await restore(other, version?.id ?? '', bob.token)).status).toBe(404);
    expect((await restore(id, version?.id ?? '')).status).toBe(404);
    expect((await restore(id, 'pub_guessed')).status).toBe(404);
  });

  it('ends with the website: no row and no file of it stays', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'endingsoon');
    await say(id, 'CANARY of the history');
    await settled();
    expect((await everyRow(test.database)).some((row) => row.includes('CANARY'))).toBe(true);
    await api.call('DELETE', `/api/website/${id}/delete`, { token: ann.token });
    expect((await everyRow(test.database)).filter((row) => row.includes('CANARY'))).toEqual([]);
    expect(await keysOf(id)).toEqual([]);
  });
});
