import * as v from 'valibot';
import { fieldSentences } from '../text/field-sentences.ts';
import { SiteLabelSchema } from './site-label.ts';

export { INVALID_INPUT, REQUIRED } from '../text/field-sentences.ts';

const required = (message: string, most: number) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(most, `Keep this at ${most} characters or less.`),
  );

const FIELDS = {
  websiteName: required('Website name is required', 120),
  websiteDomain: SiteLabelSchema,
  theme: required('Theme is required', 60),
  type: required('Type is required', 60),
};

/** Section 5 of the specification: the form that makes a website out of a preview. */
export const WebsiteFormSchema = v.object(FIELDS, fieldSentences(FIELDS));
export type WebsiteForm = v.InferOutput<typeof WebsiteFormSchema>;
