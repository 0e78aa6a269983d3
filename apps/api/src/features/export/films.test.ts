import type { Preview } from '@tosite/validation/website/preview';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { startServer, type RunningServer } from '../../server.ts';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, visit } from '../../testing/test-websites.ts';
import { unzip } from '../../testing/unzip.ts';
import { exportFile, uploadForm } from '../../testing/uploads.ts';

const INSTAGRAM_ZIP = 'instagram/export/instagram-saffron.and.slate-2026-11-20-FxAbCd12.zip';

describe('the films of an exported site', () => {
  let test: TestDatabase;
  let api: TestApi;
  let server: RunningServer;
  let ann: SignedIn;
  let website: Website;

  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
    ann = await api.signUp('ann@example.com');
    website = await publish(await drop('saffron.zip', exportFile(INSTAGRAM_ZIP)), 'reels');
  });
  afterAll(async () => {
    await server.stop({ timeoutMs: 500 });
    await api.close();
    await test.drop();
  });

  async function drop(name: string, data: Buffer): Promise<Preview> {
    const answer = await uploadForm(server.port, [{ name, data }]);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return answer.body as unknown as Preview;
  }
  async function publish(preview: Preview, label: string): Promise<Website> {
    const created = await api.post('/api/website/create', createBody(preview, label), { token: ann.token });
    expect(created.status).toBe(201);
    return created.body['website'] as Website;
  }
  async function download(format: string): Promise<Buffer> {
    const address = `${api.env.dashboardOrigin}/api/website/${website._id}/export?format=${format}`;
    const request = new Request(address, { headers: { authorization: `Bearer ${ann.token}` } });
    const response = await createApp(api.services).request(request, undefined, {
      incoming: { socket: { remoteAddress: '127.0.0.1' } } as never,
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }
  async function filmOn(label: string): Promise<string> {
    const { text } = await visit(api, label);
    const path = /<video [^>]*src="(\/media\/[^"]+\.mp4)"/u.exec(text)?.[1] ?? 'none';
    return (await visit(api, label, path)).text;
  }

  it.each(['zip', 'json'])('play where %s is brought back', async (format) => {
    const before = await filmOn('reels');
    expect(before).toContain('ftyp');
    const again = await drop(`site.${format}`, await download(format));
    expect(again.source.warnings).toEqual([]);
    await publish(again, `again${format}`);
    expect(await filmOn(`again${format}`)).toBe(before);
  });

  it('that its owner hid are in their own file alone', async () => {
    const { token } = ann;
    const { body } = await api.call('GET', `/api/website/${website._id}/content`, { token });
    const { profile, edits } = body as { profile: Preview['profile']; edits: object };
    const posts = profile.media.filter(({ video }) => video !== null);
    const items = Object.fromEntries(posts.map(({ id }) => [`media/${id}`, { hidden: true }]));
    const edited = await api.call('PUT', `/api/website/${website._id}/edit`, {
      token,
      body: { profile: { ...edits, items } },
    });
    expect(edited.status).toBe(200);
    const zip = await unzip(await download('zip'));
    expect([...zip.keys()].filter((name) => name.endsWith('.mp4'))).toEqual([]);
    expect(zip.get('site.json')?.toString('utf8')).not.toContain('.mp4');
    const { films } = JSON.parse((await download('json')).toString('utf8')) as { films: object };
    expect(new Set(Object.keys(films))).toEqual(new Set(posts.map(({ video }) => video?.url)));
  });

  it('that a data file has no room for are named when it is brought back', async () => {
    const json = JSON.parse((await download('json')).toString('utf8')) as { films: Record<string, unknown> };
    for (const address of Object.keys(json.films)) json.films[address] = { file: 'media/large.mp4' };
    const { source } = await drop('site.json', Buffer.from(JSON.stringify(json)));
    expect(source.warnings.join('\n')).toContain('media/large.mp4: It is not in the upload.');
  });
});
