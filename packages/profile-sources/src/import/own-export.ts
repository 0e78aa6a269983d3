import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { SiteDataSchema, type SiteData } from '@tosite/validation/website/site-data';
import { safeParse } from 'valibot';

export type OwnExport = {
  profile: Profile;
  /** The whole site, where the document is a site's data file and not only its profile. */
  site: SiteData | null;
};

/**
 * What is in the data file of a site that was exported here; a document that is nothing but a profile is one too. Null
 * for any other document, also for one whose addresses are not ones that we write.
 */
export function readOwnExport(json: unknown): OwnExport | null {
  const site = safeParse(SiteDataSchema, json);
  if (site.success) {
    const { profile, sources, spec } = site.output;
    return hasSafeAddresses([profile, sources, spec.edits]) ? { profile, site: site.output } : null;
  }
  for (const candidate of [json, profileOf(json)]) {
    const read = safeParse(ProfileSchema, candidate);
    if (read.success && hasSafeAddresses(read.output)) return { profile: read.output, site: null };
  }
  return null;
}

function profileOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'profile' in json ? json.profile : null;
}

const ADDRESSES = new Set([
  'url',
  'homepage',
  'website',
  'organisationUrl',
  'base',
  'linkBase',
  'root',
  'linkRoot',
  'profileUrl',
]);

/** A file may have been changed by anyone since it was written. */
function hasSafeAddresses(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) =>
    ADDRESSES.has(key) && typeof inner === 'string'
      ? inner === '' || /^(?:https?:\/\/|mailto:|tel:|sample:|import:)/iu.test(inner)
      : hasSafeAddresses(inner),
  );
}
