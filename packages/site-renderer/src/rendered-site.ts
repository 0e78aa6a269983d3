/** One file of a generated site, ready to store and to serve. */
export type RenderedFile = {
  /** From the root, with its name: `/index.html`, `/assets/faces-5-3f2a91c07b.css`. */
  path: string;
  body: Buffer;
  contentType: string;
  /** `'sha256-…'` of the inline style blocks: what the page's own policy must allow. Empty for all but HTML. */
  styleHashes: readonly string[];
};

/** A whole generated site but for the pictures, which are stored once for all versions. */
export type RenderedSite = {
  files: readonly RenderedFile[];
  /** The `/media/…` paths that the pages name. */
  mediaPaths: readonly string[];
};

/** A picture after the one sanitizer: decoded, bounded, stripped of metadata, re-encoded. */
export type IngestedImage = {
  /** SHA-256 of the original's bytes, hex. */
  id: string;
  width: number;
  height: number;
  color: string;
  placeholder: string;
  /** Narrowest first; `path` is where pages look for it: `/media/<first 20 of id>-<width>.webp`. */
  variants: readonly { width: number; height: number; path: string; body: Buffer }[];
};
