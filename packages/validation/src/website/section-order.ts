import * as v from 'valibot';
import type { WebsiteType } from '../platforms/platform.ts';

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

/** The sections of each kind of site, in their first order. Empty ones never show. */
export const INITIAL_SECTION_ORDER: Record<WebsiteType, readonly SectionKey[]> = {
  'linkedin-individual': [
    'hero',
    'about',
    'experience',
    'education',
    'skills',
    'certifications',
    'projects',
    'recommendations',
    'languages',
    'volunteering',
    'organisations',
    'honours',
    'publications',
    'contact',
  ],
  'linkedin-company': ['hero', 'about', 'facts', 'specialities', 'updates', 'people', 'locations', 'contact'],
  github: [
    'hero',
    'about',
    'repositories',
    'codeLanguages',
    'contributions',
    'facts',
    'organisations',
    'people',
    'contact',
  ],
  youtube: ['hero', 'posts', 'videos', 'playlists', 'about', 'subscribe'],
  instagram: ['hero', 'highlights', 'about', 'collaborations', 'contact'],
};
