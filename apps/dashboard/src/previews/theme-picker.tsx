import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { useId } from 'react';
import { words } from '../words/words.ts';
import { SELDOM_MS, SOON_MS, ThemeThumb, useThumbTurns, type SiteInTheme } from './theme-thumb.tsx';
import { ThemeMini, type MiniContent } from './theme-mini.tsx';

export type ThemePickerProps = {
  label: string;
  content: MiniContent;
  value: ThemeName;
  onValueChange: (theme: ThemeName) => void;
  /** In the order in which they are offered; absent: all. */
  themes?: readonly ThemeName[];
  /** The first view of each as it is on a wide screen, side by side; else in as many rows as it takes. */
  inRow?: boolean;
  /** The site itself: then it is looked at in each theme, as soon as there is time. */
  siteIn?: SiteInTheme;
};

/** Choosing a theme by looking at oneself in each. */
export function ThemePicker({
  label,
  content,
  value,
  onValueChange,
  themes = THEME_NAMES,
  inRow = false,
  siteIn,
}: ThemePickerProps) {
  const turns = useThumbTurns(siteIn !== undefined);
  const name = useId();
  return (
    <div className="@container">
      <fieldset
        aria-label={label}
        className={
          inRow
            ? 'grid grid-cols-4 gap-2.5'
            : 'grid grid-cols-2 gap-3 sm:grid-cols-3 @min-[520px]:grid-cols-4!'
        }
      >
        {themes.map((theme, index) => (
          <label
            key={theme}
            className="group relative block rounded-frame text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === value}
              onChange={() => onValueChange(theme)}
              className="absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
            />
            <span
              className={`relative block rounded-control ${inRow ? 'aspect-[4/3] overflow-hidden' : ''} shadow-[0_0_0_1px_var(--rule)] group-hover:shadow-[0_0_0_1.5px_var(--edge)] group-has-checked:shadow-[0_0_0_2px_var(--accent-text)]`}
            >
              <ThemeMini theme={theme} content={content} />
              {siteIn !== undefined && index < turns.count && (
                <ThemeThumb
                  theme={theme}
                  siteIn={siteIn}
                  settledMs={inRow ? SELDOM_MS : SOON_MS}
                  onDrawn={turns.next}
                />
              )}
            </span>
            <span className="flex items-center gap-1.5 pt-1.5 text-ink-2 before:size-[7px] before:border-[1.5px] before:border-edge before:content-[''] group-has-checked:font-semibold group-has-checked:text-ink group-has-checked:before:border-accent-text group-has-checked:before:bg-accent-text">
              {words.themes[theme]}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
