import { Brand } from '@tosite/ui/brand';
import { dashboardUrl, HELP_CENTER_URL } from '../addresses.ts';
import { landingUrl, type Home } from '../landing-url.ts';
import type { LandingCopy } from '../copy/landing-copy.ts';
import { WORDS } from '../copy/words.ts';

export function Header({ copy, home }: { copy: LandingCopy; home: Home }) {
  const { nav } = WORDS;
  const base = landingUrl(copy.subdomain, home);
  const login = dashboardUrl(copy.subdomain, '/login');
  const start = dashboardUrl(copy.subdomain, '/website/link-profile');
  return (
    <header className={home === 'here' ? 'header over' : 'header'}>
      <Brand className="brand" href={`${base}#start`} subdomainName={copy.brandName} />
      <nav className="nav" aria-label={nav.main}>
        <a href={`${base}#features`}>{nav.features}</a>
        <a href={`${base}#pricing`}>{nav.pricing}</a>
        <a href={login}>{nav.login}</a>
        <a className="btn btn-1" href={start}>
          {nav.start}
        </a>
      </nav>
      <details className="menu" data-island="menu">
        <summary>{nav.menu}</summary>
        <nav aria-label={nav.menu}>
          <a href={`${base}#websites`}>{nav.websites}</a>
          <a href={`${base}#pricing`}>{nav.pricing}</a>
          <a href={HELP_CENTER_URL}>{nav.help}</a>
          <a href={login}>{nav.login}</a>
          <a className="btn btn-1" href={start}>
            {nav.start}
          </a>
        </nav>
      </details>
    </header>
  );
}
