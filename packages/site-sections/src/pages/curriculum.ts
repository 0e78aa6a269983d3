import type { SiteInput } from '../site.ts';
import { visibleProfile } from '../visible-profile.ts';

/** Whether the site is a person's who has a working life to tell of. Companies, channels and showcases have none. */
export function hasCurriculum(
  site: Pick<SiteInput, 'type' | 'profile' | 'design' | 'sectionOrder'>,
): boolean {
  const { type, profile } = site;
  const person = type === 'linkedin-individual' || (type === 'github' && profile.organisation === null);
  if (!person) return false;
  const { experience, education, projects } = visibleProfile(profile, site);
  return experience.length + education.length + projects.length > 0;
}
