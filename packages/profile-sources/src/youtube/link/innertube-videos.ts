import {
  noVideo,
  PLAYLIST_ID,
  VIDEO_ID,
  type FoundPlaylist,
  type FoundVideo,
  type Voice,
} from './findings.ts';
import { picturesOf } from './innertube-pictures.ts';
import { readAge } from './read-age.ts';
import { isRoughCount, readCount } from '../read-count.ts';
import { readClock } from '../read-duration.ts';
import { at, findAll, findFirst, itemsOf, stringOf, wordsOf } from './tree.ts';

/*
 * The videos of a channel's tab: `lockupViewModel` since May 2026, `videoRenderer` before, and the forms of Shorts.
 * All of them may stand in one answer.
 */

const VIDEO_FORMS = new Set([
  'lockupViewModel',
  'videoRenderer',
  'gridVideoRenderer',
  'compactVideoRenderer',
  'videoWithContextRenderer',
  'shortsLockupViewModel',
  'reelItemRenderer',
]);
const PLAYLIST_FORMS = new Set([
  'lockupViewModel',
  'playlistRenderer',
  'gridPlaylistRenderer',
  'compactStationRenderer',
]);

export function videosIn(node: unknown, voice: Voice): FoundVideo[] {
  return findAll(node, VIDEO_FORMS).flatMap(({ name, value }) => {
    if (name === 'lockupViewModel') return fromLockup(value, voice);
    if (name === 'shortsLockupViewModel' || name === 'reelItemRenderer') return fromShort(value, voice);
    return fromRenderer(value, voice);
  });
}

function fromLockup(node: unknown, voice: Voice): FoundVideo[] {
  const type = stringOf(at(node, 'contentType')) ?? '';
  const videoId = stringOf(at(node, 'contentId')) ?? '';
  if (!VIDEO_ID.test(videoId) || !/VIDEO|SHORTS?|^$/u.test(type)) return [];
  const metadata = at(node, 'metadata', 'lockupMetadataViewModel');
  const parts = findAll(at(metadata, 'metadata'), new Set(['metadataParts'])).flatMap(({ value }) =>
    itemsOf(value).flatMap((part) => wordsOf(at(part, 'text')) ?? []),
  );
  const badges = findAll(at(node, 'contentImage'), new Set(['thumbnailBadgeViewModel']));
  const labels = badges.flatMap(({ value }) => wordsOf(at(value, 'text')) ?? []);
  const styles = badges.flatMap(({ value }) => stringOf(at(value, 'badgeStyle')) ?? []);
  return [
    {
      ...noVideo(voice, videoId, `lockupViewModel/${videoId}`),
      title: wordsOf(at(metadata, 'title')),
      duration: labels.map(readClock).find((seconds) => seconds !== null) ?? null,
      shape: type.includes('SHORT') || labels.some((label) => /^shorts?$/iu.test(label)) ? 'short' : null,
      thumbnails: picturesOf(at(node, 'contentImage')),
      ...saidBeside(parts),
      broadcast: broadcastOf([...labels, ...parts], styles),
    },
  ];
}

function fromRenderer(node: unknown, voice: Voice): FoundVideo[] {
  const videoId = stringOf(at(node, 'videoId')) ?? '';
  if (!VIDEO_ID.test(videoId)) return [];
  const overlay = findFirst(at(node, 'thumbnailOverlays'), 'thumbnailOverlayTimeStatusRenderer');
  const overlayText = wordsOf(at(overlay, 'text'));
  const styles = [
    stringOf(at(overlay, 'style')) ?? '',
    ...findAll(at(node, 'badges'), new Set(['metadataBadgeRenderer'])).flatMap(
      ({ value }) => stringOf(at(value, 'style')) ?? [],
    ),
  ];
  const published = wordsOf(at(node, 'publishedTimeText'));
  const upcoming = at(node, 'upcomingEventData');
  const views = wordsOf(at(node, 'viewCountText')) ?? wordsOf(at(node, 'shortViewCountText'));
  const url = stringOf(findFirst(at(node, 'navigationEndpoint'), 'url')) ?? '';
  const said = saidBeside([views ?? '', published ?? '']);
  return [
    {
      ...noVideo(voice, videoId, `videoRenderer/${videoId}`),
      title: wordsOf(at(node, 'title')) ?? wordsOf(at(node, 'headline')),
      description: wordsOf(at(node, 'descriptionSnippet')),
      duration: readClock(wordsOf(at(node, 'lengthText'))) ?? readClock(overlayText),
      shape: styles.includes('SHORTS') || url.startsWith('/shorts/') ? 'short' : null,
      thumbnails: picturesOf(at(node, 'thumbnail')),
      ...said,
      broadcast: broadcastOf(
        [published ?? '', views ?? '', wordsOf(at(upcoming, 'upcomingEventText')) ?? '', overlayText ?? ''],
        upcoming === undefined ? styles : [...styles, 'UPCOMING'],
      ),
    },
  ];
}

