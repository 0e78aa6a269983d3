// @vitest-environment happy-dom
import { THEME_NAMES } from '@tosite/validation/website/design';
import { sampleLook } from '@tosite/validation/website/sample-looks';
import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import { describe, expect, it } from 'vitest';
import { builtDocument, builtPage, words } from '../testing/built-page.ts';

type Specified = {
  title: string;
  label: string;
  formTitle: string;
  description: string;
  documentTitle: string;
};

const MAIN: Specified = {
  title: 'Create a website from your',
  label: 'social media',
  formTitle: 'Enter your profile url',
  description: 'Paste a LinkedIn, GitHub, or YouTube profile URL to generate a website in seconds',
  documentTitle: 'to.site',
};

/** The gallery, and which sample stands first on which landing. */
const SAMPLE_NAMES = ['noor', 'corran', 'tove', 'plainobjects', 'rima'];
const FIRST_SAMPLE: Record<Subdomain, string> = {
  dashboard: 'noor',
  dashboardstaging: 'noor',
  linkedin: 'noor',
  github: 'tove',
  youtube: 'plainobjects',
  instagram: 'rima',
};

/** A name that only this variant's drawing has. */
const DRAWN: Record<Subdomain, string> = {
  dashboard: '@ottiliethrows',
  dashboardstaging: '@ottiliethrows',
  linkedin: 'Samira Vos',
  github: 'Tove Lindahl',
  youtube: 'Plain Objects',
  instagram: 'Rima Haddad',
};

/** The specification's table and, where it is silent, the decisions' one. */
const SPECIFIED: Record<Subdomain, Specified> = {
  dashboard: MAIN,
  dashboardstaging: MAIN,
  linkedin: {
    title: 'Create a portfolio from your',
    label: 'linkedin',
    formTitle: 'Enter your linkedin profile url',
    description: 'Turn your LinkedIn profile into a portfolio in seconds',
    documentTitle: 'Linkedin.to.site',
  },
  github: {
    title: 'Create a portfolio from your',
    label: 'github',
    formTitle: 'Enter your github profile url',
    description: 'Turn your GitHub profile into a portfolio in seconds',
    documentTitle: 'Github.to.site',
  },
  youtube: {
    title: 'Create a blog from your',
    label: 'youtube',
    formTitle: 'Enter your Youtube channel url',
    description: 'Convert your YouTube channel to a blog in seconds',
    documentTitle: 'Youtube.to.site',
  },
  instagram: {
    title: 'Create UGC website from your',
    label: 'instagram',
    formTitle: 'Enter your instagram profile url',
    description: 'Turn your Instagram profile into a showcase of your reels and photos in seconds',
    documentTitle: 'Instagram.to.site',
  },
};

