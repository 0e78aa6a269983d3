import { renderToStaticMarkup } from 'react-dom/server';

type FaviconInput = {
  name: string;
  /** `#rrggbb`, of the plate. */
  color: string;
};

/** An icon loads no fonts: it takes what the device has. */
const FAMILIES = 'system-ui, Arial, sans-serif';

/** The first letter of the name on a plate in the site's accent; a dot for a name without letters. */
export function favicon({ name, color }: FaviconInput): string {
  const letter = iconLetter(name);
  const ink = readableOn(color);
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="7" fill={color} />
      {letter === null ? (
        <circle cx="16" cy="16" r="6" fill={ink} />
      ) : (
        <text
          x="16"
          y="16"
          dy=".36em"
          textAnchor="middle"
          fill={ink}
          fontFamily={FAMILIES}
          fontSize="21"
          fontWeight="600"
        >
          {letter}
        </text>
      )}
    </svg>,
  );
}

/** What stands on the icon of a name; null for one without letters. */
export function iconLetter(name: string): string | null {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toLocaleUpperCase('en') ?? null;
}

/** Black or white, whichever stands out more. Relative luminance as WCAG defines it. */
export function readableOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}
