import type { SiteInput } from '@tosite/site-sections/site';
import type { ThemeName } from '@tosite/validation/website/design';
import type { Preview } from '@tosite/validation/website/preview';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { mainDashboardOrigin, siteOrigin } from '../../config/app-config.ts';

/** A preview as the site that it would become, in the chosen theme and under the chosen name. */
export function siteOfPreview(preview: Preview, theme: ThemeName, name: string, label: string): SiteInput {
  return {
    name,
    type: preview.website_type,
    origin: siteOrigin(label),
    language: preview.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    profile: preview.profile,
    design: { ...preview.design, theme_name: theme },
    sectionOrder: preview.section_order,
    seo: initialSeoSettings(),
    media: preview.media,
    branding: true,
    productUrl: mainDashboardOrigin(),
    indexable: false,
    now: preview.source.fetchedAt,
  };
}