describe.each(SUBDOMAINS)('the landing of %s', (subdomain) => {
  const page = builtDocument(subdomain, 'index.html');
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const link = (text: string, within = 'body'): string | null | undefined =>
    all(`${within} a`)
      .find((a) => words(a).startsWith(text))
      ?.getAttribute('href');
  const specified = SPECIFIED[subdomain];
  /** A platform's landing says so to the dashboard. */
  const from = specified === MAIN ? '' : `?from=${subdomain}`;
  const dashboard = `https://${subdomain === 'dashboardstaging' ? subdomain : 'dashboard'}.root.invalid`;

  it('has the specified document title and meta description', () => {
    expect(page.title).toBe(specified.documentTitle);
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      `${specified.documentTitle} - Create your professional website in seconds`,
    );
  });

  it('has the specified title with its coloured label, and the description', () => {
    expect(words(page.querySelector('h1'))).toBe(`${specified.title} ${specified.label}`);
    expect(words(page.querySelector('h1 .label'))).toBe(specified.label);
    expect(words(page.querySelector('.pitch .lede'))).toBe(specified.description);
  });

  it('labels the form as specified and posts it to the dashboard without script', () => {
    const form = page.querySelector('#start-form');
    const field = form?.querySelector('input[name="profileOrUsername"]');
    expect(words(form?.querySelector('label'))).toBe(specified.formTitle);
    expect(form?.querySelector('label')?.getAttribute('for')).toBe(field?.id);
    expect(words(form?.querySelector('button'))).toBe('Create your website');
    expect(form?.querySelector('button')?.getAttribute('data-loading')).toBe('Fetching profile');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(`${dashboard}/website/link-profile`);
    expect(form?.querySelector('input[name="subdomain"]')?.getAttribute('value')).toBe(subdomain);
    expect(page.getElementById(field?.getAttribute('aria-describedby') ?? '')).not.toBeNull();
  });

  it('shows the brand with the capitalised subdomain, but for the main host', () => {
    const name = specified.documentTitle === 'to.site' ? '' : specified.documentTitle.replace('.to.site', '');
    expect(words(page.querySelector('header .brand'))).toBe(`${name}site`);
  });

  it('has the specified header and mobile menu', () => {
    expect(all('header .nav a').map(words)).toEqual(['Features', 'Pricing', 'Login', 'Start for free']);
    expect(all('header .menu a').map(words)).toEqual([
      'Websites',
      'Pricing',
      'Help center',
      'Login',
      'Start for free',
    ]);
    const targets = (selector: string) => all(selector).map((a) => a.getAttribute('href'));
    const login = `${dashboard}/login${from}`;
    const start = `${dashboard}/website/link-profile${from}`;
    expect(targets('header .nav a')).toEqual(['#features', '#pricing', login, start]);
    expect(targets('header .menu a')).toEqual(['#websites', '#pricing', '%HELP_CENTER_URL%', login, start]);
    for (const id of ['features', 'pricing', 'websites']) expect(page.getElementById(id)).not.toBeNull();
  });

  it('shows the specified plans, prices and buttons, monthly first', () => {
    const plans = all('.plan');
    expect(plans.map((plan) => words(plan.querySelector('h3')))).toEqual(['Standard Most Popular', 'Free']);
    expect(plans.map((plan) => plan.classList.contains('best'))).toEqual([true, false]);
    expect(plans.map((plan) => words(plan.querySelector('.monthly')))).toEqual(['$5/month', '$0/month']);
    expect(plans.map((plan) => words(plan.querySelector('.yearly')))).toEqual(['$15/year', '$0/year']);
    expect(plans.map((plan) => words(plan.querySelector('.note')))).toEqual([
      'Ideal for growing teams and businesses',
      'Perfect for individuals and small projects',
    ]);
    expect(plans.map((plan) => words(plan.querySelector('.btn')))).toEqual(['Buy now', 'Get started']);
    const links = (selector: string) => all(selector).map((a) => a.getAttribute('href'));
    const more = from.replace('?', '&');
    expect(links('.plan:last-child .btn')).toEqual([`${dashboard}/signup${from}`]);
    expect(links('.plan .buy.monthly .btn')).toEqual([
      `${dashboard}/signup?plan=standard&interval=monthly${more}`,
    ]);
    expect(links('.plan .buy.yearly .btn')).toEqual([
      `${dashboard}/signup?plan=standard&interval=yearly${more}`,
    ]);
    expect(page.querySelector('#monthly')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('#yearly')?.hasAttribute('checked')).toBe(false);
  });

  it('gives each plan its entitlements', () => {
    const entitlements = all('.plan').map((plan) =>
      [...plan.querySelectorAll('li')].map((item) => words(item).replace(/, .*$/u, '')),
    );
    expect(entitlements).toEqual([
      [
        'Included: Unlimited websites',
        'Included: Branding removal',
        'Included: Custom domain',
        'Included: Priority support',
      ],
      [
        'Included: Unlimited websites',
        'Not included: Branding removal',
        'Not included: Custom domain',
        'Not included: Priority support',
      ],
    ]);
  });

  it('makes the specified claims', () => {
    expect(all('.feature h3').map(words)).toEqual(
      expect.arrayContaining([
        'Customizable',
        'Generation in under 30 seconds',
        'SEO ready',
        'Analytics',
        'Custom domain or free subdomain',
      ]),
    );
  });

  it('offers the other platforms with the same form', () => {
    expect(words(page.querySelector('#others-title'))).toBe('Other platforms offered');
    const form = page.querySelector('#others-form');
    const values = [...(form?.querySelectorAll('input[name="subdomain"]') ?? [])].map((radio) =>
      radio.getAttribute('value'),
    );
    const own = specified.documentTitle === 'to.site' ? null : subdomain;
    expect(new Set(values)).toEqual(
      new Set(['github', 'instagram', 'linkedin', 'youtube'].filter((platform) => platform !== own)),
    );
    expect(values).toHaveLength(own === null ? 4 : 3);
    expect(form?.querySelectorAll('input[checked]')).toHaveLength(1);
    expect(form?.getAttribute('action')).toBe(`${dashboard}/website/link-profile`);
    expect(words(form?.querySelector('button'))).toBe('Create your website');
  });

  it('opens every sample site in a new tab, its own kind first', () => {
    const links = all('.sample a[target="_blank"]').map((a) => a.getAttribute('href'));
    const address = (name: string) => `https://preview.sites.invalid/tosite-sample-${name}/`;
    expect(links).toHaveLength(5);
    expect(new Set(links)).toEqual(new Set(SAMPLE_NAMES.map(address)));
    expect(links[0]).toBe(address(FIRST_SAMPLE[subdomain]));
    expect(link('See an example')).toBe(links[0]);
  });

  it('shows every theme, each with a picture that is loaded when it comes into view', () => {
    const themes = all('#themes li');
    expect(themes.map((theme) => words(theme.querySelector('h3')).toLowerCase()).toSorted()).toEqual(
      THEME_NAMES.toSorted(),
    );
    for (const theme of themes) {
      const picture = theme.querySelector('img[loading="lazy"][width][height]');
      const name = words(theme.querySelector('h3')).toLowerCase();
      expect(picture?.getAttribute('src')).toBe(`/assets/theme-${name}-test.webp`);
      expect(picture?.getAttribute('alt')).not.toBe('');
    }
    const looks = all('#themes a[target="_blank"]').map((a) => a.getAttribute('href'));
    expect(new Set(looks)).toEqual(
      new Set(THEME_NAMES.map((theme) => `https://preview.sites.invalid/${sampleLook(theme)}/`)),
    );
  });

  it('says at each field that it is free and takes no account', () => {
    for (const form of ['#start-form', '#others-form'])
      expect(words(page.querySelector(`${form} .free`))).toBe('Free. No account to see it.');
  });

  it('has the specified footer', () => {
    expect(words(page.querySelector('.tagline'))).toBe(
      'create website in seconds from your social media accounts',
    );
    expect(words(page.querySelector('.copyright'))).toBe('© 2025 %COMPANY_NAME%');
    expect(all('footer h2').map(words)).toEqual(['Convert Websites', 'About']);
    expect(all('footer nav:first-child a').map((a) => a.getAttribute('href'))).toEqual([
      'https://github.root.invalid/',
      'https://linkedin.root.invalid/',
      'https://youtube.root.invalid/',
      'https://instagram.root.invalid/',
    ]);
    expect(all('footer nav:first-child a').map(words)).toEqual([
      'Github to site',
      'Linkedin to site',
      'Youtube to site',
      'Instagram to site',
    ]);
    expect(all('footer nav:last-child a').map((a) => a.getAttribute('href'))).toEqual([
      '/terms',
      '/privacy',
      '%HELP_CENTER_URL%',
    ]);
    expect(all('footer nav:last-child a').every((a) => a.getAttribute('target') === '_blank')).toBe(true);
    expect(all('footer nav:last-child a').map((a) => words(a).replace(' (opens in a new tab)', ''))).toEqual([
      'Terms and Conditions',
      'Privacy Policy',
      'Help Center',
    ]);
  });

  it('is kept from search engines only where it is staging', () => {
    const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content');
    expect(robots).toBe(subdomain === 'dashboardstaging' ? 'noindex, nofollow' : undefined);
  });
});

