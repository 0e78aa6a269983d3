import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from './repository-files.ts';

/* Whoever follows the docs finds what they name. */

const pages = [
  ...readdirSync(ROOT)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(ROOT, name)),
  ...['apps', 'packages', 'docs', 'scripts', 'gallery', 'bench', 'e2e'].flatMap((folder) =>
    filesBelow(folder, /\.md$/u),
  ),
].filter((page) => !page.includes('/fixtures/'));

/** Paths from the root as docs write them: `apps/api/src/main.ts`, `.github/dependabot.yml`. */
const FROM_ROOT = /`((?:apps|packages|scripts|docs|e2e|bench|gallery|\.github|\.ci)\/[\w./-]*\w)`/gu;
/** What is built, or is there while the product runs. */
const MADE = /(?:^|\/)dist(?:\/|$)/u;

function missing(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```/gmu, '');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)(?:#[^)]*)?\)/gu)].map(([, to = '']) =>
    join(dirname(page), decodeURI(to)),
  );
  const named = [...text.matchAll(FROM_ROOT)].map(([, to = '']) => join(ROOT, to));
  return [...links, ...named]
    .map((to) => relative(ROOT, to))
    .filter((to) => !MADE.test(to) && !existsSync(join(ROOT, to)));
}

it('every file that a page of the docs links to or names is there', () => {
  expect(pages.length).toBeGreaterThan(25);
  const wrong = pages.flatMap((page) => missing(page).map((to) => `${relative(ROOT, page)}: ${to}`));
  expect(wrong).toEqual([]);
});

it('every package and app says what it is', () => {
  const folders = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  expect(folders.filter((folder) => !existsSync(join(ROOT, folder, 'README.md')))).toEqual([]);
});
