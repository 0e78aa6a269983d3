import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { setupWords as english } from './setup-en.ts';
import { language } from './this-language.ts';

/** What an installation has and lacks, in the language of whoever reads it. */
export const setupWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./setup-es.ts')).setupWords : english;
