import { join } from 'node:path';
import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import type { Env } from '../env.ts';
import { dashboardConfig, installationAddresses } from './installation-addresses.ts';
import type { ServedFile } from './served-file.ts';
import { readWebFiles } from './web-files.ts';

/** The product's own pages in memory: one landing a subdomain, and the dashboard. */
export type ProductPages = {
  landings: Readonly<Record<Subdomain, ReadonlyMap<string, ServedFile>>>;
  dashboard: ReadonlyMap<string, ServedFile>;
};

/** One entry a subdomain, from the list that the type is made of. */
export function perSubdomain<T>(of: (subdomain: Subdomain) => T): Record<Subdomain, T> {
  return Object.fromEntries(SUBDOMAINS.map((subdomain) => [subdomain, of(subdomain)])) as Record<
    Subdomain,
    T
  >;
}

/** What a process has that serves nobody. */
export const NO_PAGES: ProductPages = {
  landings: perSubdomain(() => new Map()),
  dashboard: new Map(),
};

/** `webRoot` is the folder that holds `landing/dist` and `dashboard/dist`. Throws with a sentence when they were not built. */
export async function readProductPages(env: Env, webRoot: string): Promise<ProductPages> {
  const addresses = installationAddresses(env);
  const config = dashboardConfig(env);
  try {
    const landings = await Promise.all(
      SUBDOMAINS.map(
        async (subdomain) =>
          [subdomain, await readWebFiles(join(webRoot, 'landing', 'dist', subdomain), addresses)] as const,
      ),
    );
    return {
      // One entry a subdomain, from the list that the type is made of.
      landings: Object.fromEntries(landings) as Record<Subdomain, Map<string, ServedFile>>,
      dashboard: await readWebFiles(join(webRoot, 'dashboard', 'dist'), (text, path) =>
        path.endsWith('.html') ? addresses(text).replaceAll('%TOSITE_CONFIG%', config) : text,
      ),
    };
  } catch (error) {
    throw new Error('The pages of the landings and the dashboard are not built. Run `pnpm build` first.', {
      cause: error,
    });
  }
}
