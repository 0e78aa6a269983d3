import type { ClaimedCopy } from '@tosite/api-client/endpoints/proofs';
import type { Executor } from '../../database/database.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { stopWebsite } from '../../publishing/hold-website.ts';
import { writeAudit } from '../../site-content/audit-log.ts';
import { notCleared, type ClaimReason } from '../../site-content/hold-store.ts';
import { refuseSuspended } from '../../site-content/lock-own-website.ts';
import { keyOfProfile, keyOfSource, linkOfSource } from '../../site-content/profile-identity.ts';
import { proofsOf, type Proof } from '../../site-content/proof-store.ts';
import { sourcesOfWebsite, type WebsiteSource } from '../../site-content/source-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { findSite, type FoundSite } from './admin/find-subject.ts';
import { LOOKED_AT_MS, newTicket, storable, type ReportServices } from './report-parts.ts';
import { reportReceivedMail, reportToOperatorMail } from './report-mails.ts';

type Claim = { websiteId: string; sourceId: string; site: string; words: string };

/** Names of profiles change hands: what was proved long ago has to be shown again before it takes a site down. */
const PROOF_LASTS_MS = 30 * 86_400_000;

/**
 * Somebody who proved that a profile is theirs says that a website is a copy of it. The copy is held until an operator
 * has looked, and its owner is told; where there is any doubt, an operator looks first.
 */
export async function claimCopy(
  services: ReportServices,
  ownerId: string,
  { websiteId, sourceId, site: typed, words }: Claim,
): Promise<ClaimedCopy> {
  const { database, env, keys, limits, mails, now } = services;
  const { held, label, ticket } = await database.transaction(async (trx) => {
    const own = await findOwnWebsite(trx, ownerId, websiteId);
    if (own === null) throw notFound();
    refuseSuspended(own);
    const source = (await sourcesOfWebsite(trx, websiteId)).find(({ id }) => id === sourceId);
    if (source === undefined) throw notFound();
    const key = keyOfSource(source) ?? '';
    const proof = (await proofsOf(trx, ownerId)).get(key);
    if (proof === undefined) throw refused({ id: 'proof.needed' });
    if (proof.proved_at < now() - PROOF_LASTS_MS) throw refused({ id: 'proof.old' });
    await limits.take('claimByOwner', ownerId);
    const site = await findSite(trx, env, typed);
    if (site === null) throw refused({ id: 'proof.noSite' });
    if (site.owner_id === ownerId) throw refused({ id: 'proof.ownSite' });
    const profile = shortOf(linkOfSource(source)?.url ?? source.handle);
    const sources = await sourcesOfWebsite(trx, site.id);
    const isCopy = (other: WebsiteSource): boolean => keysOf(other).includes(key);
    if (!sources.some(isCopy)) throw refused({ id: 'proof.otherProfile', profile });
    const network = keys.mac('report', `claim:${ownerId}`).toString('base64url');
    if (await isOpen(trx, site.id, network)) throw refused({ id: 'proof.askedAlready' });

    const reason: ClaimReason = { kind: 'claim', profile };
    const doubt = await whyInDoubt(trx, site, {
      proof,
      sources,
      isFirst: isCopy(sources[0] ?? source),
      reason,
      now: now(),
    });
    const ticket = newTicket();
    const says = `The owner of ${profile}, proved by ${proof.method}, says that this is a copy. ${doubt ?? ''} ${words}`;
    const owner = await trx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    const report = {
      ticket,
      reason: 'copy',
      words: storable(says).replace(/\s+/gu, ' ').trim(),
      contact: owner.email,
    };
    await trx
      .insertInto('site_reports')
      .values({ ...report, website_id: site.id, network, at: now(), handled_at: null })
      .execute();
    const about = {
      websiteId: site.id,
      ownerId: site.owner_id,
      data: { ticket, label: site.label, words: profile },
    };
    await writeAudit(trx, { actor: 'claims', action: 'site_claimed', ...about }, now());
    const address = env.siteOrigin(site.label);
    if (await limits.tryTake('mailHour', `claim:${ownerId}`))
      await mails.send(trx, ownerId, reportReceivedMail(owner.email, { ticket, site: address }));
    if (await limits.tryTake('reportMails', site.id))
      for (const email of env.operatorEmails)
        await mails.send(trx, null, reportToOperatorMail(email, { ...report, site: address }));
    const stop = {
      status: 'held',
      cause: 'reports',
      reasons: [reason],
      words: null,
      actor: 'claims',
    } as const;
    const held = doubt === null && (await stopWebsite(services, trx, site.id, stop));
    return { held, label: site.label, ticket };
  });
  if (held) services.onWebsiteChanged([label]);
  return { outcome: held ? 'held' : 'reported', ticket };
}

type Facts = {
  proof: Proof;
  sources: readonly WebsiteSource[];
  isFirst: boolean;
  reason: ClaimReason;
  now: number;
};

/** Why an operator has to look before anything is taken down, for them to read; null: nothing speaks for the copy. */
async function whyInDoubt(
  trx: Executor,
  site: FoundSite,
  { proof, sources, isFirst, reason, now }: Facts,
): Promise<string | null> {
  const theirs = await proofsOf(trx, site.owner_id);
  if (sources.some((source) => theirs.has(keyOfSource(source) ?? '')))
    return 'Its owner has proved a profile of it too, so nothing was taken down.';
  if (!isFirst) return 'The profile is one of several that feed the website, so nothing was taken down.';
  if (proof.method === 'site')
    return 'It was proved by a website that the profile names, so nothing was taken down.';
  if ((await notCleared(trx, site.id, [reason])).length === 0)
    return 'An operator has let this pass before, so nothing was taken down.';
  const looked = await trx
    .selectFrom('site_reports')
    .select('ticket')
    .where('website_id', '=', site.id)
    .where('handled_at', '>', now - LOOKED_AT_MS)
    .executeTakeFirst();
  return looked === undefined
    ? null
    : 'An operator looked at it less than a week ago, so nothing was taken down.';
}

async function isOpen(trx: Executor, websiteId: string, network: string): Promise<boolean> {
  const open = await trx
    .selectFrom('site_reports')
    .select('ticket')
    .where('website_id', '=', websiteId)
    .where('network', '=', network)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** A source is the profile at its address, and the one that it last said it is. */
const keysOf = (source: WebsiteSource): (string | null)[] => [
  keyOfSource(source),
  keyOfProfile(source.lastImport),
];

const shortOf = (url: string): string =>
  decoded(url.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '')).slice(0, 200);

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

const refused = (reason: ConstructorParameters<typeof ApiFailure>[1]): ApiFailure =>
  new ApiFailure('conflict', reason);
