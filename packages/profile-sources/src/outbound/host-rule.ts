/** Which host names a request, and every redirect of it, may go to. */
export type HostRule = (hostname: string) => boolean;

/** Exact names, or every name below a domain written as `*.example.org`. */
export function hostList(patterns: readonly string[]): HostRule {
  const exact = new Set(patterns.filter((pattern) => !pattern.startsWith('*.')));
  const suffixes = patterns.filter((pattern) => pattern.startsWith('*.')).map((pattern) => pattern.slice(1));
  return (hostname) => exact.has(hostname) || suffixes.some((suffix) => hostname.endsWith(suffix));
}

/** A URL's host as rules compare it: no brackets, no final dot, lower case. */
export function bareHost(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/gu, '')
    .replace(/\.$/u, '')
    .toLowerCase();
}
