import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SECTIONS = resolve(import.meta.dirname, '../../../packages/site-sections/src');
const LAZY = resolve(import.meta.dirname, '../src/preview/lazy');
const REPLACED: Readonly<Record<string, string>> = {
  [resolve(SECTIONS, 'themes/themes.ts')]: resolve(LAZY, 'themes.ts'),
  [resolve(SECTIONS, 'markdown/markdown-parser.ts')]: resolve(LAZY, 'markdown-parser.ts'),
};

/** What a site may do without is fetched when it needs it: whoever asks for the whole gets what is there already. */
export function lazyParts(): Plugin {
  return {
    name: 'lazy-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/(themes|markdown-parser)(\.ts)?$/u.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const lazy = found === null ? undefined : REPLACED[found.id];
      return lazy === undefined || lazy === importer ? null : lazy;
    },
  };
}
