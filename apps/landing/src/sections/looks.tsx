import type { ThemeName } from '@tosite/validation/website/design';
import { LOOK_PICTURE, LOOKS } from '../copy/looks.ts';
import type { Assets } from '../document.tsx';

/** Every theme, each with the sample that it was drawn for. */
export function Looks({ pictures }: { pictures: Assets['themes'] }) {
  const themes = Object.entries(LOOKS.themes) as [ThemeName, (typeof LOOKS.themes)[ThemeName]][];
  return (
    <section id="themes" aria-labelledby="themes-title">
      <h2 id="themes-title">{LOOKS.title}</h2>
      <p className="lede">{LOOKS.lede}</p>
      <ul className="strip">
        {themes.map(([theme, { name, voice, looks }]) => (
          <li key={theme}>
            <img src={pictures[theme]} alt={looks} {...LOOK_PICTURE} loading="lazy" decoding="async" />
            <h3>{name}</h3>
            <p>{voice}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
