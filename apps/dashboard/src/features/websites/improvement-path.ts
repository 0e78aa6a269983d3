import { paths } from '../../paths.ts';
import type { ImprovementKey } from './improvements.ts';

/** Where each of them is done, and what its button says. */
export function improvementPath(key: ImprovementKey): { to: string; action: 'content' | 'seo' | 'sources' } {
  if (key === 'search') return { to: paths.seoSettings(), action: 'seo' };
  if (key === 'source' || key === 'sync') return { to: paths.generalSettings(), action: 'sources' };
  return { to: paths.design(), action: 'content' };
}
