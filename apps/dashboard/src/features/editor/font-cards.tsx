import { offeredFonts } from '@tosite/validation/website/font-offers';
import type { Design, FontName, ThemeName } from '@tosite/validation/website/design';
import { useId, type CSSProperties } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { THEME_SECTION } from './editor-document.ts';
import { updateSetting } from './editor-store.ts';
import './font-cards.css';

const copy = editorWords;
const family = (name: string, rest: CSSProperties = {}): CSSProperties => ({
  fontFamily: `'${name} Variable', '${name}', sans-serif`,
  ...rest,
});

/** How the titles of a theme are set, and its text where nothing else is chosen. */
const OWN: Record<ThemeName, { titles: CSSProperties; text: CSSProperties; label: string }> = {
  swiss: {
    titles: family('Inter Tight', { fontWeight: 600, letterSpacing: '-0.04em' }),
    text: family('Inter Tight'),
    label: 'Inter Tight',
  },
  atelier: {
    titles: family('Newsreader', { fontWeight: 300, letterSpacing: '-0.03em' }),
    text: family('Newsreader'),
    label: 'Newsreader',
  },
  terminal: {
    // Wide letters: at the others' size a name would not fit into its card.
    titles: family('Martian Mono', {
      fontSize: 15,
      fontWeight: 300,
      fontStretch: '112.5%',
      letterSpacing: '-0.045em',
    }),
    text: family('Martian Mono', { fontStretch: '75%' }),
    label: 'Martian Mono',
  },
  ledger: {
    titles: family('Commissioner', { fontWeight: 500 }),
    text: family('Commissioner'),
    label: 'Commissioner',
  },
  aurora: {
    titles: family('Onest', { fontWeight: 500, letterSpacing: '-0.04em' }),
    text: family('Onest'),
    label: 'Onest',
  },
  cinema: {
    titles: family('Archivo', { fontSize: 23, fontWeight: 500, fontStretch: '62%' }),
    text: family('Archivo'),
    label: 'Archivo',
  },
  broadsheet: {
    titles: family('Newsreader', { fontWeight: 700, letterSpacing: '-0.04em' }),
    text: family('Newsreader'),
    label: 'Newsreader',
  },
  gallery: {
    titles: family('Hanken Grotesk', { fontWeight: 560, letterSpacing: '-0.05em' }),
    text: family('Hanken Grotesk'),
    label: 'Hanken Grotesk',
  },
};

/** Proper names, the same in every language. */
const LABELS: Record<FontName, string> = {
  newsreader: 'Newsreader',
  'hanken-grotesk': 'Hanken Grotesk',
  onest: 'Onest',
  'inter-tight': 'Inter Tight',
};

/** What the text is set in now, and its name in its own letters. */
export function chosenFace({ theme_name: theme, fonts }: Design): { label: string; style: CSSProperties } {
  const font = offeredFonts(theme).find((offered) => offered === fonts);
  if (font === undefined) return { label: OWN[theme].label, style: OWN[theme].text };
  return { label: LABELS[font], style: family(LABELS[font]) };
}

/** The pairings that the theme offers, each in its own letters: the owner's name as a title, and the text face's name. */
export function FontCards({ design, name }: { design: Design; name: string }) {
  const group = useId();
  const own = OWN[design.theme_name];
  const offered = offeredFonts(design.theme_name);
  const chosen = offered.find((font) => font === design.fonts) ?? null;
  const cards = [null, ...offered] as const;
  return (
    <fieldset aria-label={copy.fonts} className="grid grid-cols-3 gap-2">
      {cards.map((font) => {
        const label = font === null ? own.label : LABELS[font];
        return (
          <label
            key={font ?? 'own'}
            className="group relative grid min-h-22 content-between gap-2 overflow-hidden rounded-control bg-raise px-2 pt-2.5 pb-2 shadow-[0_0_0_1px_var(--rule)] hover:shadow-[0_0_0_1.5px_var(--edge)] has-checked:shadow-[0_0_0_2px_var(--accent-text)] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === font}
              onChange={() => updateSetting(THEME_SECTION, 'fonts', font)}
              aria-label={font === null ? copy.fontsOwn(label) : copy.fontsWith(own.label, label)}
              className="absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              className="line-clamp-2 text-[19px] leading-[1.1] text-balance"
              style={own.titles}
            >
              {name}
            </span>
            <span
              aria-hidden
              className="text-sm leading-tight tracking-[-0.01em] text-ink-2 group-has-checked:text-ink"
              style={font === null ? own.text : family(LABELS[font])}
            >
              {label}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
