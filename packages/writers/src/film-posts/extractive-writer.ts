import { writeFromFilm } from '@tosite/profile-sources/film-posts/write-from-film';
import type { PostWriter } from './post-writer.ts';

/** The film's own words: asks nobody, and cannot fail. */
export const extractiveWriter: PostWriter = async ({ film, transcript, options }) => {
  const post = writeFromFilm(film, transcript, options);
  return post === null ? null : { writer: 'extractive', post, marked: 0 };
};
