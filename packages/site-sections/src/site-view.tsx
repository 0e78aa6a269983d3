import type { ReactNode } from 'react';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { safeUrl } from '@tosite/validation/text/http-link';
import { CvPage } from './pages/cv-page.tsx';
import { ListPage } from './pages/list-page.tsx';
import { LostPage } from './pages/lost-page.tsx';
import { ItemPage } from './pages/item-page.tsx';
import { PostPage } from './pages/post-page.tsx';
import { ARCHIVE_PATH, CV_PATH, sitePages } from './pages/site-pages.ts';
import { sectionId, sectionTitle, titleLanguage } from './parts/frame.tsx';
import { shownSections, type ShownSection } from './sections/sections.tsx';
import { isShortPage, rowsOf } from './sections/shelves.ts';
import type { PageContext } from './sections/section.ts';
import { shownSite } from './shown-site.ts';
import type { SiteInput } from './site.ts';
import type { SitePage } from './site-page.ts';
import { ownerName } from './site-facts.ts';
import type { StyleSheet } from './style-sheet.ts';
import { writerFor } from './text/writer.ts';
import { THEMES } from './themes/themes.ts';
import { wordsLanguage } from './words/words.ts';
import { wordsFor } from './words/known-words.ts';

/** Everything inside `<body>`. What elements need beyond the theme's rules is left in `sheet` for the page's style block. */
export function SiteView({
  site: given,
  page,
  sheet,
}: {
  site: SiteInput;
  page: SitePage;
  sheet: StyleSheet;
}) {
  const site = shownSite(given);
  const context: PageContext = {
    site,
    sheet,
    theme: THEMES[site.design.theme_name],
    words: wordsFor(site.language),
    writer: writerFor(site.language, site.timezone),
    pages: sitePages(site),
  };
  const sections = shownSections(site.profile, site);
  return (
    <>
      <a className="skip" href="#main" lang={wordsLanguage(site.language)}>
        {context.words.skip}
      </a>
      <div className="page" data-short={page.kind === 'home' && isShortPage(sections) ? '' : undefined}>
        <Masthead sections={sections} home={page.kind === 'home'} context={context} />
        <main className="page-main" id="main" tabIndex={-1}>
          <Main page={page} sections={sections} context={context} />
        </main>
        <Colophon context={context} />
      </div>
    </>
  );
}

function Main({
  page,
  sections,
  context,
}: {
  page: SitePage;
  sections: readonly ShownSection[];
  context: PageContext;
}): ReactNode {
  switch (page.kind) {
    case 'home':
      return <Home sections={sections} context={context} />;
    case 'item':
      return page.item.list === 'posts' ? (
        <PostPage item={page.item} page={context} />
      ) : (
        <ItemPage item={page.item} page={context} />
      );
    case 'archive':
    case 'tag':
      return <ListPage shown={page} page={context} />;
    case 'cv':
      return <CvPage page={context} />;
    case 'not-found':
      return <LostPage page={context} />;
  }
}

/** The masthead never has more links than fit on a line. */
const MAX_LINKS = 5;
/** What visitors come for, first things first; then the others as they stand on the page. */
const SOUGHT: readonly SectionKey[] = [
  ...([
    'about',
    'contact',
    'subscribe',
    'experience',
    'repositories',
    'posts',
    'highlights',
    'projects',
    'videos',
  ] as const),
  ...([
    'recommendations',
    'updates',
    'people',
    'locations',
    'playlists',
    'collaborations',
    'education',
    'skills',
  ] as const),
];

/** The sections that the masthead names, in the order of the page. */
function linkedSections(sections: readonly ShownSection[]): ShownSection[] {
  const rank = ({ key }: ShownSection) => (SOUGHT.includes(key) ? SOUGHT.indexOf(key) : SOUGHT.length);
  const listed = sections.filter(({ key }) => key !== 'hero');
  const chosen = new Set([...listed].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_LINKS));
  return listed.filter((section) => chosen.has(section));
}

function Masthead({
  sections,
  home,
  context,
}: {
  sections: readonly ShownSection[];
  /** Whether it stands on the home page itself, where the sections are. */
  home: boolean;
  context: PageContext;
}) {
  return (
    <header className="masthead">
      <nav className="nav" aria-label={context.words.sectionsLabel}>
        <ol>
          <li className="home">
            <a href={home ? '#main' : '/'} dir="auto">
              {ownerName(context.site)}
            </a>
          </li>
          {linkedSections(sections).map(({ key }) => (
            <li key={key}>
              <a href={`${home ? '' : '/'}#${sectionId(key)}`} dir="auto" lang={titleLanguage(key, context)}>
                {sectionTitle(key, context)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}

function Home({ sections, context }: { sections: readonly ShownSection[]; context: PageContext }) {
  return (
    <>
      {sections.some(({ key }) => key === 'hero') ? null : (
        <h1 className="vh" dir="auto">
          {ownerName(context.site)}
        </h1>
      )}
      {rowsOf(sections, context.theme).map(({ shelf, sections: row }) =>
        shelf ? (
          <div key={`shelf of ${row[0]?.key}`} className="shelf">
            {row.map((section) => section.render(context, true))}
          </div>
        ) : (
          row.map((section) => section.render(context))
        ),
      )}
    </>
  );
}

function Colophon({ context: { site, words, pages } }: { context: PageContext }) {
  const product = safeUrl(site.productUrl);
  const report = site.reportUrl === undefined ? null : safeUrl(site.reportUrl);
  return (
    <footer className="colophon">
      <p>
        <bdi>{ownerName(site)}</bdi>
        {pages.archive.length > 0 ? (
          <a className="also" href={ARCHIVE_PATH} lang={wordsLanguage(site.language)}>
            {words.pages.archive}
          </a>
        ) : null}
        {pages.hasCv ? (
          <a className="also" href={CV_PATH} lang={wordsLanguage(site.language)}>
            {words.pages.cv}
          </a>
        ) : null}
      </p>
      {site.branding && product !== null ? (
        <p>
          <a href={product} rel="noopener" lang={wordsLanguage(site.language)}>
            {words.madeWith}
          </a>
          {report === null ? null : (
            <a className="also" href={report} rel="nofollow noopener" lang={wordsLanguage(site.language)}>
              {words.report}
            </a>
          )}
        </p>
      ) : null}
    </footer>
  );
}
