import { claimCopy } from './claim-copy.ts';
import { ofAccount, ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { OperatorServices } from './operator/operator-services.ts';
import { operatorHandlers } from './operator/routes.ts';
import { sweepReports } from './sweep-reports.ts';

/** What is not shown, and why; what people report; what was done about it, and by whom. */
export function moderationFeature(services: OperatorServices) {
  return {
    handlers: {
      ...operatorHandlers(services),
      claimCopy: ({ params, body }, { user }) =>
        claimCopy(services, user.id, { websiteId: params.id, sourceId: params.sourceId, ...body }),
    },
    sweeps: [() => sweepReports(services)],
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
