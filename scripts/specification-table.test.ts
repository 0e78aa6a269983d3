import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* docs/specification-tests.md: each statement of the specification has a test that is really there. */

const root = new URL('../', import.meta.url);
const table = readFileSync(new URL('docs/specification-tests.md', root), 'utf8');
const [built = ''] = table.split('## Not built yet');
const rows = built
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:§|-)/u.test(line))
  .map((line) => {
    const [section = '', statement = '', test = '', how = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/u.exec(test) ?? [];
    return { section, statement, file, title, how };
  });

/** Statements of the screens' sections that nobody sees: what is written into a page, read of a text, thrown away. */
const UNSEEN = [
  'Document title and meta description',
  'One field for a link or a username',
  'Logout clears auth, website, design, onboarding and the API cache',
];

it('has a line for the statements of each of the sections', () => {
  expect(rows.length).toBeGreaterThan(100);
  const sections = new Set(rows.map(({ section }) => section.split(' ')[0]));
  expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '8', '9']);
  expect(rows.map(({ statement }) => statement).filter((statement) => statement === '')).toEqual([]);
});

it('names a test in every line, and each of them is there, and run', () => {
  const missing = rows.flatMap(({ statement, file, title }) => {
    if (file === '' || title === '') return [`${statement}: no test`];
    const address = new URL(file, root);
    if (!existsSync(address)) return [`${statement}: no file ${file}`];
    const source = readFileSync(address, 'utf8').replaceAll("\\'", "'");
    const at = source.search(new RegExp(`(?<=['"\`])${escaped(title)}(?=['"\`])`, 'u'));
    if (at === -1) return [`${statement}: ${file} has no test "${title}"`];
    return /\b(?:skip|todo|fixme)\b[^;]*$/u.test(source.slice(0, at))
      ? [`${statement}: ${title} is not run`]
      : [];
  });
  expect(missing).toEqual([]);
});

it('has whatever a person sees seen by a journey, in a browser', () => {
  const blind = rows.flatMap(({ section, statement, file, how }) => {
    if (how !== 'seen' && how !== 'rule') return [`${statement}: neither seen nor rule`];
    if ((how === 'seen') !== file.startsWith('e2e/journeys/')) return [`${statement}: ${how} by ${file}`];
    const isScreen = section.startsWith('2 ') && section !== '2 Routes';
    return isScreen && how !== 'seen' && !UNSEEN.includes(statement) ? [`${statement}: not seen`] : [];
  });
  expect(blind).toEqual([]);
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
