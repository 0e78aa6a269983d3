import type { Subdomain } from '@tosite/validation/platforms/platform';
import { COPY_OF_SUBDOMAIN } from '../copy/copy-of-subdomain.ts';
import { HELP, HELP_ARTICLES, HELP_PATH, helpPath } from '../copy/help/help.ts';
import type { HelpArticle } from '../copy/help/help-article.ts';
import { TEXT_PAGE_WORDS } from '../copy/text-page-words.ts';
import { Document, type Assets } from '../document.tsx';
import { Footer } from '../sections/footer.tsx';
import { Header } from '../sections/header.tsx';
import { TextBlocks } from '../sections/text-blocks.tsx';
import { articleData } from '../structured-data.ts';

type Props = { subdomain: Subdomain; article: HelpArticle; assets: Assets };

/** One answer of the help center. */
export function HelpArticlePage({ subdomain, article, assets }: Props) {
  const copy = COPY_OF_SUBDOMAIN[subdomain];
  const related = HELP_ARTICLES.filter(({ slug }) => article.related.includes(slug));
  return (
    <Document
      subdomain={subdomain}
      path={helpPath(article.slug)}
      pageTitle={article.title}
      summary={article.summary}
      structuredData={articleData(article)}
      assets={assets}
      common
    >
      <a className="skip" href="#words">
        {TEXT_PAGE_WORDS.skip}
      </a>
      <Header copy={copy} home="host" />
      <main className="words article" id="words">
        <p className="back">
          <a href={HELP_PATH}>{HELP.back}</a>
        </p>
        <h1>{article.title}</h1>
        <p className="lede">{article.summary}</p>
        <div className="text">
          <div>
            <TextBlocks blocks={article.blocks} />
          </div>
        </div>
        <nav className="contents" aria-labelledby="related-title">
          <h2 id="related-title">{HELP.related}</h2>
          <ul>
            {related.map(({ slug, title }) => (
              <li key={slug}>
                <a href={helpPath(slug)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </main>
      <Footer copy={copy} home="host" />
    </Document>
  );
}
