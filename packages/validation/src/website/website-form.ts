import * as v from 'valibot';
import { fieldSentences } from '../text/field-sentences.ts';
import { SiteLabelSchema } from './site-label.ts';
import { formMessages } from '../messages/en/form.ts';

export { INVALID_INPUT, REQUIRED } from '../text/field-sentences.ts';

const required = (message: string, max: number) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(max, `Keep this at ${max} characters or less.`),
  );

const FIELDS = {
  websiteName: required(formMessages['form.websiteNameMissing'], 120),
  websiteDomain: SiteLabelSchema,
  theme: required(formMessages['form.themeMissing'], 60),
  type: required(formMessages['form.typeMissing'], 60),
};

/** Section 5 of the specification: the form that makes a website out of a preview. */
export const WebsiteFormSchema = v.object(FIELDS, fieldSentences(FIELDS));
export type WebsiteForm = v.InferOutput<typeof WebsiteFormSchema>;
