import type { PictureSlot } from './picture-sizes.ts';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { ThemeName } from '@tosite/validation/website/design';

/** A colour in the light and in the dark mode, `#rrggbb`. */
export type ModePair = { light: string; dark: string };

/** The colours of a theme. `accent` is its own one; a site may replace it (accent.ts). */
export type ThemeColors = {
  paper: ModePair;
  /** Ground of monograms and of pictures that are not there yet. */
  plate: ModePair;
  /** Letters on a plate. */
  'on-plate': ModePair;
  ink: ModePair;
  /** Quiet text. */
  'ink-2': ModePair;
  /** Hairlines: never text. */
  line: ModePair;
  /** Ground of cards, where text and links stand on another colour than paper. */
  card?: ModePair;
  /** Ground of panels in the theme's own strong colour, and their letters. */
  deep?: ModePair;
  'on-deep'?: ModePair;
  /** Quiet text on such a panel. */
  'on-deep-2'?: ModePair;
};

/** One font file of a theme, before it is cut to the letters of a site. */
export type ThemeFont = {
  /** The package that holds it, and the name of its files: `<package>/files/<id>-<subset>-<file>-<style>.woff2`. */
  package: `@fontsource-variable/${string}`;
  id: string;
  /** The name of the axis file: `wght`, or the axis that it holds besides the weight. */
  file: 'wght' | 'opsz' | 'wdth' | 'flar';
  /** The script subsets that the package has, in the order in which they are looked up. */
  subsets: readonly string[];
  /** The `font-family` that the style sheets name. */
  family: string;
  style: 'normal' | 'italic';
  weight: { min: number; max: number };
  /** The `font-stretch` of this cut, in per cent, where a family has cuts of several widths. */
  stretch?: number;
  /** What to keep of each axis of the file; an axis with `min` equal to `max` is pinned. */
  axes: Readonly<Record<string, { min: number; max: number }>>;
  /** The `@font-face` that stands in until the file is there, with the file's own proportions. Only once a family. */
  fallback: FallbackFont | null;
};

export type FallbackFont = {
  family: string;
  local: readonly string[];
  /** Percentages. */
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
};

/** Widths of the display cut of a theme, in thousandths of an em. Written by scripts/measure-fonts.mjs. */
export type GlyphMetrics = {
  /** By letter: advance, empty space before the ink, empty space after it. */
  glyphs: Readonly<Record<string, readonly number[]>>;
  /** By pair of letters: what kerning adds. */
  kern: Readonly<Record<string, number>>;
};

export type DisplayMetrics = GlyphMetrics & {
  /** Letter spacing of the display type, in em. */
  tracking: number;
  /** How many em a line of the name may be before it breaks: on a wide page and on a phone. */
  nameMeasure: { wide: number; narrow: number };
  /** Initials on a plate of 100: their size, and the height of a capital in em. */
  monogram: { size: number; capital: number };
  /** True where section titles, figures and addresses are set so large that their ink must meet the edge. */
  alignsTitles: boolean;
};

/** A drawing of a theme's own: shapes by class, in a square of this size. */
export type Drawing = { size: number; shapes: readonly { className: string; d: string }[] };

/** The blocks of a theme's style sheet that only some sections need. */
export const CSS_PARTS = ['entries', 'quotes', 'data', 'cards', 'films', 'mosaic'] as const;
export type CssPart = (typeof CSS_PARTS)[number];

export type Theme = {
  name: ThemeName;
  /** What the owner reads. */
  label: string;
  description: string;
  fonts: readonly ThemeFont[];
  colors: ThemeColors;
  defaultAccent: ModePair;
  /** The theme's own accent on a plate, where it is not its accent made readable there. */
  defaultAccentOnPlate?: ModePair;
  /** Draws initials itself; null for those that it has no drawing for: they are set as letters. */
  drawInitials?: (initials: readonly string[], place: 'portrait' | 'list') => Drawing | null;
  /** How wide pictures are drawn, as `sizes` says it, where that is not as in most themes. */
  sizes?: Partial<Record<PictureSlot, string>>;
  /** The same of a mosaic's tiles, where rows are not of one height: of those of the first view, and the others. */
  tile?: { first: string; further: string };
  /** The proportion that a banner is cut to. */
  bannerRatio?: number;
  /** How the weeks of a year are drawn; bars unless the theme says otherwise, and above the name as a curtain. */
  weeks?: 'bars' | 'dots' | 'curtain';
  /** What can be counted is light: the record above the name, the paragraphs of a post, the stars of a repository. */
  curtain?: true;
  /** The kinds of site whose banner it shows; all of them unless the theme says otherwise. */
  bannerOf?: readonly WebsiteType[];
  /** Where sections with little in them stand in one row: always, on short pages alone, or never, as the theme does so itself. */
  shelves?: 'always' | 'short-pages' | 'never';
  /** Ends on how to reach somebody, also where little is said before. */
  ending?: boolean;
  /** Opens on a drawn scene where there is no banner to open on. */
  litSets?: true;
  /** All facts stand in one table at the top of the page, and no section says them again. */
  factsAbove?: true;
  /** Repositories are a log, each dated to the day of its last push. */
  log?: boolean;
  /** What the article of a post has in this theme beside what it has in all of them. */
  article?: {
    /** What there is to go on with is shown by its pictures, and not in words alone. */
    more?: 'pictures';
    /** The film that a post was made from as a line of strokes, one for every ten seconds. */
    strokes?: true;
    /** Whoever's site it is signs it. */
    signed?: true;
  };
  displayMetrics: DisplayMetrics;
  css: {
    layout: string;
    /** What only the home page needs. */
    home?: string;
    parts: Readonly<Record<CssPart, string>>;
    print: string;
    /** Sections with little in them, beside what all themes share of these. */
    lines: string;
    /** The article of a post, beside what all themes share of it. */
    post: string;
    /** The page of an item of the profile, beside what it shares with the article. */
    item: string;
    /** The archive and the pages of tags. */
    list: string;
    /** What stands where there is no page. */
    lost: string;
    /** The curriculum vitae on a screen; on paper it is the same in every theme. */
    cv: string;
  };
};
