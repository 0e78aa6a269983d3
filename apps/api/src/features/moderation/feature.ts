import { ofAccount, ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { Core } from '../../core.ts';
import { sweepReports } from './sweep-reports.ts';

/** What is not shown, and why; what people report; what was done about it. */
export function moderationFeature(core: Core) {
  return {
    sweeps: [() => sweepReports(core)],
    exports: [
      ofAccount('owner_suspensions', 'suspension', [], 'owner_id'),
      ofAccount('audit_log', 'operatorActions', ['actor'], 'owner_id'),
      ofWebsite('website_holds', 'hold'),
      ofWebsite('website_clearances', 'cleared'),
      // Whoever reported is not told to whom they reported.
      ofWebsite('site_reports', 'reports', ['contact', 'network', 'words']),
    ],
  } satisfies Feature;
}
