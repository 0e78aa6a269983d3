import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_KEPT, compareFacts, factsOf } from '../../testing/compare-facts.ts';
import { readProfile, useRecordedYoutube } from '../testing/recorded-youtube.ts';

/*
 * Every fact that YouTube gives of a channel and its films is in the profile, or on one of these lists of what is left
 * out on purpose.
 */

const start = useRecordedYoutube();
const recorded = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/youtube/${path}`, import.meta.url), 'utf8'));

/** What every answer of the Data API carries: its kinds, versions, ids for further calls, and pages. */
const ENVELOPE = [
  /(?:^|[.\]])(?:kind|etag|channelId|playlistId|videoOwnerChannelId)$|Token$|^pageInfo/u,
  'items[].id',
];
/** Kept as a day, a number of seconds, a kind of film. */
const IN_OTHER_WORDS = /publishedAt$|videoPublishedAt$|duration$|liveBroadcastContent$/u;
/** The largest picture is kept; the sizes below it are made here. */
const SMALLER_PICTURES = /thumbnails\.(?:default|medium|high|standard|maxres)\./u;

const CHANNEL = [
  ...ENVELOPE,
  IN_OTHER_WORDS,
  SMALLER_PICTURES,
  'items[].contentDetails.relatedPlaylists.uploads',
  // YouTube's own guess of what the channel is about.
  'items[].topicDetails.',
  // What the account may upload.
  'items[].status.',
];

const FILM = [
  ...ENVELOPE,
  IN_OTHER_WORDS,
  SMALLER_PICTURES,
  // How it can be played, and how far its upload is.
  /contentDetails\.(?:dimension|definition|caption|projection|licensedContent)$/u,
  /status\.(?:uploadStatus|embeddable|publicStatsViewable)$/u,
];

/** How YouTube draws, tracks and asks for more. */
const MACHINERY = [
  /tracking|commandMetadata|Endpoint|^responseContext|^topbar|rendererContext|onTap|continuationItemRenderer/iu,
  /[tT]abRenderer\.(?:title|selected)$|targetId$|[sS]tyle$|processor|delimiter$|truncation|avatarImageSize$/iu,
];
/** Widths, heights and addresses of smaller pictures. */
const PICTURES = /(?:sources|thumbnails)\[\]\.(?:url|width|height)$/u;
/** Numbers, ages and lengths in words: kept as numbers and days. */
const COUNTED_IN_WORDS =
  /metadataParts\[\]\.(?:text\.content|accessibilityLabel)$|secondaryText\.content$|thumbnailBadgeViewModel\.text$|(?:lengthText|[vV]iewCountText|publishedTimeText)\.|accessibilityText$/u;
const PAGE = [
  ...MACHINERY,
  PICTURES,
  COUNTED_IN_WORDS,
  /^microformat\./u,
  // Addresses for feeds and apps, words for searches, and where the channel can be seen.
  /^metadata\.channelMetadataRenderer\.(?:rssUrl|externalId|channelUrl|isFamilySafe|availableCountryCodes\[\]|android|ios)/u,
];

describe('every fact is kept, or left out on purpose', () => {
  it('of a channel, by the Data API', async () => {
    const result = await readProfile(await start({ key: 'a-key' }), '@kettleandcompass');
    const of = (name: string) => factsOf(recorded(`data-api/${name}.json`));
    expect(
      compareFacts(of('channels.kettle'), result, [
        ...CHANNEL,
        // Words for YouTube's search.
        'items[].brandingSettings.channel.keywords',
      ]),
    ).toEqual(ALL_KEPT);
    expect(
      compareFacts(of('playlistItems.kettle.page1'), result, [
        ...ENVELOPE,
        IN_OTHER_WORDS,
        SMALLER_PICTURES,
        // The one that was deleted, and the one that is private.
        'items[].snippet.title',
        'items[].snippet.description',
        'items[].snippet.resourceId.videoId',
        'items[].contentDetails.videoId',
        'items[].status.privacyStatus',
      ]),
    ).toEqual(ALL_KEPT);
    expect(
      compareFacts(of('playlistItems.kettle.page2'), result, [...ENVELOPE, IN_OTHER_WORDS, SMALLER_PICTURES]),
    ).toEqual(ALL_KEPT);
    expect(
      compareFacts(of('videos.kettle.batch1'), result, [
        ...FILM,
        // The language of a film: the site is in the channel's.
        'items[].snippet.defaultLanguage',
        'items[].snippet.defaultAudioLanguage',
        // When a film that is announced will begin: the site says that it is to come, and leads to YouTube, which counts down.
        'items[].liveStreamingDetails.scheduledStartTime',
      ]),
    ).toEqual(ALL_KEPT);
    expect(compareFacts(of('videos.kettle.batch2'), result, FILM)).toEqual(ALL_KEPT);
  });

  it('what is left out of it is counted in the report', async () => {
    const { report } = await readProfile(await start({ key: 'a-key' }), '@kettleandcompass');
    expect(report.leftOut).toEqual([
      { table: 'channel', column: 'keywords', count: 1, why: 'unsupported' },
      { table: 'videos', column: 'categoryId', count: 56, why: 'unsupported' },
      { table: 'videos', column: 'commentCount', count: 55, why: 'unsupported' },
      { table: 'videos', column: 'scheduledStartTime', count: 1, why: 'unsupported' },
      { table: 'videos', column: null, count: 2, why: 'private' },
    ]);
  });

  it('of a channel that hides its number of subscribers', async () => {
    const result = await readProfile(await start({ key: 'a-key' }), '@lumenloom.studio');
    const of = (name: string) => factsOf(recorded(`data-api/${name}.json`));
    expect(
      compareFacts(of('channels.lumen'), result, [...CHANNEL, 'items[].statistics.hiddenSubscriberCount']),
    ).toEqual(ALL_KEPT);
    expect(result.profile.stats.subscribers).toBeNull();
    expect(
      compareFacts(of('videos.lumen'), result, [
        ...FILM,
        // A number of YouTube's own drawers.
        'items[].snippet.categoryId',
      ]),
    ).toEqual(ALL_KEPT);
  });

  it('of the pages that everybody sees', async () => {
    const youtube = await start();
    const kettle = await readProfile(youtube, '@kettleandcompass');
    const of = (name: string) => factsOf(recorded(`innertube/${name}.json`));
    const channel = [
      'metadata.channelMetadataRenderer.keywords',
      // That there are more links: the page does not say which.
      /attributionViewModel\.suffix\.content$/u,
    ];
    expect(
      compareFacts(of('browse.kettle.videos'), kettle, [
        ...PAGE,
        ...channel,
        /contentType$|animatedText$|animationActivation|enableTruncation$/u,
      ]),
    ).toEqual(ALL_KEPT);
    expect(
      compareFacts(of('browse.kettle.shorts'), kettle, [
        ...PAGE,
        ...channel,
        /entityId$|menuOnTap|enableTruncation$/u,
      ]),
    ).toEqual(ALL_KEPT);
    expect(
      compareFacts(of('browse.kettle.continuation'), kettle, [
        ...MACHINERY,
        PICTURES,
        COUNTED_IN_WORDS,
        /contentType$|animatedText$|animationActivation/u,
      ]),
    ).toEqual(ALL_KEPT);
    // What was in words is there as a number.
    expect(kettle.profile.videos.find(({ videoId }) => videoId === 'kc002_-Tram')?.views).toBe(60_013);
    expect(kettle.profile.stats).toMatchObject({ subscribers: 48_200, videos: 56 });
    const lumen = await readProfile(youtube, '@lumenloom.studio');
    expect(
      compareFacts(of('browse.lumen.videos'), lumen, [
        ...PAGE,
        /enableTruncation$/u,
        // The beginning of a text that the feed gives whole.
        /descriptionSnippet/u,
      ]),
    ).toEqual(ALL_KEPT);
  });
});
