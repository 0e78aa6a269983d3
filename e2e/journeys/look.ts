import { expect, type Locator } from '@playwright/test';

/** Where something is laid out in the window; fails where it is not seen. */
export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it has no place in the window');
  return box;
}

/** A colour as it is painted, however its style sheet writes it: red, green and blue of 255. */
export async function paintedColour(
  locator: Locator,
  property: 'color' | 'borderTopColor' | 'backgroundColor',
): Promise<readonly [number, number, number]> {
  return locator.evaluate((element, name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element)[name];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as const;
  }, property);
}

/** The edge that a person sees around a field: the field's own, or that of the box it stands in. */
export async function expectRedEdge(field: Locator, is: boolean): Promise<void> {
  const edge = field.locator('xpath=ancestor-or-self::*[self::input or self::div]').filter({ visible: true });
  const count = await edge.count();
  await expect
    .poll(async () => {
      // The nearest one that has a border is the edge.
      for (let index = count - 1; index >= 0; index -= 1) {
        const candidate = edge.nth(index);
        const width = await candidate.evaluate((element) =>
          parseFloat(getComputedStyle(element).borderTopWidth),
        );
        if (width === 0) continue;
        const [red, green, blue] = await paintedColour(candidate, 'borderTopColor');
        return red > 140 && red > 2 * Math.max(green, blue);
      }
      return undefined;
    })
    .toBe(is);
}

/** The message stands under its field, near it, with the same left edge, and the typing goes on in the field. */
export async function expectBeside(field: Locator, message: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await expect(message).toBeInViewport();
  await expect(field).toBeInViewport();
  const [above, below] = [await boxOf(field), await boxOf(message)];
  const gap = below.y - (above.y + above.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  // On a narrow screen the button stands between the two.
  expect(gap).toBeLessThan(100);
  expect(Math.abs(below.x - above.x)).toBeLessThan(24);
}
