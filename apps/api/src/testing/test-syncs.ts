import { filesOfPublish } from '../site-content/site-file-store.ts';
import type { Sync } from '@tosite/api-client/endpoints/sync';
import { ENDPOINTS } from '@tosite/api-client/endpoints/all';
import type { Preview } from '@tosite/validation/website/preview';
import type { Website } from '@tosite/validation/website/website';
import { expect, vi } from 'vitest';
import type { SignedIn, TestApi } from './test-api.ts';
import { createBody, makePreview, visit } from './test-websites.ts';

/** One owner's website, with what they can do about its sources. */
export type SyncedSite = {
  owner: SignedIn;
  site: Website;
  sync(): Promise<Sync>;
  /** Asks for a reading and waits for its end. */
  read(): Promise<Sync>;
  take(take: readonly string[], leave?: readonly string[]): Promise<Sync>;
  undo(): Promise<Sync>;
  /** The hash of everything that visitors can see, by path. */
  pages(): Promise<Record<string, string>>;
  /** The texts that visitors can see, by path, without the moment at which they were published. */
  texts(): Promise<Record<string, string>>;
  content(): Promise<{ profile: Record<string, unknown>; edits: Record<string, unknown>; revision: number }>;
  edit(
    profile: unknown,
    profileRevision?: number,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  add(preview: Pick<Preview, 'previewId'>): Promise<Sync>;
  call(
    name: keyof typeof ENDPOINTS,
    more?: { sourceId?: string; body?: unknown },
  ): ReturnType<TestApi['call']>;
};

export const NO_EDITS = { fields: {}, items: {}, added: {}, order: {} };

let counter = 0;

/** Out of a preview, or of what stands behind a link. */
export async function makeSyncedSite(api: TestApi, from: string | Preview): Promise<SyncedSite> {
  counter += 1;
  const owner = await api.signUp(`syncs${counter}@example.com`);
  const preview = typeof from === 'string' ? await makePreview(api, from) : from;
  const created = await api.post('/api/website/create', createBody(preview, `syncs${counter}`), {
    token: owner.token,
  });
  expect([created.status, created.status === 201 ? '' : created.text]).toEqual([201, '']);
  const site = created.body['website'] as Website;
  const id = site._id;
  const call: SyncedSite['call'] = (name, { sourceId = '', body } = {}) => {
    const { method, path } = ENDPOINTS[name];
    return api.call(method, path.replace('{id}', id).replace('{sourceId}', sourceId), {
      token: owner.token,
      ...(body === undefined ? {} : { body }),
    });
  };
  const ok = async (answer: Promise<{ status: number; body: unknown; text: string }>): Promise<Sync> => {
    const { status, body, text } = await answer;
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    // The server checked the answer against its schema.
    return body as Sync;
  };
  const sync = (): Promise<Sync> => ok(call('getSync'));
  const pages = async (): Promise<Record<string, string>> => {
    const { db } = api.services.database;
    const { published_id: publishId } = await db
      .selectFrom('websites')
      .select('published_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const files = await filesOfPublish(db, publishId ?? '');
    return Object.fromEntries(files.map(({ path, hash }) => [path, hash]));
  };
  return {
    owner,
    site,
    sync,
    call,
    async read() {
      expect((await call('startSync')).status).toBe(202);
      return vi.waitFor(
        async () => {
          const now = await sync();
          expect(['idle', 'failed']).toContain(now.status);
          return now;
        },
        { timeout: 15_000, interval: 50 },
      );
    },
    take: (take, leave = []) => ok(call('takeChanges', { body: { take, leave } })),
    add: ({ previewId }) => ok(call('addSource', { body: { previewId } })),
    async undo() {
      return ok(call('undoChanges', { body: { id: (await sync()).undo?.id ?? '' } }));
    },
    pages,
    async texts() {
      const paths = Object.keys(await pages()).filter((path) => /\.(?:html|txt|xml|svg)$/u.test(path));
      const texts = await Promise.all(
        paths.map(async (path) => [path, (await visit(api, site.domain_name, path)).text] as const),
      );
      return Object.fromEntries(
        texts.map(([path, text]) => [path, text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'then')]),
      );
    },
    async content() {
      const { body } = await call('getContent');
      return body as unknown as Awaited<ReturnType<SyncedSite['content']>>;
    },
    async edit(profile, profileRevision) {
      return call('editWebsite', {
        body: { profile, ...(profileRevision === undefined ? {} : { profileRevision }) },
      });
    },
  };
}
