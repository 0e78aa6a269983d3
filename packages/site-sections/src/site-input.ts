import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { Profile } from '@tosite/validation/profile/profile';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { SiteInput } from './site.ts';

/** Where a site stands, our copies of its pictures and films, and its posts: what neither spec nor sources say. */
export type SiteContext = Pick<
  SiteInput,
  | 'origin'
  | 'productUrl'
  | 'reportUrl'
  | 'branding'
  | 'indexable'
  | 'media'
  | 'films'
  | 'posts'
  | 'pingPath'
  | 'redirects'
  | 'now'
>;

/**
 * What a site is drawn from. Everything that draws one, on the server, in the editor and in a terminal, makes it here.
 * `sources`: what its sources say as one profile, without its owner's layer.
 */
export function siteInput(
  { name, type, language, timezone, design, sectionOrder, seo, edits }: SiteSpec,
  sources: Profile,
  context: SiteContext,
): SiteInput {
  return {
    name,
    type,
    language,
    timezone,
    profile: shownProfile(sources, edits),
    design,
    sectionOrder,
    order: edits.order,
    seo,
    ...context,
  };
}

const shown = new WeakMap<Profile, { edits: OwnerEdits; made: Profile }>();

/** The profile as the site shows it. The same answer for the same layers, so that what hangs on it is kept. */
export function shownProfile(sources: Profile, edits: OwnerEdits): Profile {
  const last = shown.get(sources);
  if (last?.edits === edits) return last.made;
  const made = applyOwnerEdits(sources, edits);
  shown.set(sources, { edits, made });
  return made;
}
