import type { Subdomain } from '@tosite/validation/platforms/platform';
import { COPY_OF_SUBDOMAIN } from '../copy/copy-of-subdomain.ts';
import { HELP, HELP_GROUPS, HELP_PATH, helpPath } from '../copy/help/help.ts';
import type { HelpArticle } from '../copy/help/help-article.ts';
import { TEXT_PAGE_WORDS } from '../copy/text-page-words.ts';
import { Document, type Assets } from '../document.tsx';
import { Footer } from '../sections/footer.tsx';
import { Header } from '../sections/header.tsx';

/** The list of answers. The field above it filters the list; without script it is not shown. */
export function HelpPage({ subdomain, assets }: { subdomain: Subdomain; assets: Assets }) {
  const copy = COPY_OF_SUBDOMAIN[subdomain];
  return (
    <Document
      subdomain={subdomain}
      path={HELP_PATH}
      pageTitle={HELP.title}
      summary={HELP.lede}
      assets={assets}
      common
    >
      <a className="skip" href="#words">
        {TEXT_PAGE_WORDS.skip}
      </a>
      <Header copy={copy} home="host" />
      <main className="words answers" id="words">
        <h1>{HELP.title}</h1>
        <p className="lede">{HELP.lede}</p>
        <search className="help-search" data-island="help-search" data-found={HELP.found.join('|')}>
          <label htmlFor="help-field">{HELP.search}</label>
          <input
            id="help-field"
            className="profile-field"
            type="search"
            placeholder={HELP.hint}
            autoComplete="off"
            aria-describedby="help-found"
          />
          <p id="help-found" role="status" />
        </search>
        <div className="help-groups">
          {HELP_GROUPS.map(({ id, title, articles }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <ul>
                {articles.map((article) => (
                  <li key={article.slug} data-words={wordsOf(article)}>
                    <a href={helpPath(article.slug)}>{article.title}</a>
                    <p>{article.summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
      <Footer copy={copy} home="host" />
    </Document>
  );
}

/** Words that say nothing of what a text is about. */
const COMMON = new Set(
  'a an and are as at be by can for from had has have here how if in is it its not of on or our so such that the their them then there these they this to under until us was what when where which who with you your'.split(
    ' ',
  ),
);

/** The words of an answer that its list entry does not show, each once. */
function wordsOf({ title, summary, blocks }: HelpArticle): string {
  const written = blocks.flatMap((block) => ('text' in block ? [block.text] : block.items)).join(' ');
  const seen = new Set(searchWords(`${title} ${summary}`));
  return [...new Set(searchWords(written))].filter((word) => !COMMON.has(word) && !seen.has(word)).join(' ');
}

const searchWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
