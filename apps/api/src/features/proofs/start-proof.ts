import { randomInt } from 'node:crypto';
import type { StartedProof } from '@tosite/api-client/endpoints/proofs';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import type { NamedSource, ProofServices } from './proof-services.ts';
import { provableSource } from './provable-source.ts';

const DAY = 86_400_000;
/** One that ends sooner is not worth putting anywhere. */
const LEAST_LEFT_MS = DAY / 2;
// Without those that are taken for one another.
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** The code that shows whose a profile is; the same again while it lasts, so that what was put there stays right. */
export async function startProof(
  services: ProofServices,
  ownerId: string,
  named: NamedSource,
): Promise<StartedProof> {
  const { database, env, now } = services;
  return database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, named.websiteId);
    const { website, key, link } = await provableSource(trx, ownerId, named);
    const known = await trx
      .selectFrom('proof_codes')
      .selectAll()
      .where('source_id', '=', named.sourceId)
      .executeTakeFirst();
    const isGood =
      known !== undefined &&
      known.user_id === ownerId &&
      known.profile_key === key &&
      known.expires_at > now() + LEAST_LEFT_MS;
    const { code, expires_at } = isGood ? known : { code: newCode(), expires_at: now() + DAY };
    if (!isGood) {
      const row = { user_id: ownerId, profile_key: key, code, expires_at };
      await trx
        .insertInto('proof_codes')
        .values({ source_id: named.sourceId, ...row })
        .onConflict((conflict) => conflict.column('source_id').doUpdateSet(row))
        .execute();
    }
    return {
      code,
      expiresAt: new Date(expires_at).toISOString(),
      address: env.siteOrigin(website.label),
      account: services.readsAccountNames(link.platform)
        ? 'connect'
        : // The one that tells by the number of an account who signs in and whose profile it is.
          link.platform === 'github' && env.oauth.github !== undefined
          ? 'sign-in'
          : null,
    };
  });
}

const newCode = (): string =>
  `tosite-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
