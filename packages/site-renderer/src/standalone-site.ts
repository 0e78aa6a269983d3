import { initialSpec } from '@tosite/site-sections/initial-spec';
import { documentOf, type SitePost } from '@tosite/site-sections/posts/site-post';
import type { SiteInput } from '@tosite/site-sections/site';
import { shownProfile, siteInput, type SiteContext } from '@tosite/site-sections/site-input';
import { sitePictures } from '@tosite/site-sections/site-pictures';
import { postPictures } from '@tosite/validation/posts/post-text';
import type { Profile } from '@tosite/validation/profile/profile';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import { ImageFailure } from './images/image-failure.ts';
import { ingestImage } from './images/ingest-image.ts';
import type { IngestedImage } from './rendered-site.ts';

export type StandaloneParts = Omit<SiteContext, 'media' | 'films' | 'indexable'> & {
  /** What is decided about it; absent parts are as a new site has them. */
  spec?: Partial<SiteSpec>;
  /** What its sources say as one. */
  profile: Profile;
};

export type PictureReading = {
  /** The bytes of a picture that the profile names; null when it cannot be had. */
  readPicture: (address: string) => Promise<Uint8Array | null>;
  /** The dominant colour that is known of a picture already, `#rrggbb`; null: it is measured. */
  colorOf?: (address: string) => string | null;
  onPicture?: (done: number, total: number) => void;
};

/**
 * A profile as a site with its pictures, without a server or a database: what the command line and the gallery of
 * themes draw. A picture that cannot be had, or that is none, becomes a monogram.
 */
export async function standaloneSite(
  parts: StandaloneParts,
  { readPicture, colorOf, onPicture }: PictureReading,
): Promise<{ site: SiteInput; pictures: IngestedImage[] }> {
  const { profile, spec: given, ...context } = parts;
  const spec = { ...(await initialSpec(profile)), ...given };
  const addresses = [
    ...new Set([
      ...shownAddresses(spec, shownProfile(profile, spec.edits)),
      ...picturesOfPosts(context.posts ?? []),
    ]),
  ];
  const media: MediaManifest = {};
  const pictures = new Map<string, IngestedImage>();
  onPicture?.(0, addresses.length);
  for (const [index, address] of addresses.entries()) {
    const image = await ingest(await readPicture(address));
    media[address] =
      image === null
        ? null
        : {
            ...image,
            color: colorOf?.(address) ?? image.color,
            variants: image.variants.map(({ width, height, path }) => ({ width, height, path })),
          };
    if (image !== null) pictures.set(image.id, image);
    onPicture?.(index + 1, addresses.length);
  }
  return {
    site: siteInput(spec, profile, { ...context, media, indexable: spec.seo.indexable }),
    pictures: [...pictures.values()],
  };
}

/** Every picture that one of the pages shows, and those that the owner chose for tabs and cards, each once. */
function shownAddresses({ design, sectionOrder, seo }: SiteSpec, profile: Profile): readonly string[] {
  const { first, rest } = sitePictures(profile, design, sectionOrder);
  const pictures = [...first, ...rest];
  const chosen = [seo.favicon, seo.ogImageUrl];
  return [...new Set([...pictures.map(({ url }) => url), ...chosen])].filter((address) => address !== null);
}

function picturesOfPosts(posts: readonly SitePost[]): string[] {
  return posts.flatMap((post) => [
    ...postPictures({ cover: post.cover, content: documentOf(post) }),
    ...post.media,
  ]);
}

async function ingest(bytes: Uint8Array | null): Promise<IngestedImage | null> {
  if (bytes === null) return null;
  try {
    return await ingestImage(bytes);
  } catch (error) {
    if (error instanceof ImageFailure) return null;
    throw error;
  }
}
