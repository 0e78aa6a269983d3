import { PictureFailure } from '@tosite/profile-sources/pictures/fetch-picture';
import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';
import { startFixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { recordedProviders } from '@tosite/profile-sources/testing/recorded-providers';
import { recordedSettings } from '@tosite/profile-sources/testing/recorded-settings';
import type { FilmManifest } from '@tosite/validation/profile/stored-film';
import type { Preview } from '@tosite/validation/website/preview';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server.ts';
import { createSqlite, describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { box, madeFilm, PLACE } from '../testing/films.ts';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';
import { createBody, makePreview, visit } from '../testing/test-websites.ts';
import { exportFile, uploadForm } from '../testing/uploads.ts';
import { expirePreviews } from '../features/onboarding/expire-previews.ts';
import { copyFilms } from './copy-films.ts';
import { deadAddresses, filmsOfHolder, limitFilms } from '../site-content/film-store.ts';

const INSTAGRAM_ZIP = 'instagram/export/instagram-saffron.and.slate-2026-11-20-FxAbCd12.zip';
const quiet = new AbortController().signal;

describeOnEachDatabase('films', (engine) => {
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

  const drop = async (name: string, data: Buffer): Promise<Preview> => {
    const answer = await uploadForm(server.port, [{ name, data }]);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return answer.body as unknown as Preview;
  };
  const filmIn = (markup: string): string =>
    /<video [^>]*src="\.?(\/media\/[^"]+\.mp4)"/u.exec(markup)?.[1] ?? 'none';
  const storedFilms = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of api.services.storage.list('media/')) if (key.endsWith('.mp4')) keys.push(key);
    return keys;
  };
  const services = (fetchFilm: (url: string) => Promise<Buffer>) => ({
    ...api.services,
    now: Date.now,
    fetchFilm,
  });

  it('of an upload play on the preview and on the website, part by part, and go with it', async () => {
    const preview = await drop('saffron.zip', exportFile(INSTAGRAM_ZIP));
    expect(preview.source.warnings.join('\n')).not.toMatch(/film|video/iu);
    const { pathname } = new URL(preview.previewUrl);
    const host = 'preview.localhost:3000';
    const shown = await api.call('GET', pathname, { host, origin: null });
    const ofPreview = await api.call('GET', `${pathname.slice(0, -1)}${filmIn(shown.text)}`, {
      host,
      origin: null,
      headers: { range: 'bytes=0-99' },
    });
    expect([ofPreview.status, ofPreview.headers.get('content-type')]).toEqual([206, 'video/mp4']);

    const owner = await api.signUp(`films-${engine.dialect}@example.com`);
    const label = `films${engine.dialect}`;
    const created = await api.post('/api/website/create', createBody(preview, label), { token: owner.token });
    expect(created.status).toBe(201);
    const page = await visit(api, label);
    expect(page.text).toMatch(/<video class="picture" controls="" playsInline="" preload="none"/iu);
    expect(page.text).not.toContain('import:');
    expect(page.text).not.toMatch(/autoplay|<script(?! type="application\/ld\+json")/iu);
    expect(page.headers.get('content-security-policy')).toContain("media-src 'self'");
    const part = await visit(api, label, filmIn(page.text), { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      'ftyp',
      'bytes 4-7/13593',
    ]);
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const whole = await visit(api, label, filmIn(page.text));
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '13593']);
    expect(whole.text).not.toContain('Lavf');
    const edited = await api.call('GET', `/api/design/${label}/site`, { token: owner.token });
    const [inFrame] = Object.values(edited.body['films'] as FilmManifest);
    const address = new URL(inFrame?.path ?? '');
    expect(address.host).toBe(host);
    const played = await api.call('GET', address.pathname, { host, origin: null });
    expect([played.status, played.text]).toEqual([200, whole.text]);

    expect((await storedFilms()).length).toBe(1);
    // The preview goes first, after its day: the website holds the film still.
    api.advance(25 * 3_600_000);
    expect(await expirePreviews({ ...api.services, now: () => api.services.clock.now() })).toBe(1);
    expect((await storedFilms()).length).toBe(1);
    const { _id: id } = created.body['website'] as Website;
    const session = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
    const deleted = await api.call('DELETE', `/api/website/${id}/delete`, {
      token: session.body['accessToken'] as string,
    });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    await expect.poll(storedFilms, { timeout: 20_000 }).toEqual([]);
    expect(
      await test.database.db
        .selectFrom('media')
        .select('id')
        .where('content_type', '=', 'video/mp4')
        .execute(),
    ).toEqual([]);
  });

  it('of an upload that are none are named, those of a place are published without it', async () => {
    const reel = (name: string) => ({
      media: [{ uri: `media/reels/${name}`, creation_timestamp: 1_700_000_000, title: `A reel, ${name}` }],
    });
    const names = ['place.mp4', 'text.mp4', 'more.mov', 'torn.mp4'];
    const camera = madeFilm({ inMovie: [box('udta', box('\u00a9xyz', Buffer.from(PLACE)))] });
    const preview = await drop(
      'made.zip',
      writeZip([
        {
          name: 'your_instagram_activity/media/reels.json',
          data: JSON.stringify({ ig_reels_media: names.map(reel) }),
        },
        { name: 'media/reels/place.mp4', data: camera },
        { name: 'media/reels/text.mp4', data: 'this is no film, whatever it is called' },
        { name: 'media/reels/more.mov', data: madeFilm({ brand: 'qt  ' }) },
        { name: 'media/reels/torn.mp4', data: camera.subarray(0, -9) },
      ]),
    );
    expect(preview.source.warnings.filter((warning) => warning.startsWith('media/')).sort()).toEqual([
      'media/reels/more.mov: This video is not an MP4 that browsers play. Save it as MP4 and try again.',
      'media/reels/text.mp4: This video is damaged or breaks off before it ends.',
      'media/reels/torn.mp4: This video is damaged or breaks off before it ends.',
    ]);
    const keys = await storedFilms();
    expect(keys.length).toBe(1);
    const stored = await api.services.storage.get(keys[0] ?? '');
    expect(stored?.length).toBe(camera.length);
    expect(stored?.includes(PLACE)).toBe(false);
  });

  it('are copied in the order of the page, 24 of them; one content is kept once', async () => {
    const holder = `website:many-${engine.dialect}` as const;
    const asked: string[] = [];
    const many = Array.from({ length: 30 }, (_, index) => `https://film.test/${index}`);
    const copy = services(async (url) => {
      asked.push(url);
      return madeFilm({ samples: url.endsWith('1') ? 'the same' : url });
    });
    const first = await copyFilms(copy, holder, [...many, ...many], quiet);
    expect(first).toEqual({ copied: 24, dead: 0, left: 0 });
    expect(asked).toEqual(many.slice(0, 24));
    const films = await filmsOfHolder(test.database.db, holder);
    expect(films.get('https://film.test/1')).toEqual(films.get('https://film.test/21'));
    expect(await copyFilms(copy, holder, many, quiet)).toEqual({ copied: 0, dead: 0, left: 0 });

    // Six newer ones take the place of the six that the page shows last.
    const newer = [...Array.from({ length: 6 }, (_, index) => `https://film.test/new-${index}`), ...many];
    expect((await copyFilms(copy, holder, newer, quiet)).copied).toBe(6);
    await limitFilms(test.database.db, holder, { shown: newer.slice(0, 24), most: 24 });
    expect(new Set((await filmsOfHolder(test.database.db, holder)).keys())).toEqual(
      new Set(newer.slice(0, 24)),
    );
    // A section that is hidden for a while costs nobody a film.
    await limitFilms(test.database.db, holder, { shown: [], most: 24 });
    expect((await filmsOfHolder(test.database.db, holder)).size).toBe(24);
  });

  it('that cannot be had are dead and are not asked for again; those that may come later are left', async () => {
    const holder = `website:dead-${engine.dialect}` as const;
    const asked: string[] = [];
    const copy = services(async (url) => {
      asked.push(url);
      if (url.endsWith('/away')) throw new PictureFailure('unreachable', 'no answer in time');
      if (url.endsWith('/large')) throw new PictureFailure('too_large', 'over 50000000 bytes');
      return url.endsWith('/page') ? Buffer.from('<html>') : madeFilm({ samples: url });
    });
    const urls = ['large', 'page', 'away', 'good'].map((name) => `https://film.test/${name}`);
    expect(await copyFilms(copy, holder, urls, quiet)).toEqual({ copied: 1, dead: 2, left: 1 });
    expect(await deadAddresses(test.database.db, holder)).toEqual(new Set(urls.slice(0, 2)));
    asked.length = 0;
    expect(await copyFilms(copy, holder, urls, quiet)).toEqual({ copied: 0, dead: 0, left: 1 });
    expect(asked).toEqual(['https://film.test/away']);
    const stopped = await copyFilms(copy, `website:stopped-${engine.dialect}`, urls, AbortSignal.abort());
    expect(stopped).toEqual({ copied: 0, dead: 0, left: 4 });
  });
});

