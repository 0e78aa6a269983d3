import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { THEME_NAMES } from '@tosite/validation/website/design';
import type { Preview } from '@tosite/validation/website/preview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { makePreview } from '../../testing/test-websites.ts';
import { manifestOf, mediaOfHolder } from '../../site-content/media-store.ts';
import { previewContext } from '../../publishing/site-context.ts';
import { siteInput } from '@tosite/site-renderer/site-model';
import { newSpec } from '@tosite/validation/website/site-spec';
import { rendererInProcess } from '../../publishing/site-renderer.ts';
import { previewHash } from '../../secrets/preview-hash.ts';

describe('the pictures of a preview', () => {
  let test: TestDatabase;
  let api: TestApi;
  let youtube: FixtureServer;
  let preview: Preview;
  beforeAll(async () => {
    test = await createSqlite();
    youtube = await startFixtureServer({});
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      YOUTUBE_BASE: `${youtube.origin}/www.youtube.com`,
    });
    preview = await makePreview(api, 'https://www.youtube.com/@kettleandcompass');
    // The ones that are not of the first view come with the queue.
    for (let waited = 0; waited < 200; waited += 1) {
      const { waiting, running } = await api.services.queue.counts();
      if (waiting + running === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }, 90_000);
  afterAll(async () => {
    await api.close();
    await youtube.close();
    await test.drop();
  });

  const statusOf = async (path: string): Promise<number> =>
    (await api.call('GET', `/${preview.previewId}${path}`, { host: 'preview.localhost:3000', origin: null }))
      .status;

  it('has a banner to be missed', () => {
    expect(preview.profile.banner?.url).toBeDefined();
  });

  it.each(THEME_NAMES)('are there for %s, on each of its pages', async (theme) => {
    const copies = await mediaOfHolder(test.database.db, `preview:${previewHash(preview.previewId)}`);
    const spec = newSpec({
      name: preview.suggestedName,
      type: preview.website_type,
      language: preview.language,
      design: { ...preview.design, theme_name: theme },
      sectionOrder: preview.section_order,
    });
    const context = previewContext(api.env, spec.type, { media: manifestOf(copies), now: Date.now() });
    const site = siteInput(spec, preview.profile, context);
    const { mediaPaths } = await rendererInProcess().renderSite(site, { pathPrefix: '.' });
    expect(mediaPaths.length).toBeGreaterThan(2);
    const answers = await Promise.all(mediaPaths.map(async (path) => [path, await statusOf(path)]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  // While the queue brings more, some are copied that no drawn page of the preview names yet.
  it.each(['all pages are drawn', 'a page is still to be drawn'])(
    'are all there that the dashboard is told of when %s',
    async (when) => {
      if (when !== 'all pages are drawn') {
        const hash = previewHash(preview.previewId);
        await test.database.db.deleteFrom('preview_files').where('preview_hash', '=', hash).execute();
      }
      const { body } = await api.call('GET', `/api/onboard/preview/${preview.previewId}`);
      const { media } = body as unknown as Preview;
      const paths = Object.values(media).flatMap((image) => image?.variants.map(({ path }) => path) ?? []);
      expect(paths.length).toBeGreaterThan(5);
      for (const address of paths) {
        const { host, pathname } = new URL(address);
        const { status } = await api.call('GET', pathname, { host, origin: null });
        expect([address, status]).toEqual([address, 200]);
      }
    },
  );
});
