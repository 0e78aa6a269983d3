import { boundedCache } from '../bounded-cache.ts';
import type { SitePointer } from './site-pointer-store.ts';

/** What addresses lead to, as far as it was asked, until it is said to be otherwise. */
export type KnownPointers = {
  get(label: string): SitePointer | undefined;
  set(label: string, pointer: SitePointer): void;
  /** What it led to within the last minute, for as long as nobody can be asked. Not where it was told to be otherwise. */
  former(label: string): SitePointer | undefined;
  forgetLabels(labels: readonly string[]): void;
  forgetWebsite(websiteId: string): void;
  forgetAll(): void;
};

/** Names that anybody makes up must not push out those that are there. */
const MOST = 50_000;
const MOST_UNKNOWN = 30_000;
/** News may be as late as this anyway, where they are lost. */
const FORMER_MS = 60_000;

type Known = { pointer: SitePointer; until: number };

export function createKnownPointers(lifeMs: () => number, now: () => number): KnownPointers {
  /** By what has to be forgotten with it: `website:…`, or `label:…` of where it leads. */
  const bound = new Map<string, Set<string>>();
  const release = ({ pointer }: Known, label: string): void => {
    const name = boundTo(pointer);
    const labels = name === null ? undefined : bound.get(name);
    labels?.delete(label);
    if (name !== null && labels?.size === 0) bound.delete(name);
  };
  const known = boundedCache<string, Known>(MOST, { dispose: release });
  const unknown = boundedCache<string, Known>(MOST_UNKNOWN);
  const former = boundedCache<string, Known>(MOST);
  const forgetBound = (name: string): void => {
    for (const label of Array.from(bound.get(name) ?? [])) known.delete(label);
  };

  return {
    get(label) {
      const found = known.get(label) ?? unknown.get(label);
      return found === undefined || found.until <= now() ? undefined : found.pointer;
    },
    set(label, pointer) {
      const entry = { pointer, until: now() + lifeMs() };
      if (pointer.kind === 'unknown') {
        unknown.set(label, entry);
        return;
      }
      unknown.delete(label);
      known.set(label, entry);
      former.set(label, { pointer, until: now() + FORMER_MS });
      const name = boundTo(pointer);
      if (name === null) return;
      const labels = bound.get(name) ?? new Set();
      bound.set(name, labels.add(label));
    },
    former(label) {
      const found = former.get(label);
      return found === undefined || found.until <= now() ? undefined : found.pointer;
    },
    forgetLabels(labels) {
      // Taken offline, taken down, given another name: an old page is worse than none.
      for (const label of labels) {
        former.delete(label);
        for (const other of bound.get(`label:${label}`) ?? []) former.delete(other);
        known.delete(label);
        unknown.delete(label);
        forgetBound(`label:${label}`);
      }
    },
    forgetWebsite: (websiteId) => forgetBound(`website:${websiteId}`),
    forgetAll() {
      known.clear();
      unknown.clear();
      bound.clear();
    },
  };
}

function boundTo(pointer: SitePointer): string | null {
  if (pointer.kind === 'moved') return `label:${pointer.label}`;
  if (pointer.kind === 'unknown' || pointer.websiteId === null) return null;
  return `website:${pointer.websiteId}`;
}
