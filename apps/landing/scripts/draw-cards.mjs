import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';

const WIDTH = 1200;
const HEIGHT = 630;
const SIDE = 72;
/** Where the sample's picture begins; its lower edge runs out of the card. */
const PICTURE = { left: 676, top: 78, width: 524, radius: 10 };
const BRAND = 30;
const TITLE = { size: 74, leading: 1.04, most: PICTURE.left - SIDE - 36 };

/**
 * Draws what is shown where a landing is shared: its title on its field, a thread to a website made from its kind of
 * profile. The letters become outlines, so the picture is the same on every machine.
 *
 * @param {{ variant: string; title: string; label: string; brand: string; field: string; thread: string; picture: string }[]} cards
 *   `picture` is a file.
 * @param {NodeJS.Require} require
 * @returns {Promise<Map<string, Buffer>>} by variant
 */
export async function drawCards(cards, require) {
  const source = await readFile(
    require.resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'),
  );
  const letters = [
    ...new Set(cards.flatMap(({ title, label, brand }) => Array.from(`${title} ${label} ${brand} site`))),
  ].join('');
  const bytes = await subsetFont(source, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 660, wdth: 106 },
  });
  const font = fontkit.create(bytes);
  const drawn = new Map();
  for (const card of cards) drawn.set(card.variant, await renderCard(card, font));
  return drawn;
}

async function renderCard({ title, label, brand, field, thread, picture }, font) {
  const lines = wrap([...title.split(' '), label], font);
  const step = TITLE.size * TITLE.leading;
  const top = (HEIGHT - lines.length * step) / 2 + TITLE.size * 0.86;
  const labelled = lines.length - 1;
  const rows = lines.map((line, index) => {
    const y = top + index * step;
    // The label stands at the end of the last line.
    const own = index === labelled ? line.slice(0, line.length - label.length) : line;
    const rest = line.slice(own.length);
    return (
      outline(own, { font, x: SIDE, y, size: TITLE.size, fill: '#ffffff' }) +
      outline(rest, { font, x: SIDE + widthOf(own, font, TITLE.size), y, size: TITLE.size, fill: thread })
    );
  });
  const last = lines[labelled] ?? '';
  const start = SIDE + widthOf(last.slice(0, last.length - label.length), font, TITLE.size);
  const under = top + labelled * step + 20;
  // As in the header: the platform's name, the mark, the word.
  const named = brand === '' ? 0 : widthOf(brand, font, BRAND) + 12;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${field}"/>
    ${rows.join('')}
    <path d="M${start} ${under}H${PICTURE.left}" stroke="${thread}" stroke-width="6"/>
    ${outline(brand, { font, x: SIDE, y: HEIGHT - 54, size: BRAND, fill: '#ffffff' })}
    ${mark(SIDE + named, HEIGHT - 78)}
    ${outline('site', { font, x: SIDE + named + 48, y: HEIGHT - 54, size: BRAND, fill: '#ffffff' })}
  </svg>`;
  const end = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect x="${PICTURE.left - 9}" y="${under - 9}" width="18" height="18" fill="${thread}"/>
  </svg>`;
  return sharp(Buffer.from(svg))
    .composite([
      { input: await framed(picture), left: PICTURE.left, top: PICTURE.top },
      { input: Buffer.from(end), left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 8 })
    .toBuffer();
}

/** The upper part of the sample's picture, its upper left corner rounded; it leaves the card right and below. */
async function framed(file) {
  const { width, radius } = PICTURE;
  const height = HEIGHT - PICTURE.top;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M${radius} 0H${width}V${height}H0V${radius}A${radius} ${radius} 0 0 1 ${radius} 0z"/></svg>`;
  return sharp(file)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The brand's mark: a square, a thread, a larger square. */
function mark(x, y) {
  return `<g transform="translate(${x} ${y}) scale(1.2)" fill="#fff"><path d="M5 17.5h4.5c3 0 3-8.5 6-8.5H19" fill="none" stroke="#fff" stroke-width="2.6"/><rect x="1" y="14" width="7.5" height="7.5"/><rect x="15.5" y="1.5" width="13.5" height="15.5" rx="1"/></g>`;
}

/** Into lines; a part stays whole. */
function wrap(parts, font) {
  const lines = [''];
  for (const word of parts) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, font, TITLE.size) > TITLE.most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Of the large type, which stands a little closer. */
const TRACKING = -0.03;

function widthOf(text, font, size) {
  const em = font.layout(text).advanceWidth / font.unitsPerEm;
  return (em + TRACKING * text.length) * size;
}

function outline(text, { font, x, y, size, fill }) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  const paths = glyphs.map((glyph, index) => {
    const place = `translate(${pen.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
    pen += (positions[index].xAdvance / font.unitsPerEm + TRACKING) * size;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}
