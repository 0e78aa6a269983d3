import { safeUrl } from '@tosite/validation/text/http-link';
import { SeoSettingsSchema, type SeoSettings } from '@tosite/validation/website/seo';
import * as v from 'valibot';
import { siteSettingsWords } from '../../words/site-settings-words.ts';

const copy = siteSettingsWords.seo;
const { title, description, keywords, googleSiteVerification } = SeoSettingsSchema.entries;

const OptionalLink = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || safeUrl(text)?.startsWith('http') === true, copy.badLink),
  v.transform((text) => (text === '' ? null : text)),
);

/** The form as it is typed, and the settings that it makes. */
export const SeoFormSchema = v.object({
  title,
  description,
  keywords: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(/[,،、\n]/u)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
    v.check((words) => v.is(keywords, words), copy.badKeyword),
  ),
  ogImageUrl: OptionalLink,
  favicon: OptionalLink,
  canonicalUrl: OptionalLink,
  googleSiteVerification: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? null : text)),
    googleSiteVerification,
  ),
  indexable: v.pipe(
    v.string(),
    v.transform((text) => text === 'yes'),
  ),
});
export type SeoFormValues = v.InferInput<typeof SeoFormSchema>;

export function formOfSeo(seo: SeoSettings): SeoFormValues {
  return {
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords.join(', '),
    ogImageUrl: seo.ogImageUrl ?? '',
    favicon: seo.favicon ?? '',
    canonicalUrl: seo.canonicalUrl ?? '',
    googleSiteVerification: seo.googleSiteVerification ?? '',
    indexable: seo.indexable ? 'yes' : 'no',
  };
}
