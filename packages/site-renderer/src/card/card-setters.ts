import { initialsOf } from '@tosite/site-sections/parts/monogram';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { ThemeName } from '@tosite/validation/website/design';
import { cutSetter, writable } from './card-text.ts';
import { hasLetters } from './noto-runs.ts';
import { notoSetter } from './noto-setter.ts';
import { outlinesOf, type Cut } from './outlines.ts';
import type { CardInput } from './card-input.ts';
import type { TypeSetter } from './type-setter.ts';

/** Words with what they are set in. */
export type SetText = { text: string; setter: TypeSetter };

/** How heavy the names of a theme stand where its own cut has no letters for them. */
const WEIGHTS: Record<ThemeName, number> = {
  swiss: 600,
  atelier: 400,
  terminal: 400,
  ledger: 500,
  aurora: 500,
  cinema: 600,
  broadsheet: 700,
  gallery: 560,
};

/**
 * What a card says and is set in: the theme's own cut where it has every letter, else Noto's faces. A name that no
 * face has is its initials, or else the address; nothing is ever drawn as a box.
 */
export async function settersOf({ theme, name, headline, host, language }: CardInput): Promise<{
  name: SetText;
  headline: SetText | null;
  text: TypeSetter;
}> {
  const { displayMetrics } = THEMES[theme];
  const outlines = outlinesOf(theme);
  const { tracking, kern } = displayMetrics;
  const display = cutSetter({ cut: outlines.display, tracking, kern });
  const text = cutSetter({ cut: outlines.text, tracking: 0, kern: {} });
  const set = async (words: string, cut: Cut, own: TypeSetter, weight: number): Promise<SetText | null> => {
    const line = writable(words, cut);
    if (line !== null) return { text: line, setter: own };
    if (!hasLetters(words, language)) return null;
    return { text: words, setter: await notoSetter([words, '…'], { language, weight }) };
  };
  const initials = initialsOf(name).join('');
  return {
    name: (await set(name, outlines.display, display, WEIGHTS[theme])) ??
      (await set(initials, outlines.display, display, WEIGHTS[theme])) ?? { text: host, setter: display },
    headline: headline === null ? null : await set(headline, outlines.text, text, 400),
    text,
  };
}
