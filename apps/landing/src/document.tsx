import type { Subdomain } from '@tosite/validation/platforms/platform';
import type { ReactNode } from 'react';
import { productUrl } from './addresses.ts';
import { COPY_OF_SUBDOMAIN } from './copy/copy-of-subdomain.ts';

/** Addresses of the built files, each below the host's root. */
export type Assets = { script: string; style: string; font: string };

export type DocumentProps = {
  subdomain: Subdomain;
  path: string;
  /** The page's own name; the landing itself has none. */
  pageTitle?: string;
  /** True for a page that only ever answers a form: it has no address of its own. */
  answer?: boolean;
  assets: Assets;
  children: ReactNode;
};

/** The page around a page: its head, with no script and no style of its own, as the landings' policy demands. */
export function Document({ subdomain, path, pageTitle, answer = false, assets, children }: DocumentProps) {
  const { documentTitle, indexable, variant } = COPY_OF_SUBDOMAIN[subdomain];
  const title = pageTitle === undefined ? documentTitle : `${pageTitle} - ${documentTitle}`;
  const description = `${documentTitle} - Create your professional website in seconds`;
  const url = productUrl(subdomain, path);
  return (
    <html lang="en" data-variant={variant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {(answer || !indexable) && <meta name="robots" content="noindex, nofollow" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1114" />
        {!answer && <link rel="canonical" href={url} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="to.site" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body>{children}</body>
    </html>
  );
}
