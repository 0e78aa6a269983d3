import type { SiteInput } from '../site.ts';

/** Whether the site is a person's who has a working life to tell of. `site` is what is shown of it. */
export function hasCurriculum({ type, profile }: Pick<SiteInput, 'type' | 'profile'>): boolean {
  const person = type === 'linkedin-individual' || (type === 'github' && profile.organisation === null);
  const { experience, education, projects } = profile;
  return person && experience.length + education.length + projects.length > 0;
}
