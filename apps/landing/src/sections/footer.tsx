import { Brand } from '@tosite/ui/brand';
import { COMPANY_NAME, HELP_CENTER_URL, productUrl } from '../addresses.ts';
import type { LandingCopy } from '../copy/landing-copy.ts';
import { othersOf, PLATFORM_COPY } from '../copy/copy-of-subdomain.ts';
import { WORDS } from '../copy/words.ts';
import { landingUrl, type Home } from '../landing-url.ts';

/** The specification names GitHub first. */
const CONVERT = ['github' as const, ...othersOf('github')];

export function Footer({ copy, home }: { copy: LandingCopy; home: Home }) {
  const { footer } = WORDS;
  const base = landingUrl(copy.subdomain, home);
  const host = home === 'elsewhere' ? productUrl(copy.subdomain, '') : '';
  const about = [
    [`${host}/terms`, footer.terms],
    [`${host}/privacy`, footer.privacy],
    [HELP_CENTER_URL, footer.help],
  ] as const;
  return (
    <footer>
      <div className="foot">
        <div>
          <Brand className="brand" href={`${base}#start`} subdomainName={copy.brandName} />
          <p className="tagline">{footer.tagline}</p>
        </div>
        <div className="columns">
          <nav aria-labelledby="convert-title">
            <h2 id="convert-title">{footer.convert}</h2>
            <ul>
              {CONVERT.map((platform) => (
                <li key={platform}>
                  <a href={productUrl(platform)}>{PLATFORM_COPY[platform].convert}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="about-title">
            <h2 id="about-title">{footer.about}</h2>
            <ul>
              {about.map(([href, words]) => (
                <li key={words}>
                  <a href={href} target="_blank" rel="noopener">
                    {words}
                    <span className="sr"> {WORDS.form.newTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <p className="copyright">
        {footer.year} {COMPANY_NAME}
      </p>
    </footer>
  );
}
