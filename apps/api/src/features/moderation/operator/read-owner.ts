import type { OperatorOwner, OperatorSiteSummary } from '@tosite/api-client/endpoints/operator';
import { notFound } from '../../../http/api-failure.ts';
import { instant, type OperatorServices } from './operator-services.ts';

type SiteRow = { id: string; label: string; status: OperatorSiteSummary['status']; created_at: number };

export const summaryOf = ({ env }: Pick<OperatorServices, 'env'>, row: SiteRow): OperatorSiteSummary => ({
  _id: row.id,
  domain_name: row.label,
  address: env.siteOrigin(row.label),
  status: row.status,
  createdAt: instant(row.created_at),
});

export async function readOwner(services: OperatorServices, ownerId: string): Promise<OperatorOwner> {
  const { db } = services.database;
  const user = await db
    .selectFrom('users')
    .leftJoin('two_factor', 'two_factor.user_id', 'users.id')
    .leftJoin('owner_suspensions', 'owner_suspensions.owner_id', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'users.language', 'users.created_at'])
    .select([
      'users.email_verified_at',
      'two_factor.enabled_at',
      'owner_suspensions.at',
      'owner_suspensions.words',
    ])
    .where('users.id', '=', ownerId)
    .executeTakeFirst();
  if (user === undefined) throw notFound();
  const sites = await db
    .selectFrom('websites')
    .select(['id', 'label', 'status', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    _id: user.id,
    email: user.email,
    name: user.name,
    language: user.language,
    createdAt: instant(user.created_at),
    emailConfirmed: user.email_verified_at !== null,
    twoFactor: user.enabled_at !== null,
    suspended: user.at === null ? null : { since: instant(user.at), words: user.words ?? '' },
    sites: sites.map((row) => summaryOf(services, row)),
  };
}
