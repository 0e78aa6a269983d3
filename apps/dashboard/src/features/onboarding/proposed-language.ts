import type { Preview } from '@tosite/validation/website/preview';

/** Where neither the source nor its texts tell: `und` is no language to write a page in. */
export const isUnknownLanguage = (tag: string): boolean => tag === '' || tag === 'und';

/** What the site is written in if nothing else is chosen: what the preview says, else the reader's own language. */
export function proposedLanguage({ language }: Pick<Preview, 'language'>): string {
  if (!isUnknownLanguage(language)) return language;
  const [own = 'en'] = navigator.language.toLowerCase().split('-');
  return /^[a-z]{2,3}$/u.test(own) ? own : 'en';
}
