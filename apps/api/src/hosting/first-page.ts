import type { SiteCache } from './site-cache.ts';

/** The first page of a version; null: there is none, or its file is gone. */
export async function firstPage(cache: SiteCache, publishId: string): Promise<string | null> {
  const file = (await cache.files(publishId)).get('/index.html');
  const served = file === undefined ? null : await cache.body(file, null);
  return served?.bytes?.toString('utf8') ?? null;
}
