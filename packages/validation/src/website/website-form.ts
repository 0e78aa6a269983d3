import * as v from 'valibot';
import { SiteLabelSchema } from './site-label.ts';

const required = (message: string, most: number) =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.maxLength(most, `Keep this at ${most} characters or less.`));

/** Section 5 of the specification: the form that makes a website out of a preview. */
export const WebsiteFormSchema = v.object({
  websiteName: required('Website name is required', 120),
  websiteDomain: SiteLabelSchema,
  theme: required('Theme is required', 60),
  type: required('Type is required', 60),
});
export type WebsiteForm = v.InferOutput<typeof WebsiteFormSchema>;

/** Generic messages of forms. */
export const REQUIRED = 'Required';
export const INVALID_INPUT = 'Invalid input';
