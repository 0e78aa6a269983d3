import type { KnownLeftOut } from './known-left-out.ts';

/** What Instagram tells of an account and its posts, online and to its owner, and a profile does not keep. */
export const INSTAGRAM_LEFT_OUT = [
  { table: 'account', column: 'category', why: 'unsupported', words: 'the category of the account' },
  { table: 'account', column: 'account_type', why: 'unsupported', words: 'the kind of the account' },
  { table: 'posts', column: 'location', why: 'unsupported', words: 'the place that a post names' },
  { table: 'posts', column: 'video_view_count', why: 'unsupported', words: 'how often a reel was seen' },
  { table: 'posts', column: 'second film', why: 'unsupported', words: 'films of a post after its first' },
] as const satisfies readonly KnownLeftOut[];

/** What a download of one's own information holds beyond that. */
export const INSTAGRAM_EXPORT_LEFT_OUT = [
  {
    table: 'personal information',
    column: null,
    why: 'private',
    words: 'e-mail, phone, birth date and gender',
  },
  { table: 'posts', column: 'coordinates', why: 'private', words: 'where exactly a picture was taken' },
  {
    table: 'posts',
    column: 'camera',
    why: 'unsupported',
    words: 'the camera and the app that a picture came from',
  },
  { table: 'posts', column: 'subtitles', why: 'unsupported', words: 'subtitles of films' },
  { table: 'posts', column: 'text of a film', why: 'unsupported', words: 'words of a film inside an album' },
  {
    table: 'other files',
    column: null,
    why: 'private',
    words: 'messages, stories, archived posts, followers, likes, comments and everything else: never opened',
  },
] as const satisfies readonly KnownLeftOut[];
