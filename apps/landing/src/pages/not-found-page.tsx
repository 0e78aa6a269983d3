import type { Subdomain } from '@tosite/validation/platforms/platform';
import { COPY_OF_SUBDOMAIN } from '../copy/copy-of-subdomain.ts';
import { HELP, HELP_PATH } from '../copy/help/help.ts';
import { NOT_FOUND } from '../copy/not-found.ts';
import { TEXT_PAGE_WORDS } from '../copy/text-page-words.ts';
import { Document, type Assets } from '../document.tsx';
import { Footer } from '../sections/footer.tsx';
import { Header } from '../sections/header.tsx';

/** What static hosts answer an address with that is none of theirs. */
export function NotFoundPage({ subdomain, assets }: { subdomain: Subdomain; assets: Assets }) {
  const copy = COPY_OF_SUBDOMAIN[subdomain];
  return (
    <Document subdomain={subdomain} path="/404" pageTitle={NOT_FOUND.title} assets={assets} answer>
      <a className="skip" href="#words">
        {TEXT_PAGE_WORDS.skip}
      </a>
      <Header copy={copy} home="host" />
      <main className="words again" id="words">
        <h1>{NOT_FOUND.title}</h1>
        <p className="lede">{NOT_FOUND.lede}</p>
        <nav className="contents" aria-label={NOT_FOUND.title}>
          <ul>
            <li>
              <a href="/">{NOT_FOUND.home}</a>
            </li>
            <li>
              <a href={HELP_PATH}>{HELP.title}</a>
            </li>
          </ul>
        </nav>
      </main>
      <Footer copy={copy} home="host" />
    </Document>
  );
}
