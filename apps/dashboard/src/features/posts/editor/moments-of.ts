import { momentAddress } from '@tosite/site-sections/posts/film-address';
import { youtubeId } from '@tosite/validation/posts/film-address';
import type { Post } from '@tosite/validation/posts/post';
import type { MomentOf } from './doubt-marks.ts';

/** The seconds of the film that a post was made from; of a post that was made from none, none. */
export function momentsOf(post: Pick<Post, 'source'> | null): MomentOf {
  const source = post?.source ?? null;
  const videoId =
    source?.platform === 'youtube'
      ? (youtubeId(`https://youtu.be/${source.videoId ?? ''}`) ?? youtubeId(source.url))
      : null;
  return (second) => (videoId === null ? null : momentAddress(videoId, second));
}
