export type CodePointRange = readonly [from: number, to: number];

/** Reads the value of a `unicode-range` descriptor: `U+0000-00FF,U+0131`. */
export function readUnicodeRanges(text: string): CodePointRange[] {
  return text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

export function inRanges(ranges: readonly CodePointRange[], codePoint: number): boolean {
  return ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
}
