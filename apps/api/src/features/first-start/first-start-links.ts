import { timingSafeEqual } from 'node:crypto';
import type { Core } from '../../core.ts';
import { hashToken, randomToken } from '../../secrets/keys.ts';
import { stepsOfOperators } from './operator-steps.ts';

const LIFETIME_MS = 86_400_000;

type Parts = Pick<Core, 'env' | 'database' | 'now'>;

/**
 * A link for whoever reads the log, for a day and until the first operator's address is confirmed. null: somebody runs
 * this installation already.
 */
export async function newFirstStartLink(parts: Parts): Promise<string | null> {
  if (await isRun(parts)) return null;
  const { database, now, env } = parts;
  const token = randomToken();
  await database.db
    .insertInto('first_start_links')
    .values({ hash: hashToken(token), created_at: now(), expires_at: now() + LIFETIME_MS })
    .execute();
  return `${env.dashboardOrigin}/first-start#${token}`;
}

export async function isFirstStartToken(parts: Parts, token: string): Promise<boolean> {
  const { database, now } = parts;
  const links = await database.db
    .selectFrom('first_start_links')
    .select('hash')
    .where('expires_at', '>', now())
    .execute();
  const given = Buffer.from(hashToken(token));
  // All of them, whichever it is: how long it takes tells nothing.
  const fitting = links.filter(({ hash }) => timingSafeEqual(Buffer.from(hash), given));
  return fitting.length > 0 && !(await isRun(parts));
}

export async function sweepFirstStartLinks(parts: Parts): Promise<void> {
  const gone = (await isRun(parts)) ? Number.MAX_SAFE_INTEGER : parts.now();
  await parts.database.db.deleteFrom('first_start_links').where('expires_at', '<=', gone).execute();
}

/** Whether an operator's address is confirmed: from then on they see everything by signing in. */
async function isRun(parts: Parts): Promise<boolean> {
  const operators = await stepsOfOperators(parts);
  return operators.some(({ step }) => step === 'two-factor' || step === 'ready');
}
