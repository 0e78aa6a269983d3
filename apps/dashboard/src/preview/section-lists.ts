import type { ProfileList } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';

/** The list of the profile that a section shows. */
export const SECTION_LISTS: { readonly [K in SectionKey]?: ProfileList } = {
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  certifications: 'certifications',
  projects: 'projects',
  repositories: 'projects',
  recommendations: 'recommendations',
  languages: 'spokenLanguages',
  codeLanguages: 'codeLanguages',
  organisations: 'organisations',
  volunteering: 'volunteering',
  honours: 'honours',
  publications: 'publications',
  updates: 'updates',
  people: 'people',
  locations: 'locations',
  posts: 'videos',
  videos: 'videos',
  playlists: 'playlists',
  highlights: 'media',
  contact: 'links',
};
