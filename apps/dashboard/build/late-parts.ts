import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SECTIONS = resolve(import.meta.dirname, '../../../packages/site-sections/src');
const LATE = resolve(import.meta.dirname, '../src/preview/late');
const REPLACED: Readonly<Record<string, string>> = {
  [resolve(SECTIONS, 'themes/themes.ts')]: resolve(LATE, 'themes.ts'),
  [resolve(SECTIONS, 'markdown/markdown-parser.ts')]: resolve(LATE, 'markdown-parser.ts'),
};

/** What a site may do without is fetched when it needs it: whoever asks for the whole gets what is there already. */
export function lateParts(): Plugin {
  return {
    name: 'late-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/(themes|markdown-parser)(\.ts)?$/u.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const late = found === null ? undefined : REPLACED[found.id];
      return late === undefined || late === importer ? null : late;
    },
  };
}