describe('the six landings', () => {
  it('show five drawings, one a variant', () => {
    const drawings = SUBDOMAINS.map(
      (subdomain) => /<g id="hero-card">.*?<\/defs>/su.exec(builtPage(subdomain, 'index.html'))?.[0],
    );
    expect(new Set(drawings).size).toBe(5);
    expect(drawings[SUBDOMAINS.indexOf('dashboard')]).toBe(drawings[SUBDOMAINS.indexOf('dashboardstaging')]);
    SUBDOMAINS.forEach((subdomain, index) => expect(drawings[index]).toContain(DRAWN[subdomain]));
  });
});

describe('what a landing says to machines', () => {
  it.each(SUBDOMAINS)('of %s is what it shows', (subdomain) => {
    const page = builtDocument(subdomain, 'index.html');
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
      '@graph': { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[];
    };
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual([
      'Organization',
      'SoftwareApplication',
      'FAQPage',
    ]);
    const shown = [...page.querySelectorAll('.questions details')].map((entry) => ({
      name: words(entry.querySelector('summary')),
      text: words(entry.querySelector('p')),
    }));
    const said = data['@graph'][2]?.mainEntity?.map(({ name, acceptedAnswer }) => ({
      name,
      text: acceptedAnswer.text,
    }));
    expect(said).toEqual(shown);
  });

  it('names a picture of its own, and each address once', () => {
    const meta = (subdomain: Subdomain, name: string): string | null | undefined =>
      builtDocument(subdomain, 'index.html')
        .querySelector(`meta[property="${name}"]`)
        ?.getAttribute('content');
    expect(SUBDOMAINS.map((subdomain) => meta(subdomain, 'og:image'))).toEqual(
      SUBDOMAINS.map(
        (subdomain) =>
          `https://${subdomain}.root.invalid/assets/card-${subdomain.startsWith('dashboard') ? 'violet' : subdomain}-test.png`,
      ),
    );
    const alternates = [
      ...builtDocument('github', 'index.html').querySelectorAll('link[rel="alternate"]'),
    ].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(alternates).toEqual([
      ['en', 'https://github.root.invalid/'],
      ['x-default', 'https://dashboard.root.invalid/'],
    ]);
  });
});
