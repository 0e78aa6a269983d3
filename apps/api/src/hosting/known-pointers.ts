import { boundedCache } from '../bounded-cache.ts';
import type { SitePointer } from './site-pointer-store.ts';

/** What addresses lead to, as far as it was asked, until it is said to be otherwise. */
export type KnownPointers = {
  get(label: string): SitePointer | undefined;
  set(label: string, pointer: SitePointer): void;
  forgetLabels(labels: readonly string[]): void;
  forgetWebsite(websiteId: string): void;
  forgetAll(): void;
};

/** Names that anybody makes up must not push out those that are there. */
const MOST = 50_000;
const MOST_UNKNOWN = 30_000;

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
      const name = boundTo(pointer);
      if (name === null) return;
      const labels = bound.get(name) ?? new Set();
      bound.set(name, labels.add(label));
    },
    forgetLabels(labels) {
      for (const label of labels) {
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
