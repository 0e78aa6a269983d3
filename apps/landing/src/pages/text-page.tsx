import type { Subdomain } from '@tosite/validation/platforms/platform';
import { COPY_OF_SUBDOMAIN } from '../copy/copy-of-subdomain.ts';
import { TEXT_PAGE_WORDS } from '../copy/text-page-words.ts';
import type { TextPage as TextPageCopy } from '../copy/block.ts';
import { Document, type Assets } from '../document.tsx';
import { Footer } from '../sections/footer.tsx';
import { Header } from '../sections/header.tsx';
import { TextBlocks } from '../sections/text-blocks.tsx';

type TextPageProps = { subdomain: Subdomain; page: TextPageCopy; assets: Assets };

/** Terms and privacy: a title, a list of what is there, and the words. */
export function TextPage({ subdomain, page, assets }: TextPageProps) {
  const copy = COPY_OF_SUBDOMAIN[subdomain];
  return (
    <Document
      subdomain={subdomain}
      path={page.path}
      pageTitle={page.title}
      summary={page.lede}
      assets={assets}
      common
    >
      <a className="skip" href="#words">
        {TEXT_PAGE_WORDS.skip}
      </a>
      <Header copy={copy} home="host" />
      <main className="words" id="words">
        <h1>{page.title}</h1>
        <p className="lede">{page.lede}</p>
        <nav className="contents" aria-label={TEXT_PAGE_WORDS.contents}>
          <ol>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="text">
          {page.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <TextBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </main>
      <Footer copy={copy} home="host" />
    </Document>
  );
}