it('of a link are brought by the queue once there is a website, after its pictures', async () => {
  const test = await createSqlite();
  const platforms = await startFixtureServer({ answer: recordedProviders() });
  const api = await createTestApi(test, { RATE_LIMITS: 'off', ...recordedSettings(platforms.origin) });
  try {
    const preview = await makePreview(api, 'https://www.instagram.com/harbour_light_films/');
    const named = preview.profile.media.flatMap(({ video }) => video?.url ?? []);
    expect(named.length).toBeGreaterThan(0);
    const owner = await api.signUp('reels@example.com');
    await api.post('/api/website/create', createBody(preview, 'reelsite'), { token: owner.token });
    const films = async (): Promise<string[]> =>
      (await visit(api, 'reelsite')).text.match(/<video [^>]*src="\/media\/[^"]+\.mp4"/gu) ?? [];
    await expect.poll(async () => (await films()).length, { timeout: 15_000 }).toBe(named.length);
    const film = /src="([^"]+)"/u.exec((await films())[0] ?? '')?.[1] ?? '';
    const answer = await visit(api, 'reelsite', film, { headers: { range: 'bytes=4-7' } });
    expect([answer.status, answer.text]).toEqual([206, 'ftyp']);
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
  } finally {
    await api.close();
    await platforms.close();
    await test.drop();
  }
});
