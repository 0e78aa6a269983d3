import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';

/**
 * The profile in the data file of a site that was exported here: the document itself, or its `profile`. Null for any
 * other document, also for one whose addresses are not ones that we write.
 */
export function readOwnExport(json: unknown): Profile | null {
  for (const candidate of [json, profileOf(json)]) {
    const read = safeParse(ProfileSchema, candidate);
    if (read.success && hasSafeAddresses(read.output)) return read.output;
  }
  return null;
}

function profileOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'profile' in json ? json.profile : null;
}

const ADDRESSES = new Set(['url', 'homepage', 'website', 'organisationUrl', 'base']);

/** A file may have been changed by anyone since it was written. */
function hasSafeAddresses(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) =>
    ADDRESSES.has(key) && typeof inner === 'string'
      ? inner === '' || /^(?:https?:\/\/|sample:|import:)/iu.test(inner)
      : hasSafeAddresses(inner),
  );
}
