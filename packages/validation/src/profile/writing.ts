import type { FactPath } from './fact-paths.ts';
import type { ItemField } from './item-field.ts';

/** What a text is, where it is not the person's own words. */
export type Writing = 'date' | 'language' | 'kind';

export const FACT_WRITING: Readonly<Partial<Record<FactPath, Writing>>> = {
  language: 'language',
  since: 'date',
  'organisation.founded': 'date',
};

export const FIELD_WRITING: Readonly<Partial<Record<ItemField, Writing>>> = {
  kind: 'kind',
  start: 'date',
  end: 'date',
  issued: 'date',
  expires: 'date',
  published: 'date',
  publishedAt: 'date',
  takenAt: 'date',
  date: 'date',
};
