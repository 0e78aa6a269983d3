import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import type { PreviewPayload } from '../../site-content/preview-payload.ts';
import { addressKey, folded } from '@tosite/validation/profile/merge/same-item';
import { alignReading } from './align-reading.ts';
import type { SourceLayers } from '../../site-content/source-layers.ts';

/** The source that a preview is a newer reading of; null: it is another profile. */
export function ownSource(
  sources: readonly SourceLayers[],
  { platform, spec, handle, profile }: Pick<PreviewPayload, 'platform' | 'spec' | 'handle' | 'profile'>,
): SourceLayers | null {
  const names = namesOf(handle, profile.handle);
  const address = addressKey(profile.url);
  const ofKind = sources.filter((source) => source.platform === platform && source.websiteType === spec.type);
  const same = ofKind.find((source) => {
    const others = namesOf(source.handle, source.lastImport.handle);
    return (
      others.some((name) => names.includes(name)) ||
      (address !== null && addressKey(source.profileUrl) === address)
    );
  });
  if (same !== undefined) return same;
  // A file does not always say whose page it belongs to: then the person's own name decides, or what they both hold.
  const unnamed = ofKind.filter(
    (source) => names.length === 0 || namesOf(source.handle, source.lastImport.handle).length === 0,
  );
  return (
    unnamed.find((source) => folded(source.lastImport.name) === folded(profile.name)) ??
    unnamed.find((source) => holdsMostOf(profile, source.lastImport)) ??
    null
  );
}

/** Whether at least half of what is known, and more than one thing, is in the other profile as well. */
function holdsMostOf(profile: Profile, known: Profile): boolean {
  const { profile: aligned } = alignReading(known, profile, {}, { exact: true });
  let [all, shared] = [0, 0];
  for (const list of PROFILE_LISTS) {
    const ids = new Set(aligned[list].map(({ id }) => id));
    all += known[list].length;
    shared += known[list].filter(({ id }) => ids.has(id)).length;
  }
  return shared > 1 && shared * 2 >= all;
}

function namesOf(...handles: readonly string[]): string[] {
  return handles.filter((handle) => handle !== '').map((handle) => handle.replace(/^@/u, '').toLowerCase());
}
