import type { ComponentProps } from 'react';

/** The product's mark: a small square, a thread, a larger square. Takes the colour of its text. */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 30 22" width="30" height="22" aria-hidden="true" {...props}>
      <path d="M5 17.5h4.5c3 0 3-8.5 6-8.5H19" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="1" y="14" width="6.5" height="6.5" fill="currentColor" />
      <rect x="15.5" y="1.5" width="13.5" height="15.5" rx="1" fill="currentColor" />
    </svg>
  );
}
