import type { SiteInput } from '@tosite/site-sections/site';
import { applyEditsKeepingHidden } from '@tosite/validation/profile/owner-edits-apply';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { Profile } from '@tosite/validation/profile/profile';
import type { MediaManifest, StoredImage } from '@tosite/validation/profile/stored-image';
import { renderedSite } from '../../sites/rendered-site.ts';
import type { EditorDocument } from './editor-document.ts';
import type { EditorSite } from './editor-queries.ts';
import type { PendingUpload } from './editor-store.ts';

/** The profile as the site shows it, with what the owner hid in its place, and which that is. */
export const editedContent = lastOf(applyEditsKeepingHidden);

/** The same answer for the same layers. */
function lastOf<T>(make: (profile: Profile, edits: OwnerEdits) => T) {
  let last: { profile: Profile; edits: OwnerEdits; made: T } | null = null;
  return (profile: Profile, edits: OwnerEdits): T => {
    if (last === null || last.profile !== profile || last.edits !== edits)
      last = { profile, edits, made: make(profile, edits) };
    return last.made;
  };
}

export const PENDING = 'pending:';

let lastMedia: { media: MediaManifest; pending: object; all: MediaManifest } | null = null;

/** The pictures of the site, and those that are sent with the next save. The same answer for the same two. */
export function mediaWith(
  media: MediaManifest,
  pending: Readonly<Record<string, PendingUpload>>,
): MediaManifest {
  if (lastMedia === null || lastMedia.media !== media || lastMedia.pending !== pending) {
    const own = Object.entries(pending).map(
      ([key, upload]) => [`${PENDING}${key}`, imageOf(key, upload)] as const,
    );
    lastMedia = { media, pending, all: { ...media, ...Object.fromEntries(own) } };
  }
  return lastMedia.all;
}

function imageOf(key: string, { width, height, shown }: PendingUpload): StoredImage {
  return {
    id: key,
    width,
    height,
    color: '#888888',
    placeholder: '',
    variants: [{ width, height, path: shown }],
  };
}

/** The site as it would be published now. */
export function siteOfEditor(site: EditorSite, document: EditorDocument, media: MediaManifest): SiteInput {
  return renderedSite({ ...site.spec, ...document }, { ...site, media });
}
