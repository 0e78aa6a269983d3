import { normalizeEmail } from '@tosite/validation/account/account-fields';
import { readHost } from '@tosite/validation/website/read-host';
import type { Core } from '../../../core.ts';
import type { Executor } from '../../../database/database.ts';
import type { Env } from '../../../env.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import { websiteOfHost } from '../../../site-content/custom-domain-store.ts';

export type FoundSite = { id: string; label: string; status: string; owner_id: string };
export type FoundOwner = { id: string; email: string; name: string; email_verified_at: number | null };

/** By id, label, address or host of a site; by its owner's own domain as well. */
export async function findSite(db: Executor, env: Env, text: string): Promise<FoundSite | null> {
  const wanted = text.trim();
  const host = hostIn(wanted);
  const read = readHost(host, env.hosts);
  const label = /^[a-z0-9]+$/iu.test(wanted)
    ? wanted.toLowerCase()
    : read.kind === 'site'
      ? read.label
      : null;
  const own = read.kind === 'foreign' ? await websiteOfHost(db, read.host) : null;
  const row = await db
    .selectFrom('websites')
    .select(['id', 'label', 'status', 'owner_id'])
    .where((eb) =>
      eb.or([eb('id', '=', own ?? wanted), ...(label === null ? [] : [eb('label', '=', label)])]),
    )
    .executeTakeFirst();
  return row ?? null;
}

const hostIn = (address: string): string => address.replace(/^https?:\/\//iu, '').replace(/[/?#].*$/u, '');

/** By id or e-mail address of an account, or by a site of theirs. */
export async function findOwner(db: Executor, env: Env, text: string): Promise<FoundOwner | null> {
  const wanted = text.trim();
  const site = wanted.includes('@') ? null : await findSite(db, env, wanted);
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'email_verified_at'])
    .where((eb) =>
      eb.or([
        eb('id', '=', site?.owner_id ?? wanted),
        ...(wanted.includes('@') ? [eb('email_normalized', '=', normalizeEmail(wanted))] : []),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

type Where = Pick<Core, 'database' | 'env'>;

/** The same; throws where there is none. */
export const siteOf = async ({ database, env }: Where, text: string): Promise<FoundSite> =>
  needed(await findSite(database.db, env, text), text);

export const ownerOf = async ({ database, env }: Where, text: string): Promise<FoundOwner> =>
  needed(await findOwner(database.db, env, text), text);

function needed<T>(found: T | null, text: string): T {
  if (found === null) throw new ApiFailure('not_found', { id: 'operator.nothingFound', text });
  return found;
}
