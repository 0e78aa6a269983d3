import { importPosts } from '@tosite/profile-sources/import/posts/import-posts';
import type { ImportedPost, PostsOfFile } from '@tosite/profile-sources/import/posts/imported-post';
import { PictureFailure } from '@tosite/profile-sources/pictures/fetch-picture';
import { ImportFailure } from '@tosite/profile-sources/import/import-result';
import { markdownToDocument } from '@tosite/site-renderer/site-model';
import type { Message } from '@tosite/validation/messages/message';
import type { PostChange, PostSummary } from '@tosite/validation/posts/post';
import { MAX_POST_TEXT } from '@tosite/validation/posts/post-document';
import { postPictures, postText } from '@tosite/validation/posts/post-text';
import { safeUrl } from '@tosite/validation/text/http-link';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Upload } from '../../http/forms/receive-upload.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { summaryOfRow } from '../../site-content/post-row.ts';
import type { PostImportServices } from './post-import-services.ts';

type Made = { posts: PostSummary[]; leftOut: Message[] };
type Draft = { post: PostChange; wish: string; source: string };

/** Drafts out of the files of an upload, all or none; what of them is in no draft is named. */
export async function makeDrafts(
  services: PostImportServices,
  ownerId: string,
  { websiteId, upload, signal }: { websiteId: string; upload: Upload; signal: AbortSignal },
): Promise<Made> {
  const { database } = services;
  const read = await services.reading.run(() => readOrFail(upload, signal), signal);
  const leftOut = [...read.leftOut];
  const addresses = await keepPictures(services, { ownerId, websiteId, signal }, read);
  const drafts = read.posts.flatMap((post): Draft[] => {
    const draft = draftOf(post, addresses, leftOut);
    return draft === null ? [] : [draft];
  });
  return database.transaction(async (trx) => {
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const there = await keysOfPosts(trx, websiteId);
    const fresh = drafts.filter(({ source, post }) => !there.has(`${source}\n${post.title ?? ''}`));
    if (fresh.length < drafts.length)
      leftOut.push({ id: 'import.postsThere', count: drafts.length - fresh.length });
    const rows = [];
    // A new post stands before all others: the oldest is written first.
    for (const { post, wish } of inOrder(fresh))
      rows.push(await services.writePost(trx, website, post, wish));
    return { posts: rows.toReversed().map(summaryOfRow), leftOut };
  });
}

async function readOrFail(upload: Upload, signal: AbortSignal): Promise<PostsOfFile> {
  try {
    return await importPosts(upload.files, signal);
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    throw new ApiFailure('unusable_export', error.reason, { cause: error });
  }
}

/** Pictures of other servers: whoever brings more waits longer than anybody does. */
const MAX_FETCHED = 200;
const LONGEST_FETCHING_MS = 90_000;

type Why = Extract<Message, { id: 'import.postPicture' }>['why'];
/** By the address that a text names a picture by: ours, or why there is none. */
type Kept = ReadonlyMap<string, { ours: string } | { why: Why }>;

/**
 * Takes the pictures of the texts over: those that lie beside them, and those on the servers that the texts stood on,
 * which may be gone when a post goes up.
 */
