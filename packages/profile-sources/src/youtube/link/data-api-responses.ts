import * as v from 'valibot';

/*
 * The answers of the Data API, only what is used. Every field that is missing, null or of another type becomes null
 * and list items without an id are left out: YouTube adding or dropping keys must not cost anybody their site.
 */

const text = v.fallback(v.nullable(v.string()), null);
/** Counts come as strings. */
const count = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/u), v.transform(Number))]),
      v.safeInteger(),
      v.minValue(0),
    ),
  ),
  null,
);
const flag = v.fallback(v.boolean(), false);
const id = v.pipe(v.string(), v.regex(/^[\w-]{2,64}$/u));

function readable<T extends v.GenericSchema>(item: T) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((entry): v.InferOutput<T>[] => {
        const reading = v.safeParse(item, entry);
        return reading.success ? [reading.output] : [];
      }),
    ),
  );
}

function part<T extends v.ObjectEntries>(entries: T) {
  return v.fallback(v.nullable(v.object(entries)), null);
}

const ThumbnailsSchema = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((record) =>
    Object.values(record).flatMap((entry) => {
      const reading = v.safeParse(v.object({ url: v.string(), width: count, height: count }), entry);
      return reading.success ? [reading.output] : [];
    }),
  ),
);

/** `items` may be missing: then there is nothing of that name. */
function listOf<T extends v.GenericSchema>(item: T) {
  return v.object({ items: v.optional(readable(item), []), nextPageToken: text });
}

export const ChannelsSchema = listOf(
  v.object({
    id,
    snippet: part({
      title: text,
      description: text,
      customUrl: text,
      publishedAt: text,
      thumbnails: ThumbnailsSchema,
      country: text,
      defaultLanguage: text,
    }),
    contentDetails: part({ relatedPlaylists: part({ uploads: text }) }),
    statistics: part({
      viewCount: count,
      subscriberCount: count,
      hiddenSubscriberCount: flag,
      videoCount: count,
    }),
    brandingSettings: part({
      channel: part({ country: text, defaultLanguage: text, keywords: text }),
      image: part({ bannerExternalUrl: text }),
    }),
  }),
);
export type ApiChannel = v.InferOutput<typeof ChannelsSchema>['items'][number];

export const PlaylistItemsSchema = listOf(
  v.object({
    snippet: part({
      publishedAt: text,
      title: text,
      description: text,
      thumbnails: ThumbnailsSchema,
      resourceId: part({ videoId: text }),
    }),
    contentDetails: part({ videoId: text, videoPublishedAt: text }),
    status: part({ privacyStatus: text }),
  }),
);
export type ApiPlaylistItem = v.InferOutput<typeof PlaylistItemsSchema>['items'][number];

export const VideosSchema = listOf(
  v.object({
    id,
    snippet: part({
      publishedAt: text,
      channelId: text,
      title: text,
      description: text,
      thumbnails: ThumbnailsSchema,
      tags: readable(v.string()),
      liveBroadcastContent: text,
      categoryId: text,
      defaultLanguage: text,
      defaultAudioLanguage: text,
    }),
    contentDetails: part({ duration: text }),
    statistics: part({ viewCount: count, likeCount: count, commentCount: count }),
    liveStreamingDetails: part({ actualStartTime: text, actualEndTime: text, scheduledStartTime: text }),
    status: part({ privacyStatus: text, uploadStatus: text }),
    player: part({ embedWidth: count, embedHeight: count }),
  }),
);
export type ApiVideo = v.InferOutput<typeof VideosSchema>['items'][number];

export const PlaylistsSchema = listOf(
  v.object({
    id,
    snippet: part({ title: text, description: text, thumbnails: ThumbnailsSchema }),
    contentDetails: part({ itemCount: count }),
    status: part({ privacyStatus: text }),
  }),
);
export type ApiPlaylist = v.InferOutput<typeof PlaylistsSchema>['items'][number];

/** Why the API refused; the message may be HTML and is never read. */
export const RefusalSchema = v.object({
  error: v.object({
    status: text,
    errors: v.optional(readable(v.object({ reason: v.string() })), []),
    details: v.optional(readable(v.object({ reason: v.string() })), []),
  }),
});
