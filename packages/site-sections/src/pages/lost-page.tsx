import { Name } from '../sections/hero/name.tsx';
import { Sky } from '../sections/hero/sky.tsx';
import type { PageContext } from '../sections/section.ts';
import { ownerName } from '../site-facts.ts';

/** Nothing is counted here: the sky is low. */
const EMPTY_SKY = { rays: [], weeks: null, hung: [] };

/** What stands at every address that the site does not have. */
export function LostPage({ page }: { page: PageContext }) {
  const { title, text, home } = page.words.notFound;
  return (
    <section className="section hero lost" data-section="not-found">
      {page.theme.curtain === true ? <Sky sky={EMPTY_SKY} page={page} /> : null}
      {page.theme.litSets === true ? <div className="banner set" aria-hidden="true" /> : null}
      <p className="code">404</p>
      <Name name={title} page={page} />
      <p className="headline">{text}</p>
      <p className="onward">
        <a href="/">{home(ownerName(page.site))}</a>
      </p>
    </section>
  );
}
