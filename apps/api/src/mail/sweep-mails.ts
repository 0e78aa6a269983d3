import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { MailTransport } from './mails.ts';

/** Long enough to ask what became of a mail. */
const KEPT_MS = 30 * 86_400_000;
const AT_ONCE = 200;

/** Forgets mails of a month ago, and deletes the files of those that nobody has a row of any more. */
export async function sweepMails(parts: {
  database: Database;
  clock: Clock;
  transport: MailTransport;
}): Promise<void> {
  const { database, clock, transport } = parts;
  const { db } = database;
  await db
    .deleteFrom('mails')
    .where('created_at', '<', clock.now() - KEPT_MS)
    .execute();
  const files = await transport.kept();
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const ids = files.slice(start, start + AT_ONCE);
    const rows = await db.selectFrom('mails').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    await transport.forget(ids.filter((id) => !known.has(id)));
  }
}
