import type { ThemeName } from '@tosite/validation/website/design';
import type { Canvas, Shape } from './canvas.ts';

export type CardColors = {
  paper: string;
  ink: string;
  quiet: string;
  line: string;
  plate: string;
  accent: string;
  card: string;
};

/** How the card of a theme is laid out. Its letters and colours are the theme's. */
export type CardLayout = {
  /** Of a site that follows the visitor: the mode that the theme is at home in. */
  mode: 'light' | 'dark';
  /** Stands on the theme's own strong colour where it has one. */
  deep?: boolean;
  align: 'start' | 'centre';
  /** Where the name stands between the host above and the headline below. */
  name: 'top' | 'middle' | 'bottom';
  /** The largest size of the name. */
  largest: number;
  /** Room at the left and right, and at the top and bottom. */
  inset: { x: number; y: number };
  /** `foot`: where the room of the name ends, below the ink of its last line and above the headline. */
  paint: (canvas: Canvas, colors: CardColors, foot: number) => void;
};

export const CARD = { width: 1200, height: 630 };
const { width, height } = CARD;

export const CARD_LAYOUTS: Record<ThemeName, CardLayout> = {
  swiss: {
    mode: 'light',
    align: 'start',
    name: 'bottom',
    largest: 210,
    inset: { x: 64, y: 88 },
    paint: (canvas, { ink, accent }) => {
      canvas.rect(64, 56, width - 128, 8, ink);
      canvas.rect(width - 64 - 56, 92, 56, 56, accent);
    },
  },
  atelier: {
    mode: 'light',
    align: 'start',
    name: 'middle',
    largest: 172,
    inset: { x: 104, y: 88 },
    paint: (canvas, { line, accent }) => {
      canvas.rect(104, 138, width - 208, 2, line);
      canvas.rect(104, 136, 120, 6, accent);
    },
  },
  terminal: {
    mode: 'dark',
    align: 'start',
    name: 'middle',
    largest: 132,
    inset: { x: 80, y: 72 },
    paint: (canvas, { line, accent }) => {
      for (let x = 80; x < width; x += 104) canvas.rect(x - 40, 0, 1, height, line);
      for (let y = 70; y < height; y += 98) canvas.rect(0, y - 35, width, 1, line);
      canvas.rect(0, 0, 12, height, accent);
    },
  },
  ledger: {
    mode: 'light',
    deep: true,
    align: 'start',
    name: 'middle',
    largest: 148,
    inset: { x: 88, y: 76 },
    paint: (canvas, { accent, quiet }, foot) => {
      canvas.rect(0, 0, width, 14, accent);
      canvas.rect(88, foot + 10, width - 176, 2, quiet, 0.45);
    },
  },
  aurora: {
    mode: 'light',
    align: 'start',
    name: 'middle',
    largest: 150,
    inset: { x: 128, y: 112 },
    paint: (canvas, { accent, card, line }) => {
      canvas.glow(160, 60, 620, accent, 0.55);
      canvas.glow(1120, 140, 520, accent, 0.4);
      canvas.glow(860, 700, 560, line, 0.8);
      canvas.shape(roundRect(64, 56, width - 128, height - 112, 44), card);
    },
  },
  cinema: {
    mode: 'dark',
    align: 'start',
    name: 'bottom',
    largest: 230,
    inset: { x: 72, y: 108 },
    paint: (canvas, { plate, accent }) => {
      canvas.rect(0, 0, width, 60, '#000000');
      canvas.rect(0, height - 60, width, 60, '#000000');
      canvas.glow(1000, 180, 620, plate, 0.9);
      canvas.rect(72, height - 60, 168, 8, accent);
    },
  },
  broadsheet: {
    mode: 'light',
    align: 'centre',
    name: 'middle',
    largest: 168,
    inset: { x: 72, y: 84 },
    paint: (canvas, { ink }) => {
      canvas.rect(72, 48, width - 144, 6, ink);
      canvas.rect(72, 60, width - 144, 2, ink);
      canvas.rect(72, 136, width - 144, 2, ink);
      canvas.rect(72, height - 56, width - 144, 2, ink);
      canvas.rect(72, height - 50, width - 144, 6, ink);
    },
  },
  gallery: {
    mode: 'light',
    align: 'start',
    name: 'bottom',
    largest: 150,
    inset: { x: 56, y: 60 },
    paint: (canvas, { plate, accent, card, ink }) => {
      canvas.rect(820, 0, 250, 300, plate);
      canvas.rect(1076, 0, 124, 140, accent);
      canvas.rect(1076, 146, 124, 154, card);
      canvas.rect(820, 306, 122, 164, ink);
      canvas.rect(948, 306, 252, 324, plate);
      canvas.rect(820, 476, 122, 154, card);
    },
  },
};

function roundRect(x: number, y: number, w: number, h: number, radius: number): Shape {
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: 13 }, (_, index): [number, number] => {
      const angle = ((from + (index * 90) / 12) * Math.PI) / 180;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    });
  return [
    [
      ...corner(x + w - radius, y + radius, -90),
      ...corner(x + w - radius, y + h - radius, 0),
      ...corner(x + radius, y + h - radius, 90),
      ...corner(x + radius, y + radius, 180),
    ],
  ];
}
