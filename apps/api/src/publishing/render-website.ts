import { siteInput, type SitePost } from '@tosite/site-renderer/site-model';
import { isFontSheet } from '@tosite/site-renderer/fonts/site-fonts';
import { createHash } from 'node:crypto';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Executor } from '../database/database.ts';
import type { Env } from '../env.ts';
import { newId } from '../new-id.ts';
import type { Storage } from '../storage/storage.ts';
import { filmManifest, type FilmFile } from '../site-content/film-store.ts';
import { manifestOf, type StoredMedia } from '../site-content/media-store.ts';
import type { WebsiteRecord } from '../site-content/website-row.ts';
import { ownIcon } from './own-icon.ts';
import { findStoredFiles, type RenderedFileRecord } from '../site-content/site-file-store.ts';
import { wordsOfPosts } from '../site-content/listed-posts.ts';
import { PING_PATH } from '../http/ping-path.ts';
import { countsLinks } from '../site-content/counts-links.ts';
import { websiteContext } from './site-context.ts';
import type { RenderedChanges } from './render-changed.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { storeSiteFiles } from './store-site-files.ts';

export type RenderServices = {
  env: Env;
  storage: Storage;
  now: () => number;
  renderer: SiteRenderer;
};

export type RenderedVersion = {
  publishId: string;
  files: RenderedFileRecord[];
  /** Addresses that lead on, by path. */
  redirects: RenderedChanges['redirects'];
  /** Where versions before the one that is up have files of this one. */
  reused: string[];
  /** Deletes what was stored for this version alone: it will not be used. */
  discard: () => Promise<void>;
};

/**
 * Draws what changed of a website since the version before and stores what is stored nowhere yet. Nothing is visible
 * until a pointer is switched to it.
 */
export async function renderWebsite(
  services: RenderServices & { db: Executor },
  parts: {
    website: WebsiteRecord;
    ownerVerified: boolean;
    /** What its sources say as one profile. */
    sources: Profile;
    copies: ReadonlyMap<string, StoredMedia | null>;
    films: ReadonlyMap<string, FilmFile>;
    /** Those that are published, in their owner's order; words that are not there are read when they are drawn. */
    posts: readonly SitePost[];
    /** The files of the version that is up now: what did not change keeps its place. */
    before: readonly RenderedFileRecord[];
    /** Told what the posts say whose pages are drawn. */
    onWords?: (words: ReadonlyMap<string, string>) => void;
  },
): Promise<RenderedVersion> {
  const { env, storage, now, db } = services;
  const { website, sources, ownerVerified } = parts;
  const copies = {
    media: manifestOf(parts.copies),
    films: filmManifest(parts.films),
    posts: parts.posts,
    now: now(),
  };
  const pingPath = (await countsLinks(db, website.id)) ? PING_PATH : undefined;
  const context = { ...websiteContext(env, website, ownerVerified, copies), pingPath };
  const site = siteInput(website.spec, sources, context);
  const publishId = newId('pub');
  const folder = `sites/${website.id}/${publishId}`;
  const before = new Map(parts.before.map((file) => [file.path, file]));
  const changes = await services.renderer.renderChanged(
    {
      site,
      options: {
        lastModified: new Date(website.updated_at).toISOString(),
        ownIcon: await ownIcon(storage, website.spec.seo.favicon, parts.copies),
      },
      known: {
        drawings: new Map(parts.before.flatMap(({ path, drawing }) => (drawing ? [[path, drawing]] : []))),
        assets: new Set(parts.before.flatMap(({ path }) => (isFontSheet(path) ? [path] : []))),
      },
    },
    async (posts) => {
      const words = await wordsOfPosts(db, posts);
      parts.onWords?.(words);
      return words;
    },
  );
  const bodies = [...changes.files, ...changes.assets];
  const hashes = bodies.map(({ body }) => createHash('sha256').update(body).digest('hex'));
  const rendered = { files: bodies, mediaPaths: changes.used };
  const stored = await storeSiteFiles(storage, folder, rendered, parts, [
    ...parts.before,
    ...(await findStoredFiles(db, website.id, hashes)),
  ]);
  const drawings = new Map(changes.files.map(({ path, key, uses }) => [path, { key, uses }]));
  const used = new Set(changes.used);
  const kept = [
    ...changes.same.flatMap((path) => before.get(path) ?? []),
    ...parts.before.filter(({ path }) => isFontSheet(path) && used.has(path)),
  ];
  const files: RenderedFileRecord[] = [
    ...stored.map((file) => ({ ...file, ...withDrawing(drawings.get(file.path)) })),
    ...kept,
  ];
  return {
    publishId,
    files,
    redirects: changes.redirects,
    reused: stored.flatMap(({ key }) =>
      key.startsWith(`sites/${website.id}/`) && !key.startsWith(`${folder}/`) ? [key] : [],
    ),
    async discard() {
      const own = files.filter((file) => file.key.startsWith(`${folder}/`));
      await Promise.all(own.map((file) => storage.delete(file.key)));
    },
  };
}

function withDrawing(drawing: RenderedFileRecord['drawing']): Pick<RenderedFileRecord, 'drawing'> {
  return drawing === undefined ? {} : { drawing };
}