function fromShort(node: unknown, voice: Voice): FoundVideo[] {
  const videoId =
    stringOf(at(node, 'videoId')) ??
    stringOf(at(findFirst(node, 'reelWatchEndpoint'), 'videoId')) ??
    (stringOf(at(node, 'entityId')) ?? '').slice(-11);
  if (!VIDEO_ID.test(videoId)) return [];
  const endpoint = at(findFirst(node, 'reelWatchEndpoint'), 'thumbnail');
  const seen = wordsOf(at(node, 'overlayMetadata', 'secondaryText')) ?? wordsOf(at(node, 'viewCountText'));
  const own = at(node, 'thumbnailViewModel') ?? at(node, 'thumbnail');
  return [
    {
      ...noVideo(voice, videoId, `shorts/${videoId}`),
      title: wordsOf(at(node, 'overlayMetadata', 'primaryText')) ?? wordsOf(at(node, 'headline')),
      views: readCount(seen),
      roughViews: isRoughCount(seen),
      shape: 'short',
      thumbnails: picturesOf(own).length > 0 ? picturesOf(own) : picturesOf(endpoint),
    },
  ];
}

/** The views and the age among the words beside a title, in whatever order they stand. */
function saidBeside(parts: readonly string[]): Pick<FoundVideo, 'views' | 'roughViews' | 'age'> {
  const age = parts.map(readAge).find((one) => one !== null) ?? null;
  const counted = parts.find(
    (part) => /\d|^no views/iu.test(part) && readAge(part) === null && !NO_VIEWS.test(part),
  );
  return { age, views: readCount(counted ?? null), roughViews: isRoughCount(counted ?? null) };
}

/** Numbers that are not the views of a video: people who watch or wait now, and a time to come. */
const NO_VIEWS =
  /watching|waiting|schedul|premier|zuschauer|warte|geplant|spectateur|attente|prévu|espectador|esperan|programad|\d{1,2}[:/]\d{2}|\d{1,2}\.\d{1,2}\.\d{4}/iu;

function broadcastOf(words: readonly string[], styles: readonly string[]): FoundVideo['broadcast'] {
  const said = (pattern: RegExp) => words.some((word) => pattern.test(word.trim()));
  const isPremiere = said(/^premieres?\b(?!d)|^premiere$|^première le/iu);
  if (styles.some((style) => /LIVE/u.test(style)) || said(/^live(?: now)?$|watching(?: now)?$/iu))
    return isPremiere ? 'premiere' : 'live';
  if (isPremiere) return 'premiere';
  if (styles.includes('UPCOMING') || said(/^upcoming$|^scheduled for|waiting$/iu)) return 'live';
  return said(/^streamed\b/iu) ? 'aired' : null;
}

export function playlistsIn(node: unknown, voice: Voice): FoundPlaylist[] {
  return findAll(node, PLAYLIST_FORMS).flatMap(({ name, value }): FoundPlaylist[] => {
    const isLockup = name === 'lockupViewModel';
    if (isLockup && !(stringOf(at(value, 'contentType')) ?? '').includes('PLAYLIST')) return [];
    const playlistId = stringOf(at(value, isLockup ? 'contentId' : 'playlistId')) ?? '';
    const title = wordsOf(
      isLockup ? at(value, 'metadata', 'lockupMetadataViewModel', 'title') : at(value, 'title'),
    );
    if (!PLAYLIST_ID.test(playlistId) || title === null) return [];
    const badge = isLockup
      ? wordsOf(at(findFirst(at(value, 'contentImage'), 'thumbnailBadgeViewModel'), 'text'))
      : null;
    const count = badge ?? wordsOf(at(value, 'videoCountText')) ?? wordsOf(at(value, 'videoCount'));
    const picture = isLockup
      ? at(value, 'contentImage')
      : (at(value, 'thumbnail') ?? at(value, 'thumbnails'));
    return [
      {
        voice,
        playlistId,
        title,
        description: null,
        count: readCount(count),
        roughCount: isRoughCount(count),
        thumbnails: picturesOf(picture),
      },
    ];
  });
}
