import type { Profile } from '@tosite/validation/profile/profile';
import type { WebsiteSource } from '../websites/source-store.ts';

/** The profile that a website shows, out of what its sources said last. Throws when there is no source at all. */
export function mergeSources(sources: readonly WebsiteSource[]): Profile {
  const [first] = sources;
  if (first === undefined) throw new Error('a website has at least one source');
  return first.lastImport;
}
