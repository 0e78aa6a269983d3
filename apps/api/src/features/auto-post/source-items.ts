import { editKey } from '@tosite/validation/profile/owner-edits';
import { applyEditsKeepingHidden } from '@tosite/validation/profile/owner-edits-apply';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import type { Profile } from '@tosite/validation/profile/profile';
import { postId } from '@tosite/profile-sources/instagram/post-id';
import type { Executor } from '../../database/database.ts';
import { findChanges } from '../../site-content/changes/find-changes.ts';
import { readSourceLayers, type SourceLayers } from '../../site-content/source-layers.ts';
import { readEdits } from '../../site-content/spec-store.ts';
import { whyNotFollowed } from '../../site-content/ways-of-reading.ts';

export type Film = Profile['videos'][number];
export type Photo = Profile['media'][number];
export type PostingPlatform = 'youtube' | 'instagram';
type Told = { list: 'videos'; item: Film } | { list: 'media'; item: Photo };
/** One thing of a source that can become a post. */
export type SourceItem = Told & {
  /** The platform's own id, whatever the site calls it. */
  key: string;
  /** Its own date; null: the platform did not say it this time. */
  at: number | null;
  /** Only the day is known. */
  isRough: boolean;
  url: string | null;
};

/** The items of a profile that are over: a film that is still to come, or on air, is none yet. Each once. */
export function itemsOf(profile: Profile, platform: PostingPlatform): SourceItem[] {
  const all = platform === 'youtube' ? profile.videos.filter(isOver).map(ofFilm) : profile.media.map(ofPhoto);
  return [...new Map(all.toReversed().map((item) => [item.key, item])).values()].toReversed();
}

function isOver({ kind, duration }: Film): boolean {
  return kind !== 'premiere' && !(kind === 'live' && duration === null);
}

function ofFilm(item: Film): SourceItem {
  return {
    list: 'videos',
    item,
    key: item.videoId,
    at: momentOf(item.publishedAt),
    isRough: item.approximate?.includes('publishedAt') ?? false,
    url: item.url,
  };
}

export function ofPhoto(item: Photo): SourceItem {
  return {
    list: 'media',
    item,
    key: postId(item.url) ?? item.id,
    at: momentOf(item.takenAt),
    isRough: false,
    url: item.url,
  };
}

function momentOf(instant: string | null): number | null {
  const at = instant === null ? Number.NaN : Date.parse(instant);
  return Number.isNaN(at) ? null : at;
}

/** The sources of a website that new items can come from: what was brought as a file, and our samples, say nothing new. */
export function postingSources(sources: readonly SourceLayers[], platform: PostingPlatform): SourceLayers[] {
  return sources.filter((source) => source.platform === platform && whyNotFollowed(source.method) === null);
}

/** What a source said last, taken over by its owner or not. */
export const saidBy = ({ incoming, lastImport }: SourceLayers): Profile => incoming?.profile ?? lastImport;

export type ShownItem = SourceItem & {
  /** Its owner keeps it off the site: hidden there, or left where it was offered. */
  isKeptOff: boolean;
  isOnSite: boolean;
};

/** Everything that the sources say now, as its owner words it, by the platform's own ids. */
export async function itemsNow(
  db: Executor,
  websiteId: string,
  platform: PostingPlatform,
): Promise<Map<string, ShownItem>> {
  const sources = await readSourceLayers(db, websiteId);
  if (sources.length === 0) return new Map();
  const now = mergeSources(sources.map((source) => ({ lastImport: saidBy(source) })));
  const { profile, hidden } = applyEditsKeepingHidden(now, await readEdits(db, websiteId));
  const off = new Set(hidden);
  const left = leftItems(sources);
  const taken = new Set(
    sources.flatMap(({ lastImport }) => itemsOf(lastImport, platform).map(({ key }) => key)),
  );
  return new Map(
    itemsOf(profile, platform).map((item) => [
      item.key,
      {
        ...item,
        isKeptOff: off.has(editKey(item.list, item.item.id)) || left.has(`${item.list}/${item.item.id}`),
        isOnSite: taken.has(item.key),
      },
    ]),
  );
}

/** What is new in a source and was left by the owner, as `list/id`. */
function leftItems(sources: readonly SourceLayers[]): Set<string> {
  return new Set(
    sources.flatMap(({ id, lastImport, incoming, left }) => {
      if (incoming === null || left.length === 0) return [];
      const leftIds = new Set(left);
      return findChanges(id, lastImport, incoming)
        .filter((change) => change.kind === 'added' && leftIds.has(change.id))
        .map(({ list, itemId }) => `${list}/${itemId}`);
    }),
  );
}
