/** Whether a host is one of these domains, or stands below one. */
export function isBelow(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
