import type { IncomingHttpHeaders } from 'node:http';

/** A recorded request and its answer. In conditions `*x*` means "contains" and `*` "is there". */
export type FixtureRoute = {
  id: string;
  request: {
    method: string;
    host: string;
    path: string;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    bodyContains?: string;
  };
  response: { status: number; headers: Record<string, string>; bodyFile?: string | null };
};

type Asked = { method: string; host: string; path: string; headers: IncomingHttpHeaders; body: string };

/** The route of this method, host and path whose conditions all hold, the one with the most conditions first. */
export function matchRoute<T extends FixtureRoute>(routes: readonly T[], asked: Asked): T | null {
  const url = new URL(asked.path, 'https://fixture.invalid');
  const askedPath = decoded(url.pathname);
  const scored = routes.flatMap((route) => {
    const { method, host, path, query = {}, headers = {}, bodyContains } = route.request;
    if (method !== asked.method || host !== asked.host || decoded(path) !== askedPath) return [];
    const conditions = [
      ...Object.entries(query).map(([name, wanted]) => isLike(wanted, url.searchParams.get(name))),
      ...Object.entries(headers).map(([name, wanted]) => {
        const got = asked.headers[name];
        return name === 'accept'
          ? String(got).includes(wanted)
          : isLike(wanted, typeof got === 'string' ? got : null);
      }),
      ...(bodyContains === undefined ? [] : [asked.body.includes(bodyContains)]),
    ];
    return conditions.every(Boolean) ? [{ route, score: conditions.length }] : [];
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.route ?? null;
}

function isLike(wanted: string, got: string | null): boolean {
  if (got === null) return false;
  if (wanted === '*') return true;
  return wanted.startsWith('*') && wanted.endsWith('*') ? got.includes(wanted.slice(1, -1)) : got === wanted;
}

/** Paths compare as what they name: browsers escape letters that a recording holds as they are. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
