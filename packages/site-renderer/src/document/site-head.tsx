import type { SiteInput } from '@tosite/site-sections/site';
import type { ModePair } from '@tosite/site-sections/themes/theme';
import type { ThemeMode } from '@tosite/validation/website/design';
import type { Json } from './json-for-script.ts';
import { jsonForScript } from './json-for-script.ts';
import type { PageFacts } from './page-facts.ts';

export type SiteHeadProps = {
  site: SiteInput;
  page: PageFacts;
  /** The page's address in search engines; null: it has none (previews, error pages). */
  canonical: string | null;
  indexable: boolean;
  css: string;
  preload: readonly string[];
  favicon: { path: string; type: string };
  paper: ModePair;
  structuredData: Json | null;
};

const COLOR_SCHEME: Record<ThemeMode, string> = { light: 'light', dark: 'dark', auto: 'light dark' };

/** Inside of `<head>`. The order in which it stands in the document is React's. */
export function SiteHead(props: SiteHeadProps) {
  const { site, page, canonical, indexable, css, preload, favicon, paper, structuredData } = props;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      {page.description !== '' && <meta name="description" content={page.description} />}
      {site.seo.keywords.length > 0 && <meta name="keywords" content={site.seo.keywords.join(', ')} />}
      {!indexable && <meta name="robots" content="noindex, nofollow" />}
      {site.seo.googleSiteVerification !== null && (
        <meta name="google-site-verification" content={site.seo.googleSiteVerification} />
      )}
      <meta name="color-scheme" content={COLOR_SCHEME[site.design.theme_mode]} />
      <ThemeColor mode={site.design.theme_mode} paper={paper} />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      {canonical !== null && <link rel="canonical" href={canonical} />}
      <link rel="icon" href={favicon.path} type={favicon.type} />
      {preload.map((address) => (
        <link
          key={address}
          rel="preload"
          href={address}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {canonical !== null && <OpenGraph site={site} page={page} address={canonical} />}
      <style>{css}</style>
      {structuredData !== null && <script type="application/ld+json">{jsonForScript(structuredData)}</script>}
    </>
  );
}

function ThemeColor({ mode, paper }: { mode: ThemeMode; paper: ModePair }) {
  if (mode !== 'auto') return <meta name="theme-color" content={paper[mode]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
    </>
  );
}

/** What is shown where the page is shared. */
function OpenGraph({ site, page, address }: { site: SiteInput; page: PageFacts; address: string }) {
  const person =
    site.type === 'linkedin-individual' || (site.type === 'github' && !site.profile.organisation);
  const { image } = page;
  const wide = image?.size ? image.size.width >= image.size.height * 1.5 : image !== null;
  return (
    <>
      <meta property="og:type" content={person ? 'profile' : 'website'} />
      <meta property="og:title" content={page.title} />
      {page.description !== '' && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={page.name} />
      <meta name="twitter:card" content={wide ? 'summary_large_image' : 'summary'} />
      {image && <meta property="og:image" content={image.url} />}
      {image?.size && <meta property="og:image:width" content={String(image.size.width)} />}
      {image?.size && <meta property="og:image:height" content={String(image.size.height)} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
