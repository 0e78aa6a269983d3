import { siteName } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { momentIn } from '@tosite/site-sections/text/zoned-date';
import type { ModePair } from '@tosite/site-sections/themes/theme';
import type { ThemeMode } from '@tosite/validation/website/design';
import { jsonForScript } from './json-for-script.ts';
import { ICO_PATH, TOUCH_ICON_PATH } from '../files/icon-files.ts';
import type { PageHead } from './page-facts.ts';

export type SiteHeadProps = {
  site: SiteInput;
  head: PageHead;
  css: string;
  paper: ModePair;
};

const COLOR_SCHEME: Record<ThemeMode, string> = { light: 'light', dark: 'dark', auto: 'light dark' };

/** Inside of `<head>`. The order in which it stands in the document is React's. */
export function SiteHead({ site, head, css, paper }: SiteHeadProps) {
  const { facts, canonical, icon, previous, next, structuredData } = head;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{facts.title}</title>
      {facts.description !== '' && <meta name="description" content={facts.description} />}
      {site.seo.keywords.length > 0 && <meta name="keywords" content={site.seo.keywords.join(', ')} />}
      {!head.indexable && <meta name="robots" content="noindex, nofollow" />}
      {head.verified && <Verification site={site} />}
      <meta name="color-scheme" content={COLOR_SCHEME[site.design.theme_mode]} />
      <ThemeColor mode={site.design.theme_mode} paper={paper} />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {previous !== null && <link rel="prev" href={previous} />}
      {next !== null && <link rel="next" href={next} />}
      <link rel="icon" href={ICO_PATH} sizes="16x16 32x32 48x48" />
      <link rel="icon" href={icon.path} type={icon.type} />
      <link rel="apple-touch-icon" href={TOUCH_ICON_PATH} />
      {head.alternates.map(({ type, path }) => (
        <link key={path} rel="alternate" type={type} title={siteName(site)} href={path} />
      ))}
      {canonical !== null && <OpenGraph head={head} site={site} address={canonical} />}
      <style>{css}</style>
      {structuredData !== null && <script type="application/ld+json">{jsonForScript(structuredData)}</script>}
    </>
  );
}

/** The faces: nothing is painted before they are there. */
export function FontSheet({ address }: { address: string }) {
  return <link rel="stylesheet" href={address} />;
}

/** By which the consoles of search engines know that the site is the owner's. */
function Verification({ site: { seo } }: { site: SiteInput }) {
  const proofs = [
    ['google-site-verification', seo.googleSiteVerification],
    ['msvalidate.01', seo.bingSiteVerification],
    ['yandex-verification', seo.yandexVerification],
    ['p:domain_verify', seo.pinterestVerification],
  ] as const;
  return proofs.map(([name, proof]) => (proof ? <meta key={name} name={name} content={proof} /> : null));
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
function OpenGraph({
  head: { facts, kind },
  site,
  address,
}: {
  head: PageHead;
  site: SiteInput;
  address: string;
}) {
  const { image } = facts;
  const published = momentIn(facts.published, site.timezone);
  const wide = image?.size ? image.size.width >= image.size.height * 1.5 : image !== null;
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={facts.title} />
      {facts.description !== '' && <meta property="og:description" content={facts.description} />}
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName(site)} />
      {kind === 'article' && published !== null && (
        <meta property="article:published_time" content={published} />
      )}
      <meta name="twitter:card" content={wide ? 'summary_large_image' : 'summary'} />
      {image && <meta property="og:image" content={image.url} />}
      {image?.type && <meta property="og:image:type" content={image.type} />}
      {image?.size && <meta property="og:image:width" content={String(image.size.width)} />}
      {image?.size && <meta property="og:image:height" content={String(image.size.height)} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
