import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { domainWords as english } from './domain-en.ts';
import { language } from './this-language.ts';

/** The sentences of a domain of one's own, in the language of whoever reads it; another language is fetched before anything is shown. */
export const domainWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./domain-es.ts')).domainWords : english;
