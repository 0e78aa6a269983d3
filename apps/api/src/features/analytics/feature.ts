import type { Core } from '../../core.ts';
import { ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { Visits } from '../../hosting/visits.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { createCounter } from './counter.ts';
import { createRedirects } from './redirects.ts';
import { analyticsHandlers } from './routes.ts';
import { sendWeeklyMails } from './weekly-mail.ts';
import { rollEachMinute, sweepAnalytics } from './sweep-analytics.ts';

export function createAnalytics(core: Core, websites: WebsiteServices): AnalyticsServices {
  return { ...websites, counter: createCounter(core), redirects: createRedirects(core.database) };
}

/** What the host of the sites tells and asks. */
export function visitsOf({ counter, redirects }: AnalyticsServices): Visits {
  return {
    saw: (answered) => counter.saw(answered),
    redirect: (websiteId, path) => redirects.of(websiteId, path),
  };
}

/** Who comes to the websites. */
export function analyticsFeature(services: AnalyticsServices) {
  return {
    handlers: analyticsHandlers(services),
    sweeps: [() => sweepAnalytics(services), () => sendWeeklyMails(services)],
    onStart: async (signal) => rollEachMinute(services, signal),
    exports: [
      ofWebsite('analytics_sums', 'analytics'),
      ofWebsite('analytics_settings', 'analyticsSettings'),
      ofWebsite('analytics_redirects', 'redirects'),
    ],
    close: () => services.counter.close(),
  } satisfies Feature;
}
