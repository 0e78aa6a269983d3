import type { Handlers } from '../../http/endpoint-handler.ts';
import { notFound } from '../../http/api-failure.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { analyticsCsv } from './analytics-csv.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { readSettings, saveSettings } from './analytics-settings.ts';
import { readAnalytics } from './read-analytics.ts';
import { listRedirects, removeRedirect, saveRedirect } from './redirects.ts';

type Names =
  | 'getAnalytics'
  | 'exportAnalytics'
  | 'getAnalyticsSettings'
  | 'saveAnalyticsSettings'
  | 'listRedirects'
  | 'saveRedirect'
  | 'removeRedirect';

export function analyticsHandlers(services: AnalyticsServices): Pick<Handlers, Names> {
  return {
    getAnalytics: async ({ params, query }, { user }) =>
      (await readAnalytics(services, user.id, params.id, query)).analytics,
    async exportAnalytics({ params, query }, { user }) {
      const { analytics, label } = await readAnalytics(services, user.id, params.id, query);
      const { from, to } = analytics.range;
      return new Response(analyticsCsv(analytics), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          // A label has letters and digits only.
          'content-disposition': `attachment; filename="${label}-${from}-${to}.csv"`,
          'x-content-type-options': 'nosniff',
        },
      });
    },
    getAnalyticsSettings: ({ params }, { user }) => readSettings(services, user.id, params.id),
    async saveAnalyticsSettings({ params, body }, { user }) {
      // First: what is not theirs must not use up a count, nor tell by one that it is there.
      await readSettings(services, user.id, params.id);
      if (body.countLinks !== undefined) await services.limits.take('publishByOwner', user.id);
      return saveSettings(services, user.id, params.id, body);
    },
    async listRedirects({ params }, { user }) {
      const { db } = services.database;
      if ((await findOwnWebsite(db, user.id, params.id)) === null) throw notFound();
      return { redirects: await listRedirects(db, params.id) };
    },
    saveRedirect: async ({ params, body }, { user }) => ({
      redirects: await saveRedirect(services, user.id, params.id, body),
    }),
    removeRedirect: async ({ params, query }, { user }) => {
      await removeRedirect(services, user.id, params.id, query.from);
      return undefined;
    },
  };
}
