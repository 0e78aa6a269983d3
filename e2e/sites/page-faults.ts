import { expect, type Page } from '@playwright/test';

/*
 * What can be seen of a drawn page. Everything is read at once, without a promise or a timer in the page: where the
 * page may run no script, none of them would ever come back.
 */

type Shift = { value: number; moved: string };

/** Opens the page with its pictures held back, lets them through, and answers what moved by itself. */
export async function openAndWatchShifts(page: Page, url: string): Promise<string[]> {
  const letPicturesThrough = await holdBack(page, /\.(?:webp|png|jpg|avif)$/u);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // It is painted without them.
  await page.waitForTimeout(100);
  letPicturesThrough();
  await brokenPictures(page);
  await page.waitForLoadState('load');
  await fontsLoaded(page);
  const all = await shifts(page);
  return all.map(({ value, moved }) => `moved by ${value.toFixed(4)}: ${moved}`);
}

/** Answers how they are let through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** What is wider than the window, which pictures did not come all the way down, and what moved on that way. */
export async function pageFaults(page: Page): Promise<string[]> {
  await fontsLoaded(page);
  const faults: string[] = [];
  const { length } = await shifts(page);
  let top = 0;
  for (let end = false; !end;) {
    end = await page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, top);
    top += 640;
    faults.push(...(await brokenPictures(page)));
  }
  const moved = (await shifts(page)).slice(length);
  faults.push(...moved.map((shift) => `moved by ${shift.value.toFixed(4)} on the way down: ${shift.moved}`));
  faults.push(...(await page.evaluate(tooWide)));
  return [...new Set(faults)];
}

/** The page's own fonts are there and in use, so its style sheet is too. */
async function fontsLoaded(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toEqual(expect.arrayContaining(['loaded']));
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
}

/** The pictures in the window that stay without pixels, by their addresses. */
async function brokenPictures(page: Page): Promise<string[]> {
  const empty = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right, width } = image.getBoundingClientRect();
          const seen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          return seen && image.checkVisibility() && !(image.complete && image.naturalWidth > 0);
        })
        .map((image) => `no picture at ${image.currentSrc || image.src}`),
    );
  await expect
    .poll(empty, { timeout: 5000, intervals: [20, 50, 100, 200] })
    .toEqual([])
    .catch(() => undefined);
  return empty();
}

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  scrollTo({ left: 1000, behavior: 'instant' });
  const moved = scrollX !== 0;
  scrollTo({ left: 0, behavior: 'instant' });
  if (scrollWidth <= clientWidth && !moved) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `${scrollWidth} px wide: ${wide
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 80))
      .join(' | ')}`,
  ];
}

/**
 * What moved of what was there to see. Before its faces are read, a text is laid out without being drawn: the browser
 * measures that they come, and nobody sees it, so what is older than the first text or picture is left out.
 */
function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    const seenFrom = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const seen = observer.takeRecords().filter(({ startTime }) => startTime > seenFrom);
    return seen.map((entry) => {
      // Its type is not among those of the DOM that TypeScript knows.
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      };
      const nodes = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80) ?? '?');
      return { value, moved: nodes.slice(0, 3).join(' | ') };
    });
  });
}
