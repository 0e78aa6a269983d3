import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { applyEditsKeepingHidden } from '@tosite/validation/profile/owner-edits-apply';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { sourcesOfWebsite } from '../../site-content/source-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';

/** What a website says, with what its owner hid in its place, and what of it they wrote. */
export async function readContent(
  db: Executor,
  ownerId: string,
  websiteId: string,
): Promise<{ profile: Profile; hidden: string[]; edits: OwnerEdits; revision: number }> {
  const website = await findOwnWebsite(db, ownerId, websiteId);
  if (website === null) throw notFound();
  const { edits } = website.spec;
  const merged = mergeSources(await sourcesOfWebsite(db, websiteId));
  return { ...applyEditsKeepingHidden(merged, edits), edits, revision: website.spec_revision };
}
