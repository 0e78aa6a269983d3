/** A shape as closed lines of points. */
export type Shape = readonly (readonly (readonly [x: number, y: number])[])[];

/** How much of each pixel a shape covers more than of the one before it, in the rows that it stands in. */
type Cover = { top: number; bottom: number; stride: number; shares: Float32Array };

/** A picture of pixels that shapes are filled on, with soft edges. The same calls give the same bytes everywhere. */
export class Canvas {
  readonly pixels: Uint8ClampedArray;

  constructor(
    readonly width: number,
    readonly height: number,
    ground: string,
  ) {
    this.pixels = new Uint8ClampedArray(width * height * 3);
    this.rect(0, 0, width, height, ground);
  }

  rect(x: number, y: number, width: number, height: number, color: string, alpha = 1): void {
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
    const [right, bottom] = [
      Math.min(this.width, Math.round(x + width)),
      Math.min(this.height, Math.round(y + height)),
    ];
    if (left >= right || top >= bottom) return;
    const ink = channels(color);
    if (alpha < 1) {
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) this.#blend(row * this.width + column, ink, alpha);
      return;
    }
    // Nothing shows through: one row is filled, and is what the others are.
    const [from, to] = [(top * this.width + left) * 3, (top * this.width + right) * 3];
    for (let at = from; at < to; at += 3) this.pixels.set(ink, at);
    for (let row = top + 1; row < bottom; row++)
      this.pixels.copyWithin((row * this.width + left) * 3, from, to);
  }

  /** A round light that fades towards its edge. */
  glow(x: number, y: number, radius: number, color: string, alpha: number): void {
    const ink = channels(color);
    for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(this.height, y + radius); row++) {
      for (
        let column = Math.max(0, Math.floor(x - radius));
        column < Math.min(this.width, x + radius);
        column++
      ) {
        const [right, down] = [column - x, row - y];
        const distance = Math.sqrt(right * right + down * down) / radius;
        if (distance < 1)
          this.#blend(row * this.width + column, ink, alpha * (1 - distance) * (1 - distance));
      }
    }
  }

  /** What is drawn so far, its left on the right: where a page is read from the right, so is its card. */
  mirror(): void {
    for (let row = 0; row < this.height; row++)
      for (let left = 0, right = this.width - 1; left < right; left++, right--)
        for (let channel = 0; channel < 3; channel++) {
          const [a, b] = [(row * this.width + left) * 3 + channel, (row * this.width + right) * 3 + channel];
          [this.pixels[a], this.pixels[b]] = [this.pixels[b] ?? 0, this.pixels[a] ?? 0];
        }
  }

  shape(shape: Shape, color: string): void {
    const ink = channels(color);
    const { top, bottom, left } = this.#reach(shape);
    if (top >= bottom) return;
    const stride = this.width + 2;
    const cover: Cover = { top, bottom, stride, shares: new Float32Array(stride * (bottom - top)) };
    for (const line of shape) {
      line.forEach((from, index) => {
        const to = line[(index + 1) % line.length];
        if (to !== undefined) this.#edge(cover, from, to);
      });
    }
    for (let row = top; row < bottom; row++) {
      let sum = 0;
      const start = (row - top) * stride;
      for (let column = left; column < this.width; column++) {
        sum += cover.shares[start + column] ?? 0;
        const alpha = Math.min(Math.abs(sum), 1);
        if (alpha > 0.002) this.#blend(row * this.width + column, ink, alpha);
      }
    }
  }

  /** The rows of the picture that a shape stands in, and the column where it begins. */
  #reach(shape: Shape): { top: number; bottom: number; left: number } {
    let [top, bottom, left] = [this.height, 0, this.width];
    for (const line of shape)
      for (const [x, y] of line) {
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
        left = Math.min(left, x);
      }
    return {
      top: Math.max(0, Math.floor(top)),
      bottom: Math.min(this.height, Math.ceil(bottom)),
      left: Math.max(0, Math.floor(left)),
    };
  }

  /** Leaves in each pixel that an edge crosses by how much the area to its right is covered. */
  #edge(
    { top: first, bottom: end, stride, shares }: Cover,
    [x0, y0]: readonly [number, number],
    [x1, y1]: readonly [number, number],
  ): void {
    if (y0 === y1) return;
    const direction = y0 < y1 ? 1 : -1;
    const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0];
    const slope = (x1 - x0) / (y1 - y0);
    const xAt = (y: number) => Math.min(Math.max(x0 + (y - y0) * slope, 0), this.width);
    for (let row = Math.max(first, Math.floor(top)); row < Math.min(end, Math.ceil(bottom)); row++) {
      const [from, to] = [Math.max(row, top), Math.min(row + 1, bottom)];
      const d = (to - from) * direction;
      const [a, b] = [xAt(from), xAt(to)];
      const [left, right] = a < b ? [a, b] : [b, a];
      const [start, firstColumn] = [(row - first) * stride, Math.floor(left)];
      let before = 0;
      for (let column = firstColumn; column < Math.max(right, firstColumn + 1); column++) {
        // The share of the edge's height whose area in this column is covered, less what columns before have.
        const covered = coveredShare(left, right, column + 1);
        const at = start + column;
        shares[at] = (shares[at] ?? 0) + d * (covered - before);
        before = covered;
      }
      const after = start + Math.max(Math.ceil(right), firstColumn + 1);
      shares[after] = (shares[after] ?? 0) + d * (1 - before);
    }
  }

  #blend(at: number, [red, green, blue]: readonly [number, number, number], alpha: number): void {
    const { pixels } = this;
    const index = at * 3;
    const r = pixels[index] ?? 0;
    const g = pixels[index + 1] ?? 0;
    const b = pixels[index + 2] ?? 0;
    pixels[index] = r + (red - r) * alpha;
    pixels[index + 1] = g + (green - g) * alpha;
    pixels[index + 2] = b + (blue - b) * alpha;
  }
}

/** Of the pixel that ends at `end`: the share that lies to the right of an edge from `left` to `right`. */
function coveredShare(left: number, right: number, end: number): number {
  const start = end - 1;
  if (right - left < 1e-9) return Math.min(Math.max(end - left, 0), 1);
  // The integral over the pixel of the share of the edge that is to the left of each point.
  const integral = (x: number) => {
    if (x <= left) return 0;
    if (x >= right) return (right - left) / 2 + (x - right);
    return (x - left) ** 2 / (2 * (right - left));
  };
  return integral(end) - integral(start);
}

function channels(color: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
}
