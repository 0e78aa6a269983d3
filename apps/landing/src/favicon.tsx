import { renderToStaticMarkup } from 'react-dom/server';
import { coloursOf } from './colours-of.ts';
import type { Variant } from './copy/landing-copy.ts';

/** The mark, white on the variant's field, whose corners are `radius` of 32 round. */
export function favicon(variant: Variant, radius = 7): string {
  return `${renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx={radius} fill={coloursOf(variant).field[0]} />
      <g transform="translate(3 6) scale(.88)" fill="#fff">
        <path d="M5 17.5h4.5c3 0 3-8.5 6-8.5H19" fill="none" stroke="#fff" strokeWidth="2.6" />
        <rect x="1" y="14" width="7.5" height="7.5" />
        <rect x="15.5" y="1.5" width="13.5" height="15.5" rx="1" />
      </g>
    </svg>,
  )}\n`;
}
