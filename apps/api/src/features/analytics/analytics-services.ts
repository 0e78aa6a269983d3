import type { WebsiteServices } from '../../publishing/website-services.ts';
import type { Counter } from './counter.ts';
import type { Redirects } from './redirects.ts';

export type AnalyticsServices = WebsiteServices & { counter: Counter; redirects: Redirects };
