import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* docs/specification-tests.md: each statement of the specification has a test that is really there. */

const root = new URL('../', import.meta.url);
const table = readFileSync(new URL('docs/specification-tests.md', root), 'utf8');
const [built = ''] = table.split('## Not built yet');
const rows = built
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| §'))
  .map((line) => {
    const [section = '', statement = '', test = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/u.exec(test) ?? [];
    return { section, statement, file, title };
  });

it('has a line for the statements of each of the sections', () => {
  expect(rows.length).toBeGreaterThan(100);
  const sections = new Set(rows.map(({ section }) => section.split(' ')[0]));
  expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '8', '9']);
  expect(rows.map(({ statement }) => statement).filter((statement) => statement === '')).toEqual([]);
});

it('names a test in every line, and each of them is there', () => {
  const missing = rows.flatMap(({ statement, file, title }) => {
    if (file === '' || title === '') return [`${statement}: no test`];
    const address = new URL(file, root);
    if (!existsSync(address)) return [`${statement}: no file ${file}`];
    const source = readFileSync(address, 'utf8').replaceAll("\\'", "'");
    return source.includes(title) ? [] : [`${statement}: ${file} has no test "${title}"`];
  });
  expect(missing).toEqual([]);
});
