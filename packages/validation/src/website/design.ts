import * as v from 'valibot';
import { SectionKeySchema } from './section-order.ts';
import { SECTION_SETTINGS } from './section-settings.ts';
import { formMessages } from '../messages/en/form.ts';
import { THEME_NAMES, type ThemeName } from './theme-names.ts';

export { THEME_NAMES, type ThemeName };

export const ThemeNameSchema = v.picklist(THEME_NAMES, formMessages['form.themeMissing']);

export const THEME_MODES = ['light', 'dark', 'auto'] as const;
export const ThemeModeSchema = v.picklist(THEME_MODES, 'Invalid input');
export type ThemeMode = (typeof THEME_MODES)[number];

/** The owner's colour, written as six hexadecimal digits; the renderer keeps it only where its contrast allows. */
export const AccentSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u, formMessages['form.colour']));

/** The families that running text can be set in instead of a theme's own; each theme offers some of them. */
export const FONT_NAMES = ['newsreader', 'hanken-grotesk', 'onest', 'inter-tight'] as const;
export const FontNameSchema = v.picklist(FONT_NAMES, 'Invalid input');
export type FontName = (typeof FONT_NAMES)[number];

export const DesignSectionsSchema = v.partial(v.strictObject(SECTION_SETTINGS));
export type DesignSections = v.InferOutput<typeof DesignSectionsSchema>;

/** What the specification calls designData. */
export const DesignSchema = v.strictObject({
  theme_name: ThemeNameSchema,
  theme_mode: ThemeModeSchema,
  /** null: the theme's own. */
  accent: v.optional(v.nullable(AccentSchema)),
  /** null, or one that the theme does not offer: the theme's own. */
  fonts: v.optional(v.nullable(FontNameSchema)),
  sections: DesignSectionsSchema,
});
export type Design = v.InferOutput<typeof DesignSchema>;

/** Which sections, in which order: each at most once. */
export const SectionOrderSchema = v.pipe(
  v.array(SectionKeySchema),
  v.maxLength(60),
  v.check((keys) => new Set(keys).size === keys.length, formMessages['form.sectionTwice']),
);
