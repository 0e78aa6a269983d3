import type { ThemeName } from '@tosite/validation/website/design';
import { sampleLook } from '@tosite/validation/website/sample-looks';
import { samplePreviewUrl } from '../addresses.ts';
import { THEME_PICTURE, THEMES } from '../copy/themes.ts';
import { WORDS } from '../copy/words.ts';
import type { Assets } from '../document.tsx';

/** Every theme, each with the sample that it was drawn for. */
export function Themes({ pictures }: { pictures: Assets['themes'] }) {
  const themes = Object.entries(THEMES.themes) as [ThemeName, (typeof THEMES.themes)[ThemeName]][];
  return (
    <section id="themes" aria-labelledby="themes-title">
      <h2 id="themes-title">{THEMES.title}</h2>
      <p className="lede">{THEMES.lede}</p>
      <ul className="strip">
        {themes.map(([theme, { name, voice, alt }]) => (
          <li key={theme}>
            <a href={samplePreviewUrl(sampleLook(theme))} target="_blank" rel="noopener">
              <img src={pictures[theme]} alt={alt} {...THEME_PICTURE} loading="lazy" decoding="async" />
              <h3>{name}</h3>
              <span className="sr"> {WORDS.form.newTab}</span>
            </a>
            <p>{voice}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
