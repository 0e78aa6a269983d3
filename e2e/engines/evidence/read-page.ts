export type DropCap = {
  /** How many times the size of its text, or how many lines tall, the letter is asked to be. */
  size: number;
  /** First lines of its paragraph that make room for it: no engine tells the box of such a letter alike. */
  beside: number;
};

/** The large first letters of the page. Called in the page. */
export function readDropCaps(): DropCap[] {
  return [...document.querySelectorAll('.drop > p:first-child')].flatMap((paragraph) => {
    const letter = getComputedStyle(paragraph, '::first-letter');
    const text = getComputedStyle(paragraph);
    // Only the themes that draw one: elsewhere the first letter is like the others.
    if (!paragraph.checkVisibility() || (letter.color === text.color && letter.fontSize === text.fontSize))
      return [];
    const larger = Number.parseFloat(letter.fontSize) / Number.parseFloat(text.fontSize);
    const lines = ['initial-letter', '-webkit-initial-letter'].map((name) =>
      Number.parseFloat(letter.getPropertyValue(name)),
    );
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const start = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
    if (start !== null) range.setStart(start, (start.nodeValue ?? '').search(/\S/u) + 1);
    const edge = paragraph.getBoundingClientRect().left + Number.parseFloat(text.fontSize) * 0.6;
    // The first box of each line, from the top.
    const starts: { left: number; top: number }[] = [];
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width > 1 && !starts.some((other) => Math.abs(other.top - top) < height * 0.7))
        starts.push({ left, top });
    }
    const indented = starts.findIndex(({ left }) => left < edge);
    return [
      {
        size: Math.max(larger, ...lines.filter((each) => !Number.isNaN(each))),
        beside: indented === -1 ? starts.length : indented,
      },
    ];
  });
}

/** How far the page can be moved sideways, and what is wider than it. Called in the page. */
export function readSideways(): { pixels: number; wide: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  scrollTo({ left: 1000, behavior: 'instant' });
  const moved = Math.abs(scrollX);
  scrollTo({ left: 0, behavior: 'instant' });
  const pixels = Math.max(moved, scrollWidth - clientWidth);
  if (pixels <= 0) return { pixels: 0, wide: [] };
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(-3)
    .map((element) => element.outerHTML.slice(0, 80));
  return { pixels, wide };
}

/** Pictures that are not there yet, of how many. Called in the page. */
export function readPictures(): { count: number; empty: string[] } {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const empty = images.filter((image) => !(image.complete && image.naturalWidth > 0));
  return { count: images.length, empty: empty.map((image) => image.currentSrc || image.src) };
}

/** Goes a window down; answers whether it was the last. Called in the page. */
export function goDown(): boolean {
  scrollTo({ top: scrollY + innerHeight, behavior: 'instant' });
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Called in the page. */
export function goUp(): number {
  scrollTo({ top: 0, behavior: 'instant' });
  return scrollY;
}
