import type { Frame, Page } from '@playwright/test';

/** Where an element stands on the page, in CSS pixels from its beginning. */
export type Rectangle = { path: string; left: number; top: number; width: number; height: number };

/** Rectangles of one page that stand elsewhere, or not at all, on the other; a pixel is no difference. */
export function movedRectangles(expected: readonly Rectangle[], found: readonly Rectangle[]): string[] {
  const byPath = new Map(found.map((rectangle) => [rectangle.path, rectangle]));
  const missing = expected.filter(({ path }) => !byPath.has(path)).map(({ path }) => `missing: ${path}`);
  const paths = new Set(expected.map(({ path }) => path));
  const added = found.filter(({ path }) => !paths.has(path)).map(({ path }) => `added: ${path}`);
  const moved = expected.flatMap((one) => {
    const other = byPath.get(one.path);
    if (other === undefined) return [];
    const isThere = (['left', 'top', 'width', 'height'] as const).every(
      (side) => Math.abs(one[side] - other[side]) <= 1,
    );
    return isThere ? [] : [`${one.path} is at ${written(other)}, published at ${written(one)}`];
  });
  return [...missing, ...added, ...moved];
}

function written({ left, top, width, height }: Rectangle): string {
  return `${left.toFixed(1)},${top.toFixed(1)} ${width.toFixed(1)}×${height.toFixed(1)}`;
}

/** Everything that is drawn of a site, once its faces and pictures are there and nothing moves any more. */
export async function rectanglesOf(page: Page | Frame): Promise<Rectangle[]> {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  return page.evaluate(readRectanglesAtRest);
}

/** The pictures that a visitor who reads the whole page is left without. */
export async function missingPictures(page: Page | Frame): Promise<string[]> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const empty = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => !(image.complete && image.naturalWidth > 0))
        .map((image) => image.currentSrc || image.src),
    );
  for (let tries = 0; tries < 40 && (await empty()).length > 0; tries += 1) await page.waitForTimeout(100);
  return empty();
}

// Runs in the page, in one piece: three readings of the same, 150 ms from each other.
async function readRectanglesAtRest(): Promise<Rectangle[]> {
  const read = () => {
    const rectangles: Rectangle[] = [];
    const walk = (element: Element, path: string) => {
      const box = element.getBoundingClientRect();
      rectangles.push({
        path,
        left: box.left + scrollX,
        top: box.top + scrollY,
        width: box.width,
        height: box.height,
      });
      // What a closed fold holds is not drawn, and what is inside a drawing is the drawing's own.
      if (element instanceof SVGElement) return;
      const children = [...element.children].filter(
        (child) => !(element instanceof HTMLDetailsElement && !element.open && child.tagName !== 'SUMMARY'),
      );
      for (const [index, child] of children.entries()) {
        const name = child.classList.item(0);
        const id = child.getAttribute('data-section');
        walk(
          child,
          `${path}>${child.tagName.toLowerCase()}${id === null ? (name === null ? '' : `.${name}`) : `[${id}]`}:${index}`,
        );
      }
    };
    for (const part of document.body.querySelectorAll(':scope > .page, :scope > * > .page'))
      walk(part, 'page');
    return rectangles;
  };
  let last: Rectangle[] = [];
  let before = '';
  for (let still = 0; still < 2;) {
    last = read();
    const now = JSON.stringify(last);
    still = now === before ? still + 1 : 0;
    before = now;
    if (still < 2) await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return last;
}
