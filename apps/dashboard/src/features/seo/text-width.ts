/** Widths of letters without a screen to measure on: half of their height on average, the whole of it in East Asia. */
const guess = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e7f' ? size : size * 0.5), 0);

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text stands in search results, in pixels. */
export function textWidth(text: string, size: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return guess(text, size);
  context.font = `${size}px Arial, sans-serif`;
  return context.measureText(text).width;
}

/** As many words of a text as stand in so many pixels; the whole of it where it fits. */
export function fitting(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && textWidth(`${letters.join('')} …`, size) > width) letters.pop();
  const cut = letters.join('');
  // One word that is wider than all there is, or a script without spaces, is cut where it ends.
  const words = cut.replace(/\s+\S*$/u, '');
  return (words.length > cut.length / 2 ? words : cut).replace(/[\s,;:–-]+$/u, '');
}
