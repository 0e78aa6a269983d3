import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';
import { picturesOf } from '@tosite/profile-sources/samples/pictures-of';
import type { Preview } from '@tosite/validation/website/preview';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../server.ts';
import { createSqlite, describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createBody, SAMPLE_GITHUB, visit } from '../../testing/test-websites.ts';
import { eventsOf, exportFile, uploadForm, type UploadAnswer } from '../../testing/uploads.ts';

const LINKEDIN_ZIP = 'Complete_LinkedInDataExport_11-20-2026.zip';
const INSTAGRAM_ZIP = 'instagram-saffron.and.slate-2026-11-20-FxAbCd12.zip';

describeOnEachDatabase('an import', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let server: RunningServer;
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.stop({ timeoutMs: 500 });
    await api.close();
    await test.drop();
  });

  const drop = (
    path: string,
    options: Parameters<typeof uploadForm>[2] & { name?: string } = {},
  ): Promise<UploadAnswer> =>
    uploadForm(
      server.port,
      [{ name: options.name ?? path.split('/').at(-1) ?? '', data: exportFile(path) }],
      options,
    );
  const previewOf = (answer: UploadAnswer): Preview => {
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return answer.body as unknown as Preview;
  };
  const leftovers = () => readdir(join(test.folder, 'incoming')).catch(() => []);

  once(
    'of LinkedIn data becomes a portfolio, told step by step, and leaves no file and nothing private behind',
    async () => {
      const answer = await drop(`linkedin/export/${LINKEDIN_ZIP}`, {
        events: true,
        fields: { platform: 'linkedin', subdomain: 'linkedin' },
      });
      expect(answer.status).toBe(200);
      const events = eventsOf(answer.text);
      const steps = events
        .filter(({ event }) => event === 'step')
        .map(({ data }) => `${String(data['step'])} ${String(data['status'])}`);
      expect(steps).toEqual([
        'upload done',
        'read started',
        'read done',
        'pictures started',
        'pictures done',
        'pages started',
        'pages done',
      ]);
      const progress = events.filter(({ event }) => event === 'progress').map(({ data }) => data);
      expect(progress.length).toBeGreaterThan(0);
      for (const told of progress) expect(told).toEqual({ done: expect.any(Number), total: told['total'] });
      const last = events.at(-1);
      expect(last?.event).toBe('preview');
      const preview = last?.data as unknown as Preview;
      expect(preview).toMatchObject({
        platform: 'linkedin',
        website_type: 'linkedin-individual',
        suggestedName: 'Mireille Okonjo-Blanc',
        source: { method: 'linkedin:export' },
      });
      expect(preview.profile.experience.length).toBeGreaterThan(3);
      expect(await leftovers()).toEqual([]);
      // Birth date, phone, address, messages, connections: read by nobody, stored nowhere.
      const stored = JSON.stringify(await test.database.db.selectFrom('previews').selectAll().execute());
      for (const secret of ['1990', '+33', '69001', 'mireille@atelier']) expect(stored).not.toContain(secret);
      // That there was one is counted, by its column; what it says is not.
      expect(preview.source.leftOut).toContainEqual({
        table: 'Profile.csv',
        column: 'Birth Date',
        count: 1,
        why: 'private',
      });
      expect(preview.source.leftOut).toContainEqual({
        table: 'Courses.csv',
        column: null,
        count: 2,
        why: 'unsupported',
      });
      const page = await api.call('GET', new URL(preview.previewUrl).pathname, {
        host: 'preview.localhost:3000',
        origin: null,
      });
      expect(page.text).toContain('Mireille Okonjo-Blanc');
    },
  );

  once(
    "of Instagram data becomes a showcase with the archive's own pictures, which a website keeps",
    async () => {
      const preview = previewOf(await drop(`instagram/export/${INSTAGRAM_ZIP}`));
      expect(preview).toMatchObject({ platform: 'instagram', website_type: 'instagram' });
      const own = Object.entries(preview.media).filter(([url]) => url.startsWith('import:'));
      const named = new Set(picturesOf(preview.profile).map(({ url }) => url));
      expect(own.map(([url]) => url).sort()).toEqual([...named].sort());
      expect(own.length).toBeGreaterThan(6);
      expect(own.filter(([, image]) => image === null)).toEqual([]);
      const films = preview.profile.media.flatMap(({ video }) => video?.url ?? []);
      expect([films.length, films.every((url) => url.startsWith('import:'))]).toEqual([2, true]);
      expect(await leftovers()).toEqual([]);
      const owner = await api.signUp(`import-${engine.dialect}@example.com`);
      const label = `showcase${engine.dialect}`;
      const created = await api.post('/api/website/create', createBody(preview, label), {
        token: owner.token,
      });
      expect(created.status).toBe(201);
      const page = await visit(api, label);
      const picture = /src="(\/media\/[^"]+\.webp)"/u.exec(page.text)?.[1] ?? 'none';
      expect((await visit(api, label, picture)).headers.get('content-type')).toBe('image/webp');
      expect(page.text).not.toContain('import:');
      // The queue has nothing to ask of anybody for a picture that only the upload had.
      await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
      expect((await api.services.queue.counts()).dead).toBe(0);
    },
  );

  once('names what could not be used, with the reason: twenty of them, then a number', async () => {
    const posts = Array.from({ length: 40 }, (_, index) => ({
      media: [
        {
          uri: `media/posts/${index}.jpg`,
          creation_timestamp: 1_700_000_000 + index,
          title: `Post ${index}`,
        },
      ],
    }));
    const files = [
      { name: 'your_instagram_activity/media/posts_1.json', data: JSON.stringify(posts) },
      { name: 'media/posts/0.jpg', data: 'this is no picture' },
    ];
    const preview = previewOf(await uploadForm(server.port, [{ name: 'made.zip', data: writeZip(files) }]));
    const named = preview.source.warnings.filter((warning) => warning.startsWith('media/posts/'));
    expect(named).toHaveLength(20);
    expect(named[0]).toBe('media/posts/1.jpg: This file is missing from the download.');
    expect(preview.source.warnings.at(-1)).toBe('And 20 more files could not be used.');
  });

  once('names a picture that is damaged, and shows its post without it', async () => {
    const post = (name: string, title: string) => ({
      media: [{ uri: `media/posts/${name}.jpg`, creation_timestamp: 1_700_000_000, title }],
    });
    const files = [
      {
        name: 'your_instagram_activity/media/posts_1.json',
        data: JSON.stringify([post('a', 'First'), post('b', 'Second')]),
      },
      { name: 'media/posts/a.jpg', data: 'anything', declaredSum: 1 },
      { name: 'media/posts/b.jpg', data: 'this is no picture' },
    ];
    const preview = previewOf(await uploadForm(server.port, [{ name: 'made.zip', data: writeZip(files) }]));
    expect(preview.source.warnings.filter((warning) => warning.startsWith('media/posts/')).sort()).toEqual([
      'media/posts/a.jpg: made.zip is damaged at media/posts/a.jpg. Download it again and drop the whole ZIP.',
      'media/posts/b.jpg: This file is not a picture that we can read. Save it as JPEG, PNG, WebP or AVIF and try again.',
    ]);
    expect(new Set(preview.profile.media.map(({ caption }) => caption))).toEqual(
      new Set(['First', 'Second']),
    );
    expect(Object.values(preview.media)).toEqual([null, null]);
  });

  once('belongs to the link that was pasted before, where it does not say whose it is', async () => {
    const csv = 'First Name,Last Name,Headline\nNova,Quist,Designer\n';
    const read = async (profileUrl: string) =>
      previewOf(
        await uploadForm(server.port, [{ name: 'Profile.csv', data: csv }], { fields: { profileUrl } }),
      );
    const known = await read('https://www.linkedin.com/in/nova-quist/?trk=x');
    expect(known.profile).toMatchObject({
      handle: 'nova-quist',
      url: 'https://linkedin.com/in/nova-quist',
    });
    for (const other of [
      'https://github.com/nova-quist',
      'https://www.linkedin.com/company/nova',
      'https://evil.test/in/nova',
      'no link at all',
    ]) {
      expect((await read(other)).profile).toMatchObject({ handle: '', url: '' });
    }
  });

  once(
    'of a site that was exported here looks as that site did, with the pictures that lie beside it',
    async () => {
      const sample = await api.post('/api/onboard/previewData', { profileUrl: SAMPLE_GITHUB });
      const { profile, section_order } = sample.body as unknown as Preview;
      const address = 'https://avatars.githubusercontent.com/u/1?v=4';
      const picture = exportFile('media/jpg-120x90-169b05.jpg');
      const site = {
        format: 'to.site',
        version: 1,
        exportedAt: '2026-11-20T09:00:00.000Z',
        name: 'Tove',
        website_type: profile.type,
        language: 'en',
        profile: { ...profile, avatar: { url: address, alt: 'Tove', width: null, height: null } },
        design: { theme_name: 'atelier', theme_mode: 'dark', accent: null, sections: {} },
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
      const preview = previewOf(
        await uploadForm(server.port, [{ name: 'site.json', data: JSON.stringify(site) }]),
      );
      expect(preview.source.method).toBe('to.site:export');
      expect(preview.design).toMatchObject({ theme_name: 'atelier', theme_mode: 'dark' });
      expect(preview.media[address]).not.toBeNull();
      expect(preview.media[address]).toBeDefined();
    },
  );

  it('takes several parts at once as one', async () => {
    const part = (number: number) => `instagram/export/instagram-multipart-part_${number}.zip`;
    const both = await uploadForm(server.port, [
      { name: 'part_1.zip', data: exportFile(part(1)) },
      { name: 'part_2.zip', data: exportFile(part(2)) },
    ]);
    expect(previewOf(both).profile.media.length).toBeGreaterThan(0);
  });

  once.each([
    ['linkedin/export/Profile.pdf', 'linkedin'],
    ['linkedin/export/renamed-files.zip', 'linkedin'],
  ])('of %s is a preview too', async (path, platform) => {
    expect(previewOf(await drop(path)).platform).toBe(platform);
  });

  once.each([
    ['linkedin/export/not-linkedin.zip', /holds none of the files we know|no Profile\.csv/u],
    ['linkedin/export/truncated.zip', /truncated\.zip is incomplete/u],
    ['linkedin/export/not-a-zip.zip', /not-a-zip\.zip (?:isn't|is a web page)/u],
    ['linkedin/export/connections-only.zip', /Profile\.csv/u],
    ['linkedin/export/hostile-bomb-40mb.zip', /far larger than it should be/u],
    ['linkedin/export/hostile-path-traversal.zip', /points outside the archive/u],
    [
      'instagram/export/instagram-html-variant.zip',
      /^This is the HTML version\. Request the download again and choose JSON\.$/u,
    ],
  ])(
    'that is unusable (%s) is answered 422 with what was found, and offers what to do',
    async (path, sentence) => {
      const answer = await drop(path);
      expect([answer.status, answer.body.error]).toEqual([422, 'unusable_export']);
      expect(answer.body.message).toMatch(sentence);
      expect(answer.body.next?.length).toBeGreaterThan(0);
      const streamed = eventsOf((await drop(path, { events: true })).text);
      expect(streamed.at(-1)).toMatchObject({
        event: 'error',
        data: { error: 'unusable_export', message: answer.body.message },
      });
      expect(await leftovers()).toEqual([]);
    },
  );

  once('refuses fields that it does not know, and a platform that there is not', async () => {
    const file = 'linkedin/export/Profile.pdf';
    const unknown = await drop(file, { fields: { userId: 'me' } });
    expect([unknown.status, unknown.body.fields]).toEqual([400, { userId: 'This field is not known here.' }]);
    const odd = await drop(file, { fields: { platform: 'myspace' } });
    expect([odd.status, Object.keys(odd.body.fields ?? {})]).toEqual([400, ['platform']]);
    expect(await leftovers()).toEqual([]);
  });
});

it('a network may upload three exports at a time, and others are not kept waiting by it', async () => {
  const test = await createSqlite();
  const api = await createTestApi(test);
  const server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
  const head = [
    'POST /api/onboard/import HTTP/1.1',
    'host: dashboard.localhost:3000',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000',
    '\r\n--b',
  ].join('\r\n');
  const slow = [1, 2, 3].map(() => connect(server.port, '127.0.0.1'));
  for (const socket of slow) socket.on('error', () => undefined).write(head);
  await expect.poll(async () => (await readdir(join(test.folder, 'incoming'))).length).toBe(3);
  const refused = await uploadForm(server.port, [{ name: 'x.zip', data: 'no archive' }]);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Three uploads from your network are already running. Try again when one of them has finished.',
  ]);
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await readdir(join(test.folder, 'incoming'))).length).toBe(0);
  expect((await uploadForm(server.port, [{ name: 'x.zip', data: 'no archive' }])).status).toBe(422);
  await server.stop({ timeoutMs: 500 });
  await api.close();
  await test.drop();
});

it('a network may upload ten exports an hour', async () => {
  const test = await createSqlite();
  const api = await createTestApi(test);
  const server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
  const upload = () => uploadForm(server.port, [{ name: 'x.zip', data: 'no archive' }]);
  for (let index = 0; index < 10; index += 1) expect((await upload()).status).toBe(422);
  const refused = await upload();
  expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await server.stop({ timeoutMs: 500 });
  await api.close();
  await test.drop();
});
