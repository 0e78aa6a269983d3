import { startDeadline } from '@tosite/profile-sources/outbound/deadline';
import { PictureFailure } from '@tosite/profile-sources/pictures/fetch-picture';
import { ImportFailure, type ImportedPicture } from '@tosite/profile-sources/import/import-result';
import { picturesOf } from '@tosite/profile-sources/samples/pictures-of';
import { ImageFailure } from '@tosite/site-renderer/images/image-failure';
import { isAnimated } from '@tosite/site-renderer/images/image-format';
import type { Profile } from '@tosite/validation/profile/profile';
import type { SiteData } from '@tosite/validation/website/site-data';
import type { Message } from '@tosite/validation/messages/message';
import { cleanFilm, FilmFailure } from '../../media/clean-film.ts';
import { copyFilms, wantedFilms, type FilmServices } from '../../media/copy-films.ts';
import { copyPictures, type PictureServices } from '../../media/copy-pictures.ts';
import { linkMedia, mediaOfHolder, type MediaHolder } from '../../site-content/media-store.ts';
import type { CopyNow } from '../../previews/finish-preview.ts';
import type { Unusable } from './unusable-messages.ts';

type MediaServices = PictureServices & FilmServices;
type Options = {
  profile: Profile;
  pictures: readonly ImportedPicture[];
  /** A site that was exported here: what it knows of its pictures is kept. */
  site?: SiteData | undefined;
  /** Pictures of the upload that stand in no profile. */
  besides?: readonly string[];
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  most?: number;
  withinMs?: number;
};

export type ImportCopy = {
  copyNow: CopyNow;
  /** By then: the pictures and films that are none, with the reason. */
  unusable: Unusable[];
  /** By then: what was left out. */
  warnings: () => Message[];
};

const MAX_PICTURES = 200;
/** Those of a site of ours are small already. */
const MAX_OF_OURS = 600;
const LONGEST_MS = 60_000;
/** Pictures of the profile that lie on a platform's server: a moment for those of the first view. */
const REMOTE_MS = 2000;
const SCHEME = 'import:';
const STILL: Message = { id: 'upload.pictureStill' };

/**
 * Copies the pictures of an upload, and then its films, while its files are still here: they are nowhere else. Those of
 * the pages go first, in their order. What cannot be copied in time is dead, and said; what is from elsewhere
 * comes as ever.
 */
export function copyImport(services: MediaServices, options: Options): ImportCopy {
  const { profile, signal, site, besides = [], withinMs = LONGEST_MS } = options;
  const most = options.most ?? (site === undefined ? MAX_PICTURES : MAX_OF_OURS);
  const brought = new Set(options.pictures.map(({ address }) => address));
  // A site that was exported here names its pictures as their platforms do, and has copies of its own.
  const isOwn = (url: string): boolean => url.startsWith(SCHEME) || brought.has(url);
  const unusable: Unusable[] = [];
  let beyond = 0;
  let late = 0;
  let lateFilms = 0;

  const copyNow: CopyNow = async (holder, shown) => {
    const visible = [...shown.first, ...shown.rest].map(({ url }) => url);
    const named = [...visible, ...besides, ...picturesOf(profile).map(({ url }) => url)];
    const own = [...new Set(named)].filter(isOwn);
    const wanted = own.slice(0, most);
    const posted = profile.media.flatMap(({ video }) => video?.url ?? []);
    // What its owner hid has its films as well.
    const films = wantedFilms([...posted, ...Object.keys(site?.films ?? {})].filter(isOwn));
    const deadline = startDeadline(withinMs, signal);
    const upload = fromUpload(services, options, wanted.length + films.length, unusable);
    const copied = await copyPictures(upload, holder, wanted, deadline.signal).finally(() => deadline.end());
    beyond = own.length - wanted.length;
    late = copied.left;
    const filmDeadline = startDeadline(withinMs, signal);
    lateFilms = await copyFilms(upload, holder, films, filmDeadline.signal)
      .then(({ left }) => left)
      .finally(() => filmDeadline.end());
    await markDead(services, holder, visible.filter(isOwn));
    const remote = await copyRemote(
      services,
      holder,
      shown.first.map(({ url }) => url).filter((url) => !isOwn(url)),
      signal,
    );
    return {
      outcome: {
        copied: copied.copied + remote.copied,
        dead: copied.dead + copied.left + remote.dead,
        left: remote.left,
      },
      later: remote.left + shown.rest.filter(({ url }) => !isOwn(url)).length,
    };
  };

  return {
    copyNow,
    unusable,
    warnings: () => [
      ...(beyond === 0 ? [] : [{ id: 'upload.picturesBeyond' as const, most, beyond }]),
      ...(late === 0 ? [] : [{ id: 'upload.picturesLate' as const, count: late }]),
      ...(lateFilms === 0 ? [] : [{ id: 'upload.videosLate' as const, count: lateFilms }]),
    ],
  };
}

