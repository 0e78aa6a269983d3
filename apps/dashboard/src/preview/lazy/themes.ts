import type { Theme } from '@tosite/site-sections/themes/theme';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';

/*
 * Takes the place of the list of all themes where the dashboard is built (build/lazy-parts.ts): a site is drawn in one
 * theme, and each is some kilobytes of rules and letter widths.
 */
const SOURCES: Record<ThemeName, () => Promise<Theme>> = {
  swiss: async () => (await import('@tosite/site-sections/themes/swiss/swiss')).swiss,
  atelier: async () => (await import('@tosite/site-sections/themes/atelier/atelier')).atelier,
  terminal: async () => (await import('@tosite/site-sections/themes/terminal/terminal')).terminal,
  ledger: async () => (await import('@tosite/site-sections/themes/ledger/ledger')).ledger,
  aurora: async () => (await import('@tosite/site-sections/themes/aurora/aurora')).aurora,
  cinema: async () => (await import('@tosite/site-sections/themes/cinema/cinema')).cinema,
  broadsheet: async () => (await import('@tosite/site-sections/themes/broadsheet/broadsheet')).broadsheet,
  gallery: async () => (await import('@tosite/site-sections/themes/gallery/gallery')).gallery,
};

const loaded: Partial<Record<ThemeName, Theme>> = {};
/** @public The themes that are there: a site is drawn only when its own one is. */
export const THEMES = loaded as Record<ThemeName, Theme>;

export function hasTheme(name: ThemeName): boolean {
  return loaded[name] !== undefined;
}

export async function loadTheme(name: ThemeName): Promise<void> {
  loaded[name] ??= await SOURCES[name]();
}

/** Before one of them is chosen, so that nobody waits for it then. */
export async function loadEveryTheme(): Promise<void> {
  await Promise.allSettled(THEME_NAMES.map((name) => loadTheme(name)));
}
