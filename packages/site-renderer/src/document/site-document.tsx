import type { ReactNode } from 'react';
import { documentAttributes } from '@tosite/site-sections/site-facts';
import { SiteHead, type SiteHeadProps } from './site-head.tsx';

/** A whole page. `children` is the inside of its body. */
export function SiteDocument({ children, ...props }: SiteHeadProps & { children: ReactNode }) {
  const { lang, ...attributes } = documentAttributes(props.site);
  return (
    <html lang={lang} {...attributes}>
      <head>
        <SiteHead {...props} />
      </head>
      <body>{children}</body>
    </html>
  );
}
