import * as v from 'valibot';

/** The four sources that a profile link may point at. */
export const PLATFORMS = ['linkedin', 'github', 'youtube', 'instagram'] as const;
export const PlatformSchema = v.picklist(PLATFORMS, 'Invalid input');
export type Platform = (typeof PLATFORMS)[number];

/** What a profile becomes. LinkedIn has two kinds of profile, the others one each. */
export const WEBSITE_TYPES = [
  'linkedin-individual',
  'linkedin-company',
  'github',
  'youtube',
  'instagram',
] as const;
export const WebsiteTypeSchema = v.picklist(WEBSITE_TYPES, 'Invalid input');
export type WebsiteType = (typeof WEBSITE_TYPES)[number];

/** The subdomains of the main host that the product answers on; the last two are the main host itself. */
export const SUBDOMAINS = [
  'linkedin',
  'github',
  'youtube',
  'instagram',
  'dashboard',
  'dashboardstaging',
] as const;
export const SubdomainSchema = v.picklist(SUBDOMAINS, 'Invalid input');
export type Subdomain = (typeof SUBDOMAINS)[number];

const PLATFORM_OF_TYPE: Record<WebsiteType, Platform> = {
  'linkedin-individual': 'linkedin',
  'linkedin-company': 'linkedin',
  github: 'github',
  youtube: 'youtube',
  instagram: 'instagram',
};

export function platformOfWebsiteType(type: WebsiteType): Platform {
  return PLATFORM_OF_TYPE[type];
}

/** The platform whose subdomain this is; null on the main host, which has none. */
export function platformOfSubdomain(subdomain: Subdomain | null): Platform | null {
  return subdomain === null || subdomain === 'dashboard' || subdomain === 'dashboardstaging'
    ? null
    : subdomain;
}
