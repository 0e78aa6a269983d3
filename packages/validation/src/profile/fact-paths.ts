/** The facts of a profile that stand by themselves, by a path of at most two names, as a person reads them. */
export const FACT_PATHS = [
  'name',
  'headline',
  'about',
  'avatar',
  'banner',
  'location',
  'language',
  'since',
  'contact.email',
  'contact.phone',
  'contact.website',
  'contact.address',
  'organisation.industry',
  'organisation.size',
  'organisation.kind',
  'organisation.founded',
  'organisation.headquarters',
  'organisation.website',
  'organisation.specialities',
] as const;
export type FactPath = (typeof FACT_PATHS)[number];
