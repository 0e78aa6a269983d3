import { SourceFailure, type ProfileResult } from '@tosite/profile-sources/profile-source';
import type { Proof } from '@tosite/api-client/endpoints/proofs';
import { isConnectable } from '@tosite/validation/platforms/platform';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { answerSourceFailure } from '../../previews/source-failure-answer.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { writeAudit } from '../../site-content/audit-log.ts';
import { domainOfWebsite } from '../../site-content/custom-domain-store.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { keyOfProfile } from '../../site-content/profile-identity.ts';
import { presentProof, putProof } from '../../site-content/proof-store.ts';
import type { NamedSource, ProofServices } from './proof-services.ts';
import { provableSource, type Provable } from './provable-source.ts';
import { leadsTo, ownLinks, ownPage, saysCode } from './what-shows-it.ts';

/** Of an address in a sentence. */
const LONGEST_PAGE = 120;

type Found = { method: Proof['method']; accountId: string | null };
type Asking = { ownerId: string; signal: AbortSignal };

/**
 * Looks for what shows that a profile is its owner's, in the profile as it is now, and keeps what it found. Fails with
 * `conflict` where there is nothing, and as the platform does.
 */
export async function checkProof(
  services: ProofServices,
  ownerId: string,
  named: NamedSource,
  signal: AbortSignal,
): Promise<{ proof: Proof }> {
  const { database, limits, now } = services;
  const asked = await provableSource(database.db, ownerId, named);
  await limits.take('proofByOwner', ownerId);
  const found =
    (await byAccount(services, asked, { ownerId, signal })) ??
    (await byProfile(services, asked, { ownerId, signal }));
  return database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, named.websiteId);
    const { website, source, link, key } = await provableSource(trx, ownerId, named);
    // Another one was put in its place meanwhile.
    if (key !== asked.key) throw new ApiFailure('conflict', { id: 'proof.otherNow' });
    const proof = {
      source_id: source.id,
      user_id: ownerId,
      profile_key: key,
      account_id: found.accountId,
      method: found.method,
      proved_at: now(),
    };
    await putProof(trx, proof);
    await trx.deleteFrom('proof_codes').where('source_id', '=', source.id).execute();
    const about = { websiteId: website.id, ownerId, data: { label: website.label, words: link.url } };
    await writeAudit(trx, { actor: 'owner', action: 'profile_proved', ...about }, now());
    const data = { platform: source.platform, handle: source.handle };
    await recordActivity(trx, {
      userId: ownerId,
      websiteId: website.id,
      kind: 'source_proved',
      data,
      now: now(),
    });
    return { proof: presentProof(proof) };
  });
}

/** By an account of the platform that they have connected. */
async function byAccount(
  services: ProofServices,
  { link }: Provable,
  { ownerId, signal }: Asking,
): Promise<Found | null> {
  const { platform, siteName: handle } = link;
  if (!isConnectable(platform)) return null;
  const accountId = await services.accountOfOwner({ userId: ownerId, platform, handle, signal });
  return accountId === null ? null : { method: 'account', accountId };
}

async function byProfile(
  services: ProofServices,
  { website, link, key, source }: Provable,
  { ownerId, signal }: Asking,
): Promise<Found> {
  const { database, env, now, fetchRelMe } = services;
  const { profile, report } = await readNow(services, link, signal);
  if (keyOfProfile(profile) !== key) throw new ApiFailure('conflict', { id: 'proof.otherNow' });
  const accountId = report.accountId ?? null;
  if (await signsInWith(database.db, ownerId, { provider: link.platform, accountId }))
    return { method: 'account', accountId };
  const code = await database.db
    .selectFrom('proof_codes')
    .selectAll()
    .where('source_id', '=', source.id)
    .where('user_id', '=', ownerId)
    .where('profile_key', '=', key)
    .executeTakeFirst();
  const isThere = code !== undefined && saysCode(profile, code.code);
  if (isThere && code.expires_at > now()) return { method: 'code', accountId };
  const own = await domainOfWebsite(database.db, website.id);
  const hosts = [
    new URL(env.siteOrigin(website.label)).host,
    ...(own?.holds === 1 ? [own.name.replace(/^www\./u, '')] : []),
  ];
  if (leadsTo(ownLinks(profile), hosts)) return { method: 'link', accountId };
  const page = ownPage(profile);
  const linked = page === null ? [] : await fetchRelMe(page, { signal });
  if (leadsTo(linked ?? [], hosts)) return { method: 'site', accountId };
  const { platform } = link;
  if (isThere) throw new ApiFailure('conflict', { id: 'proof.codeOver', platform });
  throw new ApiFailure(
    'conflict',
    page === null || linked !== null
      ? { id: 'proof.nothingFound', platform }
      : { id: 'proof.pageUnread', platform, page: page.slice(0, LONGEST_PAGE) },
  );
}

/** As it is at this moment: what anybody read before may lack what was just put there. */
async function readNow(
  { fetchProfile, now }: ProofServices,
  link: Provable['link'],
  signal: AbortSignal,
): Promise<ProfileResult> {
  try {
    const result = await fetchProfile(link, { signal, maxAgeMs: 0 });
    if (result.report.method !== 'cache') return result;
  } catch (error) {
    if (signal.aborted || !(error instanceof SourceFailure)) throw error;
    throw answerSourceFailure(error, now());
  }
  throw new ApiFailure(
    'platform_unavailable',
    { id: 'sync.unread', platform: link.platform },
    { next: ['retry'] },
  );
}

/** Whether they sign in here with that very account. */
async function signsInWith(
  db: Executor,
  userId: string,
  { provider, accountId }: { provider: string; accountId: string | null },
): Promise<boolean> {
  if (accountId === null) return false;
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('subject', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
