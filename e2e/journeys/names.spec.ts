import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { partOf } from './draw.ts';

const CLI = new URL('../../apps/cli/bin/tosite.mjs', import.meta.url).pathname;

/** Letters that display faces are not set for: marks above and below, tails, scripts that a face lacks. */
const NAMES = [
  'Ελένη Παράδειγμα',
  'Nguyễn Thị Ngọc Ánh',
  'Олександра Щербаківська',
  'Ľudmila Říčařová Ğüşıöç',
];

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.use({ trace: 'off' });

for (const [index, name] of NAMES.entries()) {
  test(`the name ${name} is whole and its lines do not meet, at every width`, async ({ page }) => {
    const file = join(folder, `${index}.resume.json`);
    const work = [{ name: 'X Works', position: 'Engineer', startDate: '2020-02' }];
    writeFileSync(file, JSON.stringify({ basics: { name, label: 'Engineer', summary: 'Bridges.' }, work }));
    const faults: string[] = [];
    for (const theme of partOf(THEME_NAMES, index, NAMES.length)) {
      const out = join(folder, `${index}-${theme}`);
      execFileSync('node', [CLI, file, '--theme', theme, '--out', out], { stdio: 'ignore' });
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(pathToFileURL(join(out, 'index.html')).href);
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
        const { lines, faults: found } = await nameFaults(page);
        expect(lines).toBeGreaterThan(0);
        faults.push(...found.map((fault) => `${theme} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('a name and an address in other letters than the page’s fill one line each, as they were measured', async ({
  page,
}) => {
  const file = join(folder, 'other-letters.resume.json');
  const summary = '木と鋼でできた小さな橋を設計しています。十五年間、河川の近くで働いてきました。';
  writeFileSync(
    file,
    JSON.stringify({ basics: { name: 'Misaki', label: '技術者', summary, url: 'https://misaki.example' } }),
  );
  for (const theme of partOf(THEME_NAMES, NAMES.length, 4)) {
    const out = join(folder, `other-letters-${theme}`);
    execFileSync('node', [CLI, file, '--theme', theme, '--out', out], { stdio: 'ignore' });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathToFileURL(join(out, 'index.html')).href);
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      const lines = await page.evaluate(() =>
        // The address stands large only where a theme gives the contact a place of its own on a page so short.
        ['h1.name span', '.big bdi'].map((line) =>
          [...document.querySelectorAll(line)].map((one) => one.getClientRects().length),
        ),
      );
      expect([theme, width, lines[0]?.[0]]).toEqual([theme, width, 1]);
      expect([theme, width, lines[1]?.filter((count) => count !== 1)]).toEqual([theme, width, []]);
    }
  }
});

/** What is cut off at the window's side, and which lines come nearer than the ink of their letters is tall. */
function nameFaults(page: Page): Promise<{ lines: number; faults: string[] }> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1.name');
    const pen = document.createElement('canvas').getContext('2d');
    if (heading === null || pen === null) return { lines: 0, faults: [] };
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const lines: { middle: number; text: string; right: number }[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const [place, letter] of Array.from(node.textContent ?? '').entries()) {
        const range = document.createRange();
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        const { top, height, right } = range.getBoundingClientRect();
        if (height === 0 || letter === ' ') continue;
        const middle = top + height / 2;
        const line = lines.find((one) => Math.abs(one.middle - middle) < height * 0.3);
        if (line === undefined) lines.push({ middle, text: letter, right });
        else Object.assign(line, { text: line.text + letter, right: Math.max(line.right, right) });
      }
    }
    const faults = lines
      .filter(({ right }) => right > innerWidth + 0.5)
      .map(({ text, right }) => `${text} is cut by ${Math.round(right - innerWidth)} px`);
    lines.forEach((line, index) => {
      const above = lines[index - 1];
      if (above === undefined) return;
      const room = line.middle - above.middle;
      const ink =
        pen.measureText(above.text).actualBoundingBoxDescent +
        pen.measureText(line.text).actualBoundingBoxAscent;
      if (ink > room + 1) faults.push(`${line.text} meets ${above.text} by ${Math.round(ink - room)} px`);
    });
    return { lines: lines.length, faults };
  });
}
