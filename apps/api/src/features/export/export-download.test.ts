import type { Preview } from '@tosite/validation/website/preview';
import { SITE_DATA_FILE } from '@tosite/validation/website/site-data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type RunningServer } from '../../server.ts';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { downloadFrom } from '../../testing/download.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makePreview } from '../../testing/test-websites.ts';
import { unzip } from '../../testing/unzip.ts';
import { exportFile, uploadForm } from '../../testing/uploads.ts';
import { rendererInProcess } from '../../publishing/site-renderer.ts';
import { zipSite } from './export-zip.ts';
import { readExportedSite } from './exported-site.ts';

const SAMPLE_INSTAGRAM = 'https://www.instagram.com/tosite-sample-rima';

/** A résumé as its owner wrote it, with as many pictures as JSON Resume knows: none, or one. */
const resume = {
  basics: { name: 'Zoë Aas', label: 'Cartographer', email: 'zoe@example.org', summary: 'Draws maps.' },
  work: Array.from({ length: 40 }, (_, index) => ({
    name: `Office ${index}`,
    position: 'Cartographer',
    startDate: `${1980 + index}-03`,
    endDate: `${1981 + index}-02`,
    summary: `Charted the coast, sheet by sheet. ${'And again. '.repeat(30)}`,
  })),
};

