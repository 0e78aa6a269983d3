import type { Env } from '../env.ts';
import type { WebsiteRecord } from './website-row.ts';

/** Where a website's visitors end: its own domain while that works, else its free address. */
export function websiteOrigin(
  env: Pick<Env, 'siteOrigin' | 'hostOrigin'>,
  { label, primary_domain: domain }: Pick<WebsiteRecord, 'label' | 'primary_domain'>,
): string {
  return domain === null ? env.siteOrigin(label) : env.hostOrigin(domain);
}
