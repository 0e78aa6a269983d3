import type { Profile } from '@tosite/validation/profile/profile';
import type { Preview } from '@tosite/validation/website/preview';
import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';
import { exportedJson } from '@tosite/profile-sources/instagram/testing/made-export';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../server.ts';
import { describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { insertConnection } from '../../testing/test-connections.ts';
import { makeSyncedSite, NO_EDITS } from '../../testing/test-syncs.ts';
import { makePreview, SAMPLE_GITHUB, SAMPLE_LINKEDIN, visit } from '../../testing/test-websites.ts';
import { exportFile, uploadForm } from '../../testing/uploads.ts';

const DAY = 86_400_000;
const QUIET_MS = 2500;

/** The queue copies pictures and publishes again, a moment after what brought them: its pages once they stay the same. */
async function whenSettled(
  site: Awaited<ReturnType<typeof makeSyncedSite>>,
): Promise<Record<string, string>> {
  const before = await site.pages();
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const now = await site.pages();
  return JSON.stringify(now) === JSON.stringify(before) ? now : whenSettled(site);
}
const GITHUB = 'https://github.com/quillfeather-dev';

describeOnSqlite('several profiles that feed one website', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let platforms: FixtureServer;
  let server: RunningServer;
  beforeAll(async () => {
    test = await engine.create();
    platforms = await startFixtureServer();
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      GITHUB_API_BASE: `${platforms.origin}/api.github.com`,
      GITHUB_RAW_BASE: `${platforms.origin}/raw.githubusercontent.com`,
      INSTAGRAM_CLIENT_ID: 'sync',
      INSTAGRAM_CLIENT_SECRET: 'of the tests',
      INSTAGRAM_API_BASE: `${platforms.origin}/graph.instagram.com`,
    });
    server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.stop({ timeoutMs: 500 });
    await api.close();
    await platforms.close();
    await test.drop();
  });

  const brought = async (path: string, made?: Buffer): Promise<Preview> => {
    const answer = await uploadForm(server.port, [
      { name: path.split('/').at(-1) ?? '', data: made ?? exportFile(path) },
    ]);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return answer.body as unknown as Preview;
  };
  const connected = async (
    site: Awaited<ReturnType<typeof makeSyncedSite>>,
    connectionId: string,
  ): Promise<Preview> => {
    const answer = await api.post(
      `/api/connections/${connectionId}/preview`,
      {},
      { token: site.owner.token },
    );
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return answer.body as unknown as Preview;
  };
  const keysOf = (profile: Profile): string[] => [
    ...profile.projects.map(({ url, name }) => url ?? name),
    ...profile.links.map(({ url }) => url.toLowerCase().replace(/\/$/u, '')),
    ...profile.skills.map(({ name }) => name.toLowerCase()),
  ];

  it('are shown without doubles when a LinkedIn person adds GitHub, and apart again when it is removed', async () => {
    const site = await makeSyncedSite(api, SAMPLE_LINKEDIN);
    const before = (await site.content()).profile as unknown as Profile;
    const added = await site.add(await makePreview(api, GITHUB));
    expect(added.sources.map(({ platform }) => platform)).toEqual(['linkedin', 'github']);
    const both = (await site.content()).profile as unknown as Profile;
    expect(new Set(keysOf(both)).size).toBe(keysOf(both).length);
    expect([both.name, both.headline, both.experience]).toEqual([
      before.name,
      before.headline,
      before.experience,
    ]);
    expect(both.projects.map(({ name }) => name)).toEqual(expect.arrayContaining(['tinder-lang']));
    expect(both.codeLanguages.length).toBeGreaterThan(0);
    expect((await visit(api, site.site.domain_name)).text).toContain('tinder-lang');

    // The same profile once more is a newer reading of it: nothing to decide, and no third source.
    const again = await site.add(await makePreview(api, GITHUB));
    expect([again.sources.length, again.changes]).toEqual([2, []]);

    const removed = await site.call('removeSource', { sourceId: added.sources[1]?._id ?? '' });
    expect(removed.status).toBe(200);
    expect((await site.content()).profile).toEqual(before);
    const last = await site.call('removeSource', { sourceId: added.sources[0]?._id ?? '' });
    expect([last.status, last.body.error]).toEqual([409, 'conflict']);
  });

  it('keep an edit of what two of them bring when the one that showed it leaves', async () => {
    const resume = (name: string): Promise<Preview> => makePreview(api, name);
    const site = await makeSyncedSite(api, await resume(GITHUB));
    const shown = (await site.content()).profile as unknown as Profile;
    const [first] = shown.projects;
    await site.edit({
      ...NO_EDITS,
      items: { [`projects/${first?.id ?? ''}`]: { set: { description: 'My own words' } } },
    });
    await site.add(await resume(SAMPLE_GITHUB));
    const { sources } = await site.sync();
    await site.call('removeSource', { sourceId: sources[1]?._id ?? '' });
    const after = (await site.content()).profile as unknown as Profile;
    expect(after.projects.find(({ id }) => id === first?.id)?.description).toBe('My own words');
  });

  it('know the posts of an Instagram download again when the account is connected later', async () => {
    const other = await makeSyncedSite(api, SAMPLE_GITHUB);
    const account = await connected(other, await insertConnection(api, other.owner.userId));
    const isOld = ({ kind, pictures }: Profile['media'][number]): boolean =>
      kind === 'photo' && pictures.length > 0;
    const posts = account.profile.media.filter(isOld);
    expect(posts.length).toBeGreaterThan(5);
    const site = await makeSyncedSite(api, await brought('instagram.zip', downloadOf(posts)));
    const before = (await site.content()).profile as unknown as Profile;
    expect(before.media).toHaveLength(posts.length);
    expect(before.media.every(({ id }) => id.startsWith('instagram:file:'))).toBe(true);
    const words = before.media.find(({ caption }) => caption !== null);
    const edit = { [`media/${words?.id ?? ''}`]: { set: { caption: 'My own words' } } };
    await site.edit({ ...NO_EDITS, items: edit });
    expect((await site.call('startSync')).status).toBe(409);

    const connectionId = await insertConnection(api, site.owner.userId);
    const found = await site.add(await connected(site, connectionId));
    expect(found.sources).toMatchObject([{ method: 'instagram:graph', syncEnabled: true }]);
    const ofPosts = found.changes.filter(({ list }) => list === 'media');
    expect(ofPosts.map(({ kind }) => kind)).toEqual(
      account.profile.media.filter((post) => !isOld(post)).map(() => 'added'),
    );
    const rest = await site.take(found.changes.map(({ id }) => id));
    expect(rest.changes).toEqual([]);
    const after = (await site.content()).profile as unknown as Profile;
    expect(after.media).toHaveLength(account.profile.media.length);
    expect(after.media.find(({ id }) => id === words?.id)?.caption).toBe('My own words');
    // The numbers that a download does not have came with the rest.
    expect(after.media.filter(({ likes }) => likes !== null).length).toBeGreaterThan(5);
    expect((await site.read()).changes).toEqual([]);
  });

  it('bring no post twice when the same download is brought once more', async () => {
    const zip = 'instagram/export/instagram-saffron.and.slate-2026-11-20-FxAbCd12.zip';
    const site = await makeSyncedSite(api, await brought(zip));
    const before = (await site.content()).profile;
    const again = await site.add(await brought(zip));
    expect([again.sources.length, again.changes]).toEqual([1, []]);
    expect((await site.content()).profile).toEqual(before);
  });

  it('wait for their owner when a connection is lost, and leave the site as it is', async () => {
    const first = await makeSyncedSite(api, SAMPLE_GITHUB);
    const connectionId = await insertConnection(api, first.owner.userId);
    await first.add(await connected(first, connectionId));
    const before = await whenSettled(first);
    await insertConnection(api, first.owner.userId, { token: 'IGAAFXpwchanged' });
    const lost = await first.read();
    expect(lost).toMatchObject({ status: 'failed', changes: [] });
    expect(lost.sources[1]).toMatchObject({
      needsReconnect: true,
      lastError: expect.stringContaining('connect again'),
    });
    expect(await first.pages()).toEqual(before);
    // It is not asked by itself until it is connected again.
    const next = async (): Promise<unknown> =>
      test.database.db
        .selectFrom('website_sources')
        .select('next_sync_at')
        .where('id', '=', lost.sources[1]?._id ?? '')
        .executeTakeFirst();
    expect(await next()).toEqual({ next_sync_at: null });
    api.advance(1000);
    await insertConnection(api, first.owner.userId);
    const mended = await first.read();
    expect(mended).toMatchObject({ status: 'idle' });
    expect(mended.sources[1]).toMatchObject({ needsReconnect: false, lastError: null });
  });

  it('are refused in words where they cannot be followed', async () => {
    const site = await makeSyncedSite(
      api,
      await brought('linkedin/export/Complete_LinkedInDataExport_11-20-2026.zip'),
    );
    const { sources, nextSyncAt } = await site.sync();
    expect([sources[0]?.syncEnabled, nextSyncAt]).toEqual([false, null]);
    const on = await site.call('editSource', {
      sourceId: sources[0]?._id ?? '',
      body: { syncEnabled: true },
    });
    expect([on.status, on.body.message]).toEqual([
      409,
      expect.stringContaining('A file cannot be read again'),
    ]);
    const expired = await site.call('addSource', { body: { previewId: 'f'.repeat(32) } });
    expect([expired.status, expired.body.error]).toEqual([410, 'preview_expired']);
  });

  it('bring what is new in a newer download of the same profile, and ask first', async () => {
    const site = await makeSyncedSite(
      api,
      await brought('linkedin/export/Basic_LinkedInDataExport_11-20-2026.zip'),
    );
    const before = await site.pages();
    const { revision } = await site.content();
    const newer = await site.add(await brought('linkedin/export/Complete_LinkedInDataExport_11-20-2026.zip'));
    expect(newer.sources).toHaveLength(1);
    expect(newer.changes.some(({ kind }) => kind === 'added')).toBe(true);
    expect((await site.content()).revision).toBe(revision);
    expect(Object.keys(await site.pages())).toEqual(Object.keys(before));
    const taken = await site.take(newer.changes.map(({ id }) => id));
    expect(taken.changes).toEqual([]);
  });

  it('are followed once a day, spread, only where they can be asked', async () => {
    const site = await makeSyncedSite(api, GITHUB);
    const { nextSyncAt, sources } = await site.sync();
    const wait = Date.parse(nextSyncAt ?? '') - api.services.clock.now();
    expect(wait).toBeGreaterThan(0.8 * DAY);
    expect(wait).toBeLessThan(1.2 * DAY);
    const off = await site.call('editSource', {
      sourceId: sources[0]?._id ?? '',
      body: { syncEnabled: false },
    });
    expect(off.body).toMatchObject({ nextSyncAt: null });
  });
});

/** The download that Instagram makes of these posts, without their files. */
function downloadOf(posts: Profile['media']): Buffer {
  const entries = posts.map(({ takenAt, caption }, index) => ({
    media: [
      {
        uri: `media/posts/202501/1790000000000${String(index).padStart(4, '0')}.jpg`,
        creation_timestamp: Math.floor(Date.parse(takenAt ?? '') / 1000),
        title: caption ?? '',
      },
    ],
  }));
  const picture = exportFile('media/jpg-320x180-169b05.jpg');
  return writeZip([
    { name: 'your_instagram_activity/media/posts_1.json', data: exportedJson(entries) },
    ...entries.map(({ media }) => ({ name: media[0]?.uri ?? '', data: picture })),
  ]);
}