async function keepPictures(
  { keepPicture, fetchPicture }: PostImportServices,
  { ownerId, websiteId, signal }: { ownerId: string; websiteId: string; signal: AbortSignal },
  { posts, pictures }: PostsOfFile,
): Promise<Kept> {
  const beside = new Map(pictures.map((picture) => [picture.src, picture]));
  const named = new Set(
    posts.flatMap(({ markdown, cover }) =>
      postPictures({ cover, content: markdownToDocument(markdown) }).filter((src) => safeUrl(src) !== null),
    ),
  );
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_FETCHING_MS)]);
  let fetched = 0;
  const keep = async (src: string): Promise<{ ours: string } | { why: Why }> => {
    const own = beside.get(src);
    if (own === undefined) {
      fetched += 1;
      if (fetched > MAX_FETCHED || deadline.aborted) return { why: 'unreachable' };
    }
    try {
      const bytes = own === undefined ? await fetchPicture(src, { signal: deadline }) : await own.bytes();
      return { ours: await keepPicture(ownerId, websiteId, bytes) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PictureFailure)
        return {
          why: error.code === 'not_a_picture' || error.code === 'too_large' ? 'unusable' : 'unreachable',
        };
      // What cannot be read is left out by itself; that there is no room left is said.
      const isUnreadable =
        error instanceof ImportFailure ||
        (error instanceof ApiFailure && ['unsupported_media_type', 'too_large'].includes(error.code));
      if (!isUnreadable) throw error;
      return { why: 'unusable' };
    }
  };
  const kept = new Map<string, { ours: string } | { why: Why }>();
  const waiting = [...named];
  const work = async (): Promise<void> => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift()) kept.set(src, await keep(src));
  };
  await Promise.all([work(), work(), work(), work()]);
  return kept;
}

function draftOf(imported: ImportedPost, addresses: Kept, leftOut: Message[]): Draft | null {
  const { title, excerpt, tags, published, url } = imported;
  const called = title.trim() === '' ? (imported.slug ?? '') : title;
  const lost = (why: Why) => leftOut.push({ id: 'import.postPicture', post: called.slice(0, 80), why });
  const content = markdownToDocument(imported.markdown);
  if (postText(content).length > MAX_POST_TEXT) {
    leftOut.push({ id: 'import.postTooLong', post: called.slice(0, 80) });
    return null;
  }
  // Words that name a picture by a path that is nowhere: it is in no draft.
  const written = imported.markdown.match(/!\[[^\]]*\]\((?!https?:|<https?:)[^)]+\)/giu)?.length ?? 0;
  for (let count = 0; count < written; count += 1) lost('missing');
  const ours = (address: string): string | null => {
    const kept = addresses.get(address);
    if (kept !== undefined && 'ours' in kept) return kept.ours;
    // A picture in the text has an address; a cover may be a path that leads nowhere.
    lost(kept?.why ?? 'missing');
    return null;
  };
  const named = new Map(postPictures({ cover: imported.cover, content }).map((src) => [src, ours(src)]));
  const cover = imported.cover === null ? null : (named.get(imported.cover) ?? null);
  return {
    wish: imported.slug ?? called,
    source: url ?? '',
    post: {
      kind: 'blog',
      status: 'draft',
      title: called,
      excerpt,
      tags,
      publishAt: published,
      content: { type: 'doc', content: withAddresses(content.content, named) },
      cover,
      coverAlt: cover === null ? '' : imported.coverAlt,
      source: { platform: null, url: url ?? '', videoId: null },
    },
  };
}

/** The same blocks with pictures under our addresses; those that have none are left out. */
function withAddresses<B>(blocks: readonly B[], named: ReadonlyMap<string, string | null>): B[] {
  return blocks.flatMap((block): B[] => {
    const node = block as { type?: string; attrs?: { src?: string }; content?: unknown[] };
    if (node.type === 'image') {
      const src = named.get(node.attrs?.src ?? '') ?? null;
      return src === null ? [] : [{ ...block, attrs: { ...node.attrs, src } }];
    }
    if (!Array.isArray(node.content)) return [block];
    return [{ ...block, content: withAddresses(node.content, named) }];
  });
}

async function keysOfPosts(
  db: Parameters<typeof lockOwnWebsite>[0],
  websiteId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('posts')
    .select(['source_url', 'title'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('source_platform', 'is', null)
    .where('source_url', 'is not', null)
    .execute();
  return new Set(rows.map(({ source_url: url, title }) => `${url ?? ''}\n${title}`));
}

function inOrder(drafts: readonly Draft[]): Draft[] {
  return drafts
    .toReversed()
    .toSorted((a, b) => (a.post.publishAt ?? '').localeCompare(b.post.publishAt ?? ''));
}
