import { ApiFailure } from '../../http/api-failure.ts';
import type { SavedSite } from '../../publishing/save-site.ts';

/** Fails with `stale_design` when somebody has saved since the revision that a change was made on. */
export function assertNewest(now: SavedSite, madeOn: number): void {
  if (now.revision === madeOn) return;
  throw new ApiFailure('stale_design', { id: 'website.staleDesign' }, { revision: now.revision });
}
