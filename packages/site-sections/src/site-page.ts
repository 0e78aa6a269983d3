import type { SiteItem } from './pages/site-item.ts';
import type { SiteTag } from './pages/site-tags.ts';

/** A page of a generated site. Parts of an archive or of a tag are numbered from 1. */
export type SitePage =
  | { kind: 'home' }
  | { kind: 'not-found' }
  | { kind: 'item'; item: SiteItem }
  | { kind: 'archive'; number: number }
  | { kind: 'tag'; tag: SiteTag; number: number }
  | { kind: 'cv' };
