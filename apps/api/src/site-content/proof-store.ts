import type { Proof as ShownProof } from '@tosite/api-client/endpoints/proofs';
import type { Selectable } from 'kysely';
import type { Executor } from '../database/database.ts';
import type { ProfileProofsTable } from '../database/schema.ts';
import { keyOfSource } from './profile-identity.ts';
import type { WebsiteSource } from './source-store.ts';

export type Proof = Selectable<ProfileProofsTable>;

/**
 * What somebody has proved, by profile. Only what holds now: the source is on a website of theirs, and is the profile
 * that was proved.
 */
export async function proofsOf(db: Executor, userId: string): Promise<Map<string, Proof>> {
  const rows = await db
    .selectFrom('profile_proofs')
    .innerJoin('website_sources', 'website_sources.id', 'profile_proofs.source_id')
    .innerJoin('websites', 'websites.id', 'website_sources.website_id')
    .selectAll('profile_proofs')
    .select(['website_sources.platform', 'website_sources.website_type'])
    .select(['website_sources.profile_url', 'website_sources.handle'])
    .where('profile_proofs.user_id', '=', userId)
    .where('websites.owner_id', '=', userId)
    .orderBy('proved_at')
    .execute();
  return new Map(
    rows.flatMap(({ platform, website_type, profile_url, handle, ...proof }) => {
      const key = keyOfSource({
        // Written from checked values only.
        platform: platform as WebsiteSource['platform'],
        websiteType: website_type as WebsiteSource['websiteType'],
        profileUrl: profile_url,
        handle,
      });
      return key === proof.profile_key ? [[key, proof] as const] : [];
    }),
  );
}

export async function putProof(trx: Executor, proof: Proof): Promise<void> {
  const { source_id: _, ...changed } = proof;
  await trx
    .insertInto('profile_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('source_id').doUpdateSet(changed))
    .execute();
}

/** The name of a profile went over to another account: what was proved of the one before is proved no more. */
export async function dropProofOfAnother(
  trx: Executor,
  sourceId: string,
  accountId: string | null,
): Promise<void> {
  if (accountId === null) return;
  await trx
    .deleteFrom('profile_proofs')
    .where('source_id', '=', sourceId)
    .where('account_id', '<>', accountId)
    .execute();
}

export const presentProof = ({ method, proved_at }: Proof): ShownProof => ({
  method,
  provedAt: new Date(proved_at).toISOString(),
});