/** The same services, with pictures and films read from the upload; those that cannot be used are named. */
function fromUpload(
  services: MediaServices,
  { pictures, site, onProgress }: Options,
  total: number,
  unusable: Unusable[],
): MediaServices {
  const files = new Map(pictures.map((picture) => [picture.address, picture]));
  const addressOf = new WeakMap<Buffer, string>();
  let done = 0;
  const read = async (url: string): Promise<Buffer> => {
    const file = files.get(url);
    if (file === undefined) throw new PictureFailure('gone', 'not in the upload');
    done += 1;
    onProgress(done, total);
    try {
      const bytes = await file.bytes();
      addressOf.set(bytes, url);
      // Here, since one that is stored already does not pass the sanitizer again.
      if (isAnimated(bytes)) unusable.push({ name: nameIn(url), reason: STILL });
      return bytes;
    } catch (error) {
      if (!(error instanceof ImportFailure)) throw error;
      unusable.push({ name: nameIn(url), reason: error.reason });
      throw new PictureFailure('not_a_picture', 'damaged in the upload');
    }
  };
  return {
    ...services,
    fetchPicture: read,
    async fetchFilm(url) {
      const bytes = await read(url);
      try {
        cleanFilm(bytes);
      } catch (error) {
        if (error instanceof FilmFailure) unusable.push({ name: nameIn(url), reason: error.reason });
        throw error;
      }
      return bytes;
    },
    async ingestImage(bytes) {
      try {
        const image = await services.ingestImage(bytes);
        // Measured on the original: a copy of a copy would be a shade off.
        const color = site?.pictures[addressOf.get(bytes) ?? '']?.color ?? image.color;
        return { ...image, color };
      } catch (error) {
        const name = nameIn(addressOf.get(bytes) ?? '');
        if (error instanceof ImageFailure) unusable.push({ name, reason: error.reason });
        throw error;
      }
    },
  };
}

/** `import:<id>/<path in the upload>` as its owner knows it. */
function nameIn(address: string): string {
  return address.startsWith(SCHEME) ? address.slice(address.indexOf('/') + 1) : address;
}

/** What the pages show and nobody can bring any more, so that nobody tries. */
async function markDead(
  { database, now }: PictureServices,
  holder: MediaHolder,
  own: readonly string[],
): Promise<void> {
  const known = await mediaOfHolder(database.db, holder);
  for (const url of own) {
    if (!known.has(url)) await linkMedia(database.db, { holder, url, mediaId: null, now: now() });
  }
}

async function copyRemote(
  services: PictureServices,
  holder: MediaHolder,
  urls: readonly string[],
  signal: AbortSignal,
) {
  const deadline = startDeadline(REMOTE_MS, signal);
  try {
    return await copyPictures(services, holder, urls, deadline.signal);
  } finally {
    deadline.end();
  }
}
