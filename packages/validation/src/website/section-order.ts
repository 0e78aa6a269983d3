import * as v from 'valibot';

/** Every section that a generated site can have. */
export const SECTION_KEYS = [
  'hero',
  'about',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'repositories',
  'recommendations',
  'languages',
  'codeLanguages',
  'contributions',
  'organisations',
  'volunteering',
  'honours',
  'publications',
  'facts',
  'specialities',
  'updates',
  'people',
  'locations',
  'posts',
  'videos',
  'playlists',
  'subscribe',
  'highlights',
  'collaborations',
  'contact',
  'text',
  'imprint',
] as const;
export const SectionKeySchema = v.picklist(SECTION_KEYS, 'Invalid input');
export type SectionKey = (typeof SECTION_KEYS)[number];
