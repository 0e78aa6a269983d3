import type { Queue } from '../queue/queue.ts';
import { applyJudgement, type HoldServices } from './hold-website.ts';
import { judgeWebsite, type JudgedPost } from './judge-website.ts';
import { wordsOfPosts } from '../site-content/listed-posts.ts';
import { settlePublish } from './owed-publish.ts';
import type { PublishReason } from '../queue/job-kinds.ts';
import type { Database } from '../database/database.ts';
import { filmsOfHolder } from '../site-content/film-store.ts';
import { mediaOfHolder } from '../site-content/media-store.ts';
import { listedPosts } from '../site-content/listed-posts.ts';
import { sourcesOfWebsite } from '../site-content/source-store.ts';
import { findWebsiteForPublishing } from '../site-content/website-store.ts';
import { WordsChanged } from './unread-posts.ts';
import type { VersionFiles } from './version-files.ts';
import { renderWebsite, type RenderServices } from './render-website.ts';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { dropOldPublishes, insertPublish, switchPublished } from '../site-content/publish-store.ts';
import type { FormMaker } from '../site-content/form-maker.ts';
import { keysInUse } from '../site-content/site-file-store.ts';
import { partsOfVersion } from '../site-content/version-parts.ts';

export type PublishServices = RenderServices &
  HoldServices & {
    database: Database;
    queue: Pick<Queue, 'withdraw'>;
    forms: Pick<FormMaker, 'published'>;
    versionFiles: VersionFiles;
    /** Told after the pointer was switched, so that this process serves the new version at once. */
    onPublished: (websiteId: string) => void;
  };

const KEPT_VERSIONS = 20;
/** A website that changes while it is drawn is drawn again: each change takes a moment, so this many times are plenty. */
const MAX_DRAWINGS = 20;

class FilesGone extends Error {}

export type PublishOutcome = { published: boolean; publishId: string | null };

/**
 * Draws a website and switches its pointer: visitors see the whole old version, then the whole new one. When the
 * website changes while it is drawn, it is drawn again. A failure leaves the old version up.
 * `published` false: there is no such website any more.
 */
export async function publishWebsite(
  services: PublishServices,
  websiteId: string,
  reason: PublishReason,
): Promise<PublishOutcome> {
  const { database, storage, queue, now } = services;
  for (let drawing = 1; drawing <= MAX_DRAWINGS; drawing += 1) {
    const website = await findWebsiteForPublishing(database.db, websiteId);
    if (website === null) return { published: false, publishId: null };
    const sources = await sourcesOfWebsite(database.db, websiteId);
    const { published_id: publishedId } = website;
    const before = await services.versionFiles.of(database.db, publishedId);
    const posts = await listedPosts(database.db, websiteId);
    if (posts === null) continue;
    const drawn = new Map<string, string>();
    const rendered = await renderWebsite(
      { ...services, db: database.db },
      {
        website,
        ownerVerified: website.owner_verified,
        sources: mergeSources(sources),
        copies: await mediaOfHolder(database.db, `website:${websiteId}`),
        films: await filmsOfHolder(database.db, `website:${websiteId}`),
        posts,
        before,
        onWords: (words) => {
          for (const [id, content] of words) drawn.set(id, content);
        },
      },
    ).catch((error: unknown) => {
      if (error instanceof WordsChanged) return null;
      throw error;
    });
    if (rendered === null) continue;
    const { publishId, files, redirects, reused } = rendered;
    const parts = partsOfVersion(website.spec, sources);
    // What was found in a post is not in the pages that are drawn anew for something else.
    const read = website.status === 'held' ? await wordsOfPosts(database.db, posts) : drawn;
    const reasons = await judgeWebsite(website, mergeSources(sources), judgedPosts(posts, read));
    const outdated = await database
      .transaction(async (trx) => {
        const done = await switchPublished(trx, {
          websiteId,
          publishId,
          contentVersion: website.content_version,
          before: publishedId,
        });
        if (!done) return null;
        await settlePublish(queue, trx, websiteId);
        await applyJudgement(services, trx, websiteId, reasons);
        // Another process may have dropped the version that had them meanwhile.
        const inUse = await keysInUse(trx, reused);
        if (reused.some((key) => !inUse.has(key))) throw new FilesGone('files of an older version are gone');
        await insertPublish(trx, {
          id: publishId,
          websiteId,
          reason,
          changedFor: website.changed_for,
          files,
          redirects,
          parts,
          before: publishedId === null ? null : { id: publishedId, files: before },
          now: now(),
        });
        return dropOldPublishes(trx, websiteId, KEPT_VERSIONS);
      })
      .catch((error: unknown) => {
        if (error instanceof FilesGone) return null;
        throw error;
      });
    if (outdated !== null) {
      services.onPublished(websiteId);
      services.versionFiles.published(publishId, files);
      services.forms.published({ websiteId, publishId, files });
      await Promise.all(outdated.map((key) => storage.delete(key)));
      return { published: true, publishId };
    }
    await rendered.discard();
  }
  throw new Error('the website changed faster than it could be drawn');
}

function judgedPosts(
  posts: readonly { id: string; title: string; excerpt: string }[],
  words: ReadonlyMap<string, string>,
): JudgedPost[] {
  return posts.flatMap(({ id, title, excerpt }) => {
    const content = words.get(id);
    return content === undefined ? [] : [{ title, excerpt, content }];
  });
}
