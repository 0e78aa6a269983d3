import type { KnownLeftOut } from './known-left-out.ts';

/** What YouTube tells in public of a channel and its videos and a profile does not keep. */
export const YOUTUBE_LEFT_OUT = [
  { table: 'channel', column: 'keywords', why: 'unsupported', words: 'the keywords of the channel' },
  { table: 'videos', column: 'categoryId', why: 'unsupported', words: 'the category of a video' },
  { table: 'videos', column: 'commentCount', why: 'unsupported', words: 'how many comments a video has' },
  {
    table: 'videos',
    column: 'scheduledStartTime',
    why: 'unsupported',
    words: 'when a video that is announced will begin',
  },
  { table: 'videos', column: null, why: 'private', words: 'private, unlisted and deleted videos' },
] as const satisfies readonly KnownLeftOut[];

/** What a Takeout has beyond that. Every other column of its tables is counted by its own name. */
export const TAKEOUT_LEFT_OUT = [
  'tags of the channel',
  'categories and states of videos',
  'the order of playlists',
  'comments, live chats, history, subscriptions and purchases: never opened',
] as const;
