import { isPersons } from '@tosite/validation/website/is-persons';
import type { SiteInput } from '../site.ts';

/** Whether the site is a person's who has a working life to tell of. `site` is what is shown of it. */
export function hasCurriculum({ type, profile }: Pick<SiteInput, 'type' | 'profile'>): boolean {
  const { experience, education, projects } = profile;
  return isPersons(type, profile) && experience.length + education.length + projects.length > 0;
}
