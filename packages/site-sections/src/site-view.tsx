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

/** Links in the order of the page: the sections that visitors come for, never so many that the line breaks twice. */
const MOST_LINKS = 5;
const MINOR = new Set(['hero', 'facts', 'specialities', 'languages', 'codeLanguages', 'contributions', 'certifications', 'honours']);

function Masthead({ sections, kit }: { sections: readonly ShownSection[]; kit: PageKit }) {
  const listed = sections.filter(({ key }) => key !== 'hero');
  const wanted = listed.filter(({ key }) => !MINOR.has(key));
  const last = wanted.at(-1);
  const links = [...(wanted.length > MOST_LINKS ? [...wanted.slice(0, MOST_LINKS - 1), ...(last === undefined ? [] : [last])] : wanted)];
  return (
    <header className="masthead">
      <nav className="nav" aria-label={kit.words.sectionsLabel}>
        <ol>
          <li className="home">
            <a href={sections.length > 0 ? '#main' : '/'} dir="auto">
              {ownerName(kit.site)}
            </a>
          </li>
          {links.map(({ key }) => (
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
