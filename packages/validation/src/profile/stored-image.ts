import * as v from 'valibot';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Our own copy of a picture, in the widths that the sections use (narrowest first). */
export const StoredImageSchema = v.object({
  /** Hash of the original's content. */
  id: v.string(),
  width: pixels,
  height: pixels,
  /** Dominant colour, `#rrggbb`. */
  color: v.string(),
  /** A `data:` address of a few pixels, or empty. */
  placeholder: v.string(),
  /** `path` begins with `/media/` on the site's own host, or is absolute where a page of another host shows it. */
  variants: v.array(v.object({ width: pixels, height: pixels, path: v.string() })),
});
export type StoredImage = v.InferOutput<typeof StoredImageSchema>;

/** Our copies by the address that the profile names; null: known to be dead. Absent: not copied yet. */
export const MediaManifestSchema = v.record(v.string(), v.nullable(StoredImageSchema));
export type MediaManifest = v.InferOutput<typeof MediaManifestSchema>;
