import { productUrl } from './addresses.ts';
import { HELP, HELP_PATH, helpPath } from './copy/help/help.ts';
import type { HelpArticle } from './copy/help/help-article.ts';
import type { LandingCopy } from './copy/landing-copy.ts';
import { PLANS } from './copy/plans.ts';

export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

const CONTEXT = 'https://schema.org';

/** What the landing says, for machines: the product, its prices, its questions. Nothing that the page does not show. */
export function landingData(copy: LandingCopy): Json {
  const home = productUrl('dashboard');
  const url = productUrl(copy.subdomain);
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: 'to.site',
        url: home,
        logo: productUrl('dashboard', '/apple-touch-icon.png'),
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${url}#app`,
        name: copy.documentTitle,
        url,
        description: copy.description,
        applicationCategory: 'DesignApplication',
        operatingSystem: 'Any, in a web browser',
        publisher: { '@id': `${home}#organization` },
        offers: PLANS.flatMap(({ name, price, description }) =>
          price.monthly === 0
            ? [offer(name, description, price.monthly, null)]
            : [offer(name, description, price.monthly, 'P1M'), offer(name, description, price.yearly, 'P1Y')],
        ),
      },
      {
        '@type': 'FAQPage',
        '@id': `${url}#questions`,
        mainEntity: copy.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}

function offer(name: string, description: string, price: number, billingDuration: string | null): Json {
  return {
    '@type': 'Offer',
    name,
    description,
    price,
    priceCurrency: 'USD',
    ...(billingDuration === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'USD',
            billingDuration,
          },
        }),
  };
}

/** Where an answer stands in the help center. All landings show the same one, so its address is the main host's. */
export function articleData({ slug, title, summary }: HelpArticle): Json {
  const url = productUrl('dashboard', helpPath(slug));
  return {
    '@context': CONTEXT,
    '@graph': [
      { '@type': 'TechArticle', headline: title, description: summary, url, inLanguage: 'en' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [crumb(1, HELP.title, productUrl('dashboard', HELP_PATH)), crumb(2, title, url)],
      },
    ],
  };
}

function crumb(position: number, name: string, item: string): Json {
  return { '@type': 'ListItem', position, name, item };
}

/** JSON that can stand in a script element: nothing in it ends the element or begins a comment. */
export function jsonForScript(value: Json): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
