import type { SectionKey } from '@tosite/validation/website/section-order';
import { safeUrl } from '@tosite/validation/text/http-link';
import { Name } from './sections/hero/name.tsx';
import { sectionId, sectionTitle } from './parts/frame.tsx';
import { shownSections, type ShownSection } from './sections/sections.tsx';
import type { PageKit } from './sections/section.ts';
import type { SiteInput } from './site.ts';
import type { SitePage } from './site-page.ts';
import { ownerName } from './site-facts.ts';
import type { StyleSheet } from './style-sheet.ts';
import { writerFor } from './text/writer.ts';
import { THEMES } from './themes/themes.ts';
import { wordsFor } from './words/words.ts';

/** Everything inside `<body>`. What elements need beyond the theme's rules is left in `sheet` for the page's style block. */
export function SiteView({ site, page, sheet }: { site: SiteInput; page: SitePage; sheet: StyleSheet }) {
  const kit: PageKit = {
    site,
    sheet,
    theme: THEMES[site.design.theme_name],
    words: wordsFor(site.language),
    writer: writerFor(site.language),
  };
  const sections = page.kind === 'home' ? shownSections(site.profile, site) : [];
  return (
    <>
      <a className="skip" href="#main">
        {kit.words.skip}
      </a>
      <div className="page">
        <Masthead sections={sections} kit={kit} />
        <main className="page-main" id="main" tabIndex={-1}>
          {page.kind === 'home' ? <Home sections={sections} kit={kit} /> : <NotFound kit={kit} />}
        </main>
        <Colophon kit={kit} />
      </div>
    </>
  );
}

/** The masthead never has more links than fit on a line. */
const MOST_LINKS = 5;
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
  const chosen = new Set([...listed].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_LINKS));
  return listed.filter((section) => chosen.has(section));
}

function Masthead({ sections, kit }: { sections: readonly ShownSection[]; kit: PageKit }) {
  return (
    <header className="masthead">
      <nav className="nav" aria-label={kit.words.sectionsLabel}>
        <ol>
          <li className="home">
            <a href={sections.length > 0 ? '#main' : '/'} dir="auto">
              {ownerName(kit.site)}
            </a>
          </li>
          {linkedSections(sections).map(({ key }) => (
            <li key={key}>
              <a href={`#${sectionId(key)}`} dir="auto">
                {sectionTitle(key, kit)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}

function Home({ sections, kit }: { sections: readonly ShownSection[]; kit: PageKit }) {
  return (
    <>
      {sections.some(({ key }) => key === 'hero') ? null : (
        <h1 className="vh" dir="auto">
          {ownerName(kit.site)}
        </h1>
      )}
      {sections.map((section) => section.draw(kit))}
    </>
  );
}

function NotFound({ kit }: { kit: PageKit }) {
  const { title, text, home } = kit.words.notFound;
  return (
    <section className="section hero" data-section="not-found">
      <Name name={title} page={kit} />
      <p className="headline">{text}</p>
      <p className="onward">
        <a href="/">{home(ownerName(kit.site))}</a>
      </p>
    </section>
  );
}

function Colophon({ kit: { site, words } }: { kit: PageKit }) {
  const product = safeUrl(site.productUrl);
  return (
    <footer className="colophon">
      <p dir="auto">{ownerName(site)}</p>
      {site.branding && product !== null ? (
        <p>
          <a href={product} rel="noopener">
            {words.madeWith}
          </a>
        </p>
      ) : null}
    </footer>
  );
}
