import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';

export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The salt of a day in UTC: random, the same for every process, and gone when its day is. */
export async function saltOf({ db }: Database, day: string): Promise<Buffer> {
  const salt = randomBytes(32).toString('base64url');
  await db
    .insertInto('analytics_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const row = await db
    .selectFrom('analytics_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.salt, 'base64url');
}

export async function deleteOldSalts({ db }: Database, now: number): Promise<void> {
  await db.deleteFrom('analytics_salts').where('day', '<', utcDay(now)).execute();
}

/** Who it is on this day and this website, and nowhere else: 96 bits that lead nowhere once the salt is gone. */
export function visitorDigest(
  salt: Buffer,
  { websiteId, address, agent }: { websiteId: string; address: string; agent: string },
): string {
  const digest = createHmac('sha256', salt)
    .update(`${websiteId}\n${address}\n${agent.slice(0, 512)}`)
    .digest('base64url');
  return digest.slice(0, 16);
}
