import * as v from 'valibot';
import { HttpLinkSchema } from '../text/http-link.ts';
import { formMessages } from '../messages/en/form.ts';

/** What a search engine gave the owner to put into a tag, by which it knows that the site is theirs. */
const proof = v.nullable(
  v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{10,100}$/u, formMessages['form.tagContent'])),
);

export const SeoSettingsSchema = v.strictObject({
  /** Empty: made from the profile. */
  title: v.pipe(v.string(), v.trim(), v.maxLength(120, formMessages['form.titleTooLong'])),
  description: v.pipe(v.string(), v.trim(), v.maxLength(320, formMessages['form.descriptionTooLong'])),
  keywords: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))), v.maxLength(30)),
  ogImageUrl: v.nullable(HttpLinkSchema),
  favicon: v.nullable(HttpLinkSchema),
  canonicalUrl: v.nullable(HttpLinkSchema),
  indexable: v.boolean(),
  googleSiteVerification: proof,
  bingSiteVerification: v.optional(proof),
  yandexVerification: v.optional(proof),
  pinterestVerification: v.optional(proof),
});
export type SeoSettings = v.InferOutput<typeof SeoSettingsSchema>;

export function initialSeoSettings(): SeoSettings {
  return {
    title: '',
    description: '',
    keywords: [],
    ogImageUrl: null,
    favicon: null,
    canonicalUrl: null,
    indexable: true,
    googleSiteVerification: null,
  };
}
