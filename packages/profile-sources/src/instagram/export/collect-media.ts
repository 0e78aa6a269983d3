import type { Picture } from '@tosite/validation/profile/profile';
import type { Message } from '@tosite/validation/messages/message';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import type { ImportedPicture } from '../../import/import-result.ts';
import { mediaKindOf, type MediaFiles } from './media-files.ts';
import type { BadPost } from './raw-post.ts';

const LARGEST_PICTURE = 30_000_000;
const LARGEST_VIDEO = 50_000_000;
const MAX_VIDEOS = 24;
const LONGEST_ADDRESS = 2048;

/** What a post's files became. */
export type CollectedMedia = {
  pictures: Picture[];
  video: { url: string; duration: null } | null;
  isFilm: boolean;
  /** What has no place in a post. */
  unused: ('second film' | 'text of a film')[];
};

/** Turns the files that posts name into addresses, and keeps the list of what is to be copied. */
export type MediaCollector = {
  /** `texts`: what is written beside each file; a picture is described by it. */
  collect(uris: readonly string[], texts?: readonly (string | null)[]): CollectedMedia;
  picture(uri: string): string | null;
  /** In the order in which posts name them, each once. */
  readonly files: ImportedPicture[];
  readonly unusable: BadPost[];
};

export function createMediaCollector(files: MediaFiles, importId: string): MediaCollector {
  const taken = new Map<string, ImportedPicture>();
  const refused = new Map<string, Message>();
  let videos = 0;

  function take(entry: ArchiveEntry, limit: number): string {
    const address = `import:${importId}/${entry.path}`;
    if (!taken.has(address)) taken.set(address, { address, bytes: () => entry.bytes(limit) });
    return address;
  }

  /** The file's address, or null with a reason kept; null without one for a video that is beyond the number. */
  function find(
    uri: string,
    wanted: 'picture' | 'any',
  ): { kind: 'picture' | 'video'; address: string | null } | null {
    const kind = mediaKindOf(uri);
    const entry = files.find(uri);
    const refuse = (reason: Message) => {
      refused.set(uri.slice(0, 300), reason);
      return null;
    };
    if (kind === null) return refuse({ id: 'import.kindNotShown' });
    if (wanted === 'picture' && kind !== 'picture') return refuse({ id: 'import.notAPicture' });
    if (entry === null) return refuse({ id: 'import.fileMissing' });
    if (entry.size === 0) return refuse({ id: 'import.fileEmpty' });
    if (entry.path.length + importId.length + 8 > LONGEST_ADDRESS)
      return refuse({ id: 'import.nameTooLong' });
    if (kind === 'picture') {
      if (entry.size > LARGEST_PICTURE) return refuse({ id: 'import.pictureTooLarge' });
      return { kind, address: take(entry, LARGEST_PICTURE) };
    }
    if (entry.size > LARGEST_VIDEO) {
      refuse({ id: 'import.videoTooLarge' });
      return { kind, address: null };
    }
    const known = taken.has(`import:${importId}/${entry.path}`);
    if (!known && videos >= MAX_VIDEOS) {
      refuse({ id: 'import.mostVideos', most: MAX_VIDEOS });
      return { kind, address: null };
    }
    if (!known) videos += 1;
    return { kind, address: take(entry, LARGEST_VIDEO) };
  }

  return {
    collect(uris, texts = []) {
      const collected: CollectedMedia = { pictures: [], video: null, isFilm: false, unused: [] };
      for (const [index, uri] of uris.entries()) {
        const found = find(uri, 'any');
        if (found?.kind === 'picture' && found.address !== null) {
          collected.pictures.push({ url: found.address, alt: texts[index] ?? '', width: null, height: null });
        }
        // A carousel with a second film keeps the first one's: a post has room for one.
        if (found?.kind === 'video' && found.address !== null) {
          if (collected.video !== null) collected.unused.push('second film');
          collected.video ??= { url: found.address, duration: null };
        }
        if (mediaKindOf(uri) === 'video' && (texts[index] ?? null) !== null)
          collected.unused.push('text of a film');
        if (mediaKindOf(uri) === 'video') collected.isFilm = true;
      }
      return collected;
    },
    picture: (uri) => find(uri, 'picture')?.address ?? null,
    get files() {
      return [...taken.values()];
    },
    get unusable() {
      return [...refused].map(([name, reason]) => ({ name, reason }));
    },
  };
}
