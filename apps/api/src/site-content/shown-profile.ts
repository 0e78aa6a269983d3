import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Executor } from '../database/database.ts';
import { readEdits } from './spec-store.ts';
import { sourcesOfWebsite } from './source-store.ts';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';

/** What a website shows now: its sources without doubles, and over them what its owner wrote. */
export async function shownProfile(db: Executor, websiteId: string): Promise<Profile> {
  const profile = mergeSources(await sourcesOfWebsite(db, websiteId));
  return applyOwnerEdits(profile, await readEdits(db, websiteId));
}
