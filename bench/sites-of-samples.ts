import { findSample, SAMPLES } from '@tosite/profile-sources/samples/samples';
import { initialDesign, siteLanguage, type SiteInput } from '@tosite/site-renderer/site-model';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { initialSeoSettings } from '@tosite/validation/website/seo';

/** The samples one after the other, in one theme after the other. */
export async function siteOfSample(index: number): Promise<SiteInput> {
  const handle = SAMPLES[index % SAMPLES.length]?.handle ?? '';
  const sample = findSample(handle);
  if (sample === null) throw new Error(`there is no sample ${handle}`);
  const { profile } = sample;
  const { design, sectionOrder } = initialDesign(profile);
  const theme = THEME_NAMES[Math.floor(index / SAMPLES.length) % THEME_NAMES.length] ?? 'swiss';
  return {
    name: profile.name,
    type: profile.type,
    origin: `https://site${index}.example`,
    language: await siteLanguage(profile),
    timezone: 'UTC',
    profile,
    design: { ...design, theme_name: theme },
    sectionOrder,
    seo: initialSeoSettings(),
    media: {},
    branding: true,
    productUrl: 'https://to.site',
    indexable: true,
    now: '2026-11-20T09:00:00.000Z',
  };
}
