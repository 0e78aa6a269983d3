import { ENDPOINTS } from '@tosite/api-client/endpoints/all';
import { SETTINGS } from '../env-declaration.ts';
import { openApiDocument } from '../http/openapi.ts';
import { endpointsPage, schemasPage, type ApiDocument } from './api-text.ts';
import { envExample, settingsTable } from './settings-text.ts';

/**
 * The files that are made of what the code declares, by their paths from the root of the repository. `read` gives the
 * text of a file as it is: of some only a part is made.
 */
export function writtenFiles(read: (path: string) => string): Map<string, string> {
  // The document is JSON; these are the parts of it that the pages name.
  const api = openApiDocument(ENDPOINTS, '/') as ApiDocument;
  return new Map([
    ['.env.example', envExample(SETTINGS)],
    ['README.md', between(read('README.md'), 'settings', settingsTable(SETTINGS))],
    ['docs/api/README.md', endpointsPage(api)],
    ['docs/api/schemas.md', schemasPage(api)],
  ]);
}

function between(text: string, mark: string, part: string): string {
  const [before, rest] = text.split(`<!-- ${mark} -->`);
  const [, after] = rest?.split(`<!-- /${mark} -->`) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The marks of "${mark}" are missing.`);
  return `${before}<!-- ${mark} -->\n${part}\n<!-- /${mark} -->${after}`;
}
