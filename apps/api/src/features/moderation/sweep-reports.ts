import type { Core } from '../../core.ts';

/** Long enough for an appeal; then nobody needs to know who reported what. */
const KEPT_MS = 180 * 86_400_000;

export async function sweepReports({ database, now }: Pick<Core, 'database' | 'now'>): Promise<void> {
  await database.db
    .deleteFrom('site_reports')
    .where('at', '<', now() - KEPT_MS)
    .execute();
}