describe('the download of a site', () => {
  let test: TestDatabase;
  let api: TestApi;
  let server: RunningServer;
  let ann: SignedIn;
  const sites = new Map<string, string>();

  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
    ann = await api.signUp('ann@example.com');
    await makeSite('nopicture', await upload('resume.json', JSON.stringify(resume)));
    await makeSite(
      'linkedinzip',
      await upload('export.zip', exportFile('linkedin/export/Complete_LinkedInDataExport_11-20-2026.zip')),
    );
    await makeSite('onepicture', await upload('site.json', JSON.stringify(await siteWithOnePicture())));
    await makeSite('manypictures', await makePreview(api, SAMPLE_INSTAGRAM));
    await vi.waitUntil(
      async () => {
        const { waiting, running } = await api.services.queue.counts();
        return waiting + running === 0;
      },
      { timeout: 60_000, interval: 100 },
    );
  }, 120_000);
  afterAll(async () => {
    await server.stop({ timeoutMs: 500 });
    await api.close();
    await test.drop();
  });

  describe.each([
    ['nopicture', 0, 0],
    ['linkedinzip', 0, 0],
    ['onepicture', 1, 1],
    ['manypictures', 20, 1000],
  ])('%s', (label, least, most) => {
    it.each([
      ['at once', false],
      ['by a slow reader', true],
    ])('is a whole ZIP when it is taken %s', async (_, slowly) => {
      const { status, headers, bytes } = await downloadFrom(server.port, pathOf(label, 'zip'), {
        token: ann.token,
        slowly,
      });
      expect(status).toBe(200);
      expect(headers['content-length']).toBe(String(bytes.length));
      const files = await unzip(bytes);
      const wanted = await everyFile(label);
      expect([...files.keys()].filter((path) => path !== SITE_DATA_FILE).sort()).toEqual(
        [...wanted.keys()].sort(),
      );
      for (const [path, body] of wanted) expect([path, files.get(path)?.equals(body)]).toEqual([path, true]);
      const data = JSON.parse(files.get(SITE_DATA_FILE)?.toString('utf8') ?? '') as { pictures: object };
      const pictures = Object.keys(data.pictures).length;
      expect(pictures >= least && pictures <= most).toBe(true);
    });

    it.each([
      ['at once', false],
      ['by a slow reader', true],
    ])('is whole JSON when it is taken %s', async (_, slowly) => {
      const { status, bytes } = await downloadFrom(server.port, pathOf(label, 'json'), {
        token: ann.token,
        slowly,
      });
      const { pictures } = JSON.parse(bytes.toString('utf8')) as { pictures: Record<string, unknown> };
      expect(status).toBe(200);
      expect(Object.keys(pictures).length >= least && Object.keys(pictures).length <= most).toBe(true);
    });
  });

  // A connection takes a few megabytes ahead of its reader; here nothing does.
  it.each(['nopicture', 'onepicture', 'manypictures'])(
    '%s waits for a reader who takes it piece by piece',
    async (label) => {
      const exported = await readExportedSite(
        { ...api.services, now: Date.now, redirectsToTake: async () => [] },
        ann.userId,
        sites.get(label) ?? '',
      );
      const rendered = await rendererInProcess().renderSite(exported.site, {
        pathPrefix: '.',
        standalone: true,
      });
      const { size, stream } = await zipSite(api.services.storage, exported, rendered);
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
        chunks.push(chunk);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      const bytes = Buffer.concat(chunks);
      expect(bytes.length).toBe(size);
      expect((await unzip(bytes)).has('index.html')).toBe(true);
    },
  );

  it('is the same over and over', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { headers, bytes } = await downloadFrom(server.port, pathOf('nopicture', 'zip'), ann);
      expect(String(bytes.length)).toBe(headers['content-length']);
    }
  });

  it('of one’s account is whole JSON', async () => {
    const { status, bytes } = await downloadFrom(server.port, '/api/account/export', {
      token: ann.token,
      slowly: true,
    });
    expect(status).toBe(200);
    expect((JSON.parse(bytes.toString('utf8')) as { websites: unknown[] }).websites).toHaveLength(4);
  });

  it.each(['zip', 'json'])(
    'as %s breaks off when a picture is gone: half a site is no site',
    async (format) => {
      const { storage } = api.services;
      const { pictures } = await readExportedSite(
        { ...api.services, now: Date.now, redirectsToTake: async () => [] },
        ann.userId,
        sites.get('manypictures') ?? '',
      );
      const last = pictures.at(-1)?.key ?? '';
      const kept = await storage.get(last);
      await storage.delete(last);
      await expect(downloadFrom(server.port, pathOf('manypictures', format), ann)).rejects.toThrow('aborted');
      if (kept !== null) await storage.put(last, kept);
      const again = await downloadFrom(server.port, pathOf('manypictures', format), ann);
      expect(again.status).toBe(200);
    },
  );

  const pathOf = (label: string, format: string): string =>
    `/api/website/${sites.get(label)}/export?format=${format}`;

  /** What the ZIP of a site has to hold besides its data: its pages, drawn once more, and its copies, from the storage. */
  async function everyFile(label: string): Promise<Map<string, Buffer>> {
    const { storage } = api.services;
    const exported = await readExportedSite(
      { ...api.services, now: Date.now, redirectsToTake: async () => [] },
      ann.userId,
      sites.get(label) ?? '',
    );
    const rendered = await rendererInProcess().renderSite(exported.site, {
      pathPrefix: '.',
      standalone: true,
    });
    const files = new Map<string, Buffer>(
      rendered.files.map(({ path, body }) => [path.slice(1), Buffer.from(body)]),
    );
    for (const path of [...rendered.mediaPaths, ...exported.pictures.map((picture) => picture.path)]) {
      const copy = exported.copies.get(path);
      const bytes = copy === undefined ? null : await storage.get(copy.key);
      if (bytes !== null) files.set(path.slice(1), bytes);
    }
    return files;
  }

  async function upload(name: string, data: Buffer | string): Promise<Preview> {
    const answer = await uploadForm(server.port, [{ name, data }]);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return answer.body as unknown as Preview;
  }

  async function makeSite(label: string, preview: Preview): Promise<void> {
    const created = await api.post('/api/website/create', createBody(preview, label), { token: ann.token });
    expect([created.status, created.body.message]).toEqual([201, undefined]);
    sites.set(label, (created.body['website'] as { _id: string })._id);
  }

  /** Our own data file of a site, with its one picture in it. */
  async function siteWithOnePicture(): Promise<object> {
    const { profile, section_order, design } = await makePreview(api);
    const address = 'https://avatars.githubusercontent.com/u/1?v=4';
    const picture = exportFile('media/jpg-120x90-169b05.jpg');
    return {
      format: 'to.site',
      version: 1,
      exportedAt: '2026-11-20T09:00:00.000Z',
      name: 'Tove',
      website_type: profile.type,
      language: 'en',
      profile: { ...profile, avatar: { url: address, alt: 'Tove', width: null, height: null } },
      design,
      section_order,
      seo: {
        title: '',
        description: '',
        keywords: [],
        ogImageUrl: null,
        favicon: null,
        canonicalUrl: null,
        indexable: true,
        googleSiteVerification: null,
      },
      pictures: { [address]: { color: '#336699', data: picture.toString('base64') } },
    };
  }
});
