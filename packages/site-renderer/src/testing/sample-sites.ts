import { hardProfiles } from '@tosite/profile-sources/samples/hard-profiles';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { sitePages } from '@tosite/site-sections/pages/site-pages';
import type { SiteInput } from '@tosite/site-sections/site';
import { sitePictures } from '@tosite/site-sections/site-pictures';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { ThemeName } from '@tosite/validation/website/design';
import { copyOf, siteOf } from './site-fixture.ts';

/* For tests: the shipped samples and the hard ones as sites. */

/** The profile as a site, with a copy of every picture that it shows. */
export function siteWithPictures(profile: Profile, theme_name: ThemeName): SiteInput {
  const { design, sectionOrder } = initialDesign(profile);
  const { first, rest } = sitePictures(profile, design, sectionOrder);
  const leaves = sitePages(siteOf(profile.type, { profile, design, sectionOrder })).items;
  const pictures = [...first, ...rest, ...leaves.flatMap((item) => item.pictures)];
  const media = Object.fromEntries(pictures.map(({ url }, index) => [url, copyOf(index)]));
  const changes = { profile, media, sectionOrder, language: profile.language ?? 'en' };
  return siteOf(profile.type, { ...changes, design: { ...design, theme_name } });
}

export function sampleSite(type: WebsiteType, theme: ThemeName = 'swiss'): SiteInput {
  const profile = SAMPLE_PROFILES.find((each) => each.type === type);
  if (profile === undefined) throw new Error(`No sample is of the type ${type}.`);
  return siteWithPictures(profile, theme);
}

export function hardSite(name: string, theme: ThemeName = 'swiss'): SiteInput {
  const hard = hardProfiles().find((each) => each.name === name);
  if (hard === undefined) throw new Error(`No hard profile is called ${name}.`);
  return siteWithPictures(hard.profile, theme);
}
