import type { SiteInput } from '@tosite/site-sections/site';
import { siteInput } from '@tosite/site-sections/site-input';
import type { ThemeName } from '@tosite/validation/website/design';
import type { Preview } from '@tosite/validation/website/preview';
import { newSpec } from '@tosite/validation/website/site-spec';
import { contactOf } from './contact-choice.ts';
import type { WebsiteDetails } from '../../memory/onboarding-store.ts';
import { proposedLanguage } from './proposed-language.ts';
import { mainDashboardOrigin, siteOrigin } from '../../config/app-config.ts';

/** A preview as the site that it would become, in the chosen theme and under the chosen name; `details`: what is chosen besides. */
export function siteOfPreview(
  preview: Preview,
  theme: ThemeName,
  name: string,
  label: string,
  details: Pick<WebsiteDetails, 'language' | 'contact'> = {},
): SiteInput {
  const { sections } = preview.design;
  const spec = newSpec({
    name,
    type: preview.website_type,
    language: details.language ?? proposedLanguage(preview),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    design: {
      ...preview.design,
      theme_name: theme,
      sections: { ...sections, contact: { ...sections.contact, ...contactOf(preview, details) } },
    },
    sectionOrder: preview.section_order,
  });
  return siteInput(spec, preview.profile, {
    origin: siteOrigin(label),
    media: preview.media,
    branding: true,
    productUrl: mainDashboardOrigin(),
    indexable: false,
    now: preview.source.fetchedAt,
  });
}
