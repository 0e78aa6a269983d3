import type { Subdomain } from '@tosite/validation/platforms/platform';
import type { ThemeName } from '@tosite/validation/website/design';
import type { ReactNode } from 'react';
import { productUrl } from './addresses.ts';
import { COPY_OF_SUBDOMAIN } from './copy/copy-of-subdomain.ts';
import type { Variant } from './copy/landing-copy.ts';
import { jsonForScript, type Json } from './structured-data.ts';

/** Addresses of the built files, each below the host's root. */
export type Assets = {
  script: string;
  style: string;
  font: string;
  /** 1200 × 630, for where the page is shared. */
  card: Readonly<Record<Variant, string>>;
  /** Of the gallery, by the handle of the sample. */
  pictures: Readonly<Record<string, { light: string; dark: string }>>;
  /** A sample of each theme. */
  themes: Readonly<Record<ThemeName, string>>;
};

export type DocumentProps = {
  subdomain: Subdomain;
  path: string;
  /** The page's own name; the landing itself has none. */
  pageTitle?: string;
  /** What the page says in one sentence; the landing has the specified one. */
  summary?: string;
  /** True for a page that only ever answers something: it has no address of its own. */
  answer?: boolean;
  /** True for a page that every landing has alike: its address is the main host's. */
  common?: boolean;
  structuredData?: Json;
  assets: Assets;
  children: ReactNode;
};

/** The page around a page: its head, with no script and no style of its own, as the landings' policy demands. */
export function Document(props: DocumentProps) {
  const {
    subdomain,
    path,
    pageTitle,
    summary,
    answer = false,
    common = false,
    structuredData,
    assets,
  } = props;
  const copy = COPY_OF_SUBDOMAIN[subdomain];
  const title = pageTitle === undefined ? copy.documentTitle : `${pageTitle} - ${copy.documentTitle}`;
  const description = summary ?? `${copy.documentTitle} - Create your professional website in seconds`;
  const url = productUrl(common && copy.indexable ? 'dashboard' : subdomain, path);
  return (
    <html lang="en" data-variant={copy.variant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {(answer || !copy.indexable) && <meta name="robots" content="noindex, nofollow" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1114" />
        {!answer && (
          <>
            <link rel="canonical" href={url} />
            <link rel="alternate" hrefLang="en" href={url} />
            <link
              rel="alternate"
              hrefLang="x-default"
              href={productUrl(copy.indexable ? 'dashboard' : subdomain, path)}
            />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="to.site" />
        <meta property="og:locale" content="en" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={productUrl(subdomain, assets.card[copy.variant])} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={`${copy.title} ${copy.label}`} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
        {structuredData !== undefined && (
          <script type="application/ld+json">{jsonForScript(structuredData)}</script>
        )}
      </head>
      <body>{props.children}</body>
    </html>
  );
}
