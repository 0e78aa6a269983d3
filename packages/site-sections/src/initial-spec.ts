import type { Profile } from '@tosite/validation/profile/profile';
import { newSpec, type SiteSpec } from '@tosite/validation/website/site-spec';
import { initialDesign } from './initial-design.ts';
import { siteLanguage } from './site-language.ts';

/** What a site of this profile begins with, before anybody has decided anything. */
export async function initialSpec(profile: Profile): Promise<SiteSpec> {
  const language = await siteLanguage(profile);
  return newSpec({ name: profile.name, language, type: profile.type, ...initialDesign(profile) });
}
