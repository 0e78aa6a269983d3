const STEPS = 8;

export type Contours = readonly (readonly (readonly [x: number, y: number])[])[];

/** Outlines as `contours` has them, each worked out once: a name is measured at many sizes before it fits. */
export function knownContours(): (outline: string) => Contours {
  const known = new Map<string, Contours>();
  return (outline) => {
    const ready = known.get(outline) ?? contours(outline);
    known.set(outline, ready);
    return ready;
  };
}

/** An outline (the `d` of a path) as closed lines: its curves in short straight pieces. */
export function contours(outline: string): [number, number][][] {
  const found: [number, number][][] = [];
  for (const [, command, numbers = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/gu)) {
    const n = numbers === '' ? [] : numbers.split(/[ ,]/u).map(Number);
    const points = n.flatMap((value, index): [number, number][] =>
      index % 2 === 0 ? [[value, n[index + 1] ?? 0]] : [],
    );
    const contour = found.at(-1);
    if (command === 'M') found.push(points);
    else if (command === 'L') contour?.push(...points);
    else if (command !== 'Z' && contour !== undefined)
      contour.push(...curve([contour.at(-1) ?? [0, 0], ...points]));
  }
  return found;
}

/** Points on a Bézier curve of any degree, without its first. */
function curve(control: readonly [number, number][]): [number, number][] {
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS;
    let points = control;
    while (points.length > 1) {
      points = points.slice(1).map(([x, y], at): [number, number] => {
        const [px, py] = points[at] ?? [0, 0];
        return [px + (x - px) * t, py + (y - py) * t];
      });
    }
    return points[0] ?? [0, 0];
  });
}
