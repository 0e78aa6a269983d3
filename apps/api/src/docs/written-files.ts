import { ENDPOINTS } from '@tosite/api-client/endpoints/all';
import { SETTINGS } from '../env-declaration.ts';
import { openApiDocument } from '../http/openapi.ts';
import { endpointsPage, schemasPage, type ApiDocument } from './api-text.ts';
import { platformColours } from './platform-colours.ts';
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
    [
      'packages/ui/src/tokens.css',
      between(read('packages/ui/src/tokens.css'), 'platforms', platformColours(), STYLE),
    ],
  ]);
}

/** How a file marks the part that is made. */
type Marks = { begin: (mark: string) => string; end: (mark: string) => string };
const PAGE: Marks = { begin: (mark) => `<!-- ${mark} -->`, end: (mark) => `<!-- /${mark} -->` };
const STYLE: Marks = { begin: (mark) => `/* made: ${mark} */`, end: (mark) => `/* /made: ${mark} */` };

function between(text: string, mark: string, part: string, marks: Marks = PAGE): string {
  const [begin, end] = [marks.begin(mark), marks.end(mark)];
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The marks of "${mark}" are missing.`);
  return `${before}${begin}\n${part}\n${end}${after}`;
}
