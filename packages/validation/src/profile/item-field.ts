import type { Profile, ProfileList } from './profile.ts';

type Named = Exclude<ProfileList, 'codeLanguages'>;
/** What says how an item was read, and the numbers that grow by themselves. */
type Unasked =
  | 'id'
  | 'origin'
  | 'approximate'
  | 'stars'
  | 'forks'
  | 'updatedAt'
  | 'views'
  | 'likes'
  | 'duration'
  | 'count'
  | 'comments'
  | 'video';

/** A field of an item that its owner is asked about when a source says it otherwise. */
export type ItemField = Exclude<{ [L in Named]: keyof Profile[L][number] }[Named], Unasked>;
/** What a film or a post is. */
export type WorkKind = Profile['videos' | 'media'][number]['kind'];
/** Numbers of a profile that a change of its figures may tell. */
export type FigureName = keyof Profile['stats'] | 'contributions';
