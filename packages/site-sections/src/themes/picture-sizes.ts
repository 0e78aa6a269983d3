/** Where pictures stand. How wide they are drawn there is measured by gallery/picture-sizes.mjs. */
export type PictureSlot = keyof typeof USUAL | keyof typeof LIKE;

/** As `sizes` says it, where a theme does not say otherwise: never less than is drawn, and not twice as much. */
const USUAL = {
  portrait: '(min-width:62rem) 22vw, 50vw',
  /** In a lit set. */
  set: '(min-width:48rem) 41vw, 53vw',
  person: '(min-width:62rem) 18rem, (min-width:40rem) 36vw, 53vw',
  /** The story that a front page leads with, and those below it. */
  lead: '(min-width:62rem) 64vw, 100vw',
  story: '(min-width:62rem) 32vw, 44vw',
  /** Entries. */
  item: '(min-width:62rem) 38rem, 92vw',
  film: '(min-width:80rem) 23vw, (min-width:62rem) 33vw, (min-width:37.5rem) 46vw, 92vw',
  /** Few of a kind. */
  fewFilms: '(min-width:80rem) 34vw, (min-width:62rem) 46vw, (min-width:37.5rem) 46vw, 92vw',
  short:
    '(min-width:100rem) 13vw, (min-width:80rem) 19vw, (min-width:62rem) 22.5vw, (min-width:40rem) 31vw, 46vw',
  /** What an article opens with; a row of pictures is as wide. */
  article: '(min-width:62rem) 70vw, 100vw',
  /** What there is to go on with, three in a row; many are small. */
  more: '(min-width:40rem) 31vw, 94vw',
  strip: '(min-width:40rem) 12.5vw, 25vw',
} as const;

/** What is as wide as another in most themes: marks, faces beside pictures, stories of a list and the first of it, an upright picture. */
const LIKE = {
  mark: 'portrait',
  markWithBanner: 'mark',
  beside: 'portrait',
  listed: 'story',
  listedFirst: 'listed',
  update: 'item',
  tallArticle: 'article',
} as const;

/** `times`: of that width so much is drawn, or so much more where the sides of a wide picture are cut off. */
export function sizesOf(
  { sizes = {} }: { sizes?: Partial<Record<PictureSlot, string>> },
  slot: PictureSlot,
  times = 1,
): string {
  const said = sizes[slot] ?? (isAlike(slot) ? sizesOf({ sizes }, LIKE[slot]) : USUAL[slot]);
  return times === 1 ? said : said.replace(/(\S+)(?=,|$)/gu, (width) => widened(width, times));
}

function widened(width: string, times: number): string {
  const [, amount, unit] = /^([\d.]+)(vw|rem)$/u.exec(width) ?? [];
  return amount === undefined
    ? `calc(${width} * ${times.toFixed(2)})`
    : `${Number((Number(amount) * times).toFixed(1))}${unit}`;
}

function isAlike(slot: PictureSlot): slot is keyof typeof LIKE {
  return Object.hasOwn(LIKE, slot);
}
