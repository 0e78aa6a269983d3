import * as v from 'valibot';
import { PlatformSchema, WebsiteTypeSchema } from '../platforms/platform.ts';
import { OwnerEditsSchema } from '../profile/owner-edits.ts';
import { InstantSchema, ProfileSchema } from '../profile/profile.ts';
import { PostSchema } from '../posts/post.ts';
import { DesignSchema, SectionOrderSchema } from './design.ts';
import { SeoSettingsSchema } from './seo.ts';
import { newSpec, SiteSpecSchema } from './site-spec.ts';
import { isTimeZone } from './time-zone.ts';
import { StoredMessageSchema } from '../messages/stored-message.ts';

/** The name of the data file in an exported site. */
export const SITE_DATA_FILE = 'site.json';

/** Measured on the original: a copy that is copied again would be a shade off. */
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u));

/** A picture of an exported site: where it lies beside the data file, or its bytes in base64. */
export const SitePictureSchema = v.union([
  v.strictObject({ color, file: v.pipe(v.string(), v.regex(/^media\/[\w.-]+\.webp$/u)) }),
  v.strictObject({ color, data: v.pipe(v.string(), v.base64()) }),
]);
export type SitePicture = v.InferOutput<typeof SitePictureSchema>;

/** A film likewise. Where a data file has no room for its bytes, it says where it lies in the exported folder. */
export const SiteFilmSchema = v.union([
  v.strictObject({ file: v.pipe(v.string(), v.regex(/^media\/[\w.-]+\.mp4$/u)) }),
  v.strictObject({ data: v.pipe(v.string(), v.base64()) }),
]);
export type SiteFilm = v.InferOutput<typeof SiteFilmSchema>;

/** What a source said when it was read again, and nobody has taken over yet. */
const SiteReadingSchema = v.strictObject({
  profile: ProfileSchema,
  method: v.string(),
  saysAll: v.boolean(),
  warnings: v.array(StoredMessageSchema),
});
const SITE_SOURCE = {
  /** Stands in the ids of changes. */
  id: v.pipe(v.string(), v.maxLength(64)),
  platform: PlatformSchema,
  handle: v.pipe(v.string(), v.maxLength(300)),
  profileUrl: v.pipe(v.string(), v.maxLength(2048)),
  method: v.pipe(v.string(), v.maxLength(100)),
  warnings: v.array(StoredMessageSchema),
  fetchedAt: InstantSchema,
  syncEnabled: v.boolean(),
  /** What it said when the site took it over. */
  profile: ProfileSchema,
  reading: v.nullable(SiteReadingSchema),
  /** Ids of the changes that its owner left. */
  left: v.array(v.string()),
  /** By `list/id` as the source names an item, the id by which the site knows it. */
  aliases: v.record(v.string(), v.string()),
};
const sourcesOf = <S extends v.GenericSchema>(source: S) =>
  v.pipe(v.array(source), v.minLength(1), v.maxLength(20));

/** What each source of a site says and what was decided about it, in their order; the first one is the site's own. */
export const SiteSourcesSchema = sourcesOf(
  v.strictObject({ ...SITE_SOURCE, websiteType: WebsiteTypeSchema }),
);
export type SiteSources = v.InferOutput<typeof SiteSourcesSchema>;

const HEAD = {
  format: v.literal('to.site'),
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
};
/** By the address that the profile names. A picture that is not here is shown as a monogram. */
const pictures = v.record(v.string(), SitePictureSchema);
/** By the address that the profile names. Of a film that is not here its still is shown. */
const films = v.optional(v.record(v.string(), SiteFilmSchema));

const { _id: _, website_id: __, position: ___, revision: ____, ...POST } = PostSchema.entries;
/** A post, in its owner's order. */
export const SiteDataPostSchema = v.strictObject({
  /** Stands where its owner hides it. */
  id: v.pipe(v.string(), v.maxLength(64)),
  ...POST,
  /** Files that were written before there was one have none. */
  coverAlt: v.optional(POST.coverAlt, ''),
  /** Addresses that it had before. */
  formerSlugs: v.pipe(v.array(POST.slug), v.maxLength(1_000)),
});
export type SiteDataPost = v.InferOutput<typeof SiteDataPostSchema>;

const MAX_POSTS = 10_000;

const NewestSchema = v.strictObject({
  ...HEAD,
  version: v.literal(4),
  /** In a folder that goes on the web, without what the owner hid. */
  spec: SiteSpecSchema,
  /** As it is shown: with the owner's layer. */
  profile: ProfileSchema,
  /** Only in the file that is its owner's own: a folder that goes on the web holds nothing that they hid. */
  sources: v.optional(SiteSourcesSchema),
  /** In a folder that goes on the web, those that visitors see. */
  posts: v.optional(v.pipe(v.array(SiteDataPostSchema), v.maxLength(MAX_POSTS))),
  pictures,
  films,
});
export type SiteData = v.InferOutput<typeof NewestSchema>;

const { posts: _____, ...THIRD } = NewestSchema.entries;

/** Without posts. */
const ThirdSchema = v.pipe(
  v.strictObject({ ...THIRD, version: v.literal(3) }),
  v.transform((data): SiteData => ({ ...data, version: 4 })),
);

const OlderSchema = v.strictObject({
  ...HEAD,
  /** 1: without time zone and layers. */
  version: v.picklist([1, 2]),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  website_type: WebsiteTypeSchema,
  language: v.pipe(v.string(), v.minLength(2), v.maxLength(35)),
  timezone: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)), 'UTC')),
  profile: ProfileSchema,
  design: DesignSchema,
  section_order: SectionOrderSchema,
  seo: SeoSettingsSchema,
  layers: v.optional(
    v.strictObject({
      sources: sourcesOf(v.strictObject({ ...SITE_SOURCE, website_type: WebsiteTypeSchema })),
      edits: OwnerEditsSchema,
    }),
  ),
  pictures,
  films,
});

/**
 * Everything that a site was drawn from: what an export holds, and what draws the same site again. Exports of every
 * version are read, as the newest one.
 */
export const SiteDataSchema: v.GenericSchema<unknown, SiteData> = v.union([
  NewestSchema,
  ThirdSchema,
  v.pipe(OlderSchema, v.transform(newestOf)),
]);

function newestOf(older: v.InferOutput<typeof OlderSchema>): SiteData {
  const { format, exportedAt, profile, layers } = older;
  const { name, language, timezone, website_type: type, design, section_order: sectionOrder, seo } = older;
  return {
    format,
    version: 4,
    exportedAt,
    spec: newSpec({
      name,
      language,
      type,
      design,
      sectionOrder,
      seo,
      ...(timezone === undefined ? {} : { timezone }),
      ...(layers === undefined ? {} : { edits: layers.edits }),
    }),
    profile,
    ...(layers === undefined
      ? {}
      : {
          sources: layers.sources.map(({ website_type: websiteType, ...source }) => ({
            ...source,
            websiteType,
          })),
        }),
    pictures: older.pictures,
    ...(older.films === undefined ? {} : { films: older.films }),
  };
}
