import type { PostSummary } from '@tosite/validation/posts/post';
import { useState } from 'react';
import { dateLanguage, sayPast } from '../../display/moment.ts';
import { Stt, type SttTone } from '../../display/stt.tsx';
import { postsWords } from '../../words/posts-words.ts';

const copy = postsWords;
const TONES: Record<PostSummary['status'], SttTone> = {
  published: 'live',
  scheduled: 'half',
  draft: 'draft',
};

/** Its picture, else that of what it was made from, else the first letter of its title as the site writes it. */
export function PostThumb({ post, className }: { post: PostSummary; className: string }) {
  const [lost, setLost] = useState(false);
  const picture = post.cover ?? post.still;
  if (picture !== undefined && !lost)
    return (
      <img
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setLost(true)}
        className={`${className} object-cover`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`${className} grid place-items-center bg-bench font-['Newsreader_Variable',serif] text-[22px] text-ink-2`}
    >
      {post.title === '' ? '' : Array.from(post.title)[0]?.toUpperCase()}
    </span>
  );
}

/** Whether visitors see it. */
export function PostState({ post: { status } }: { post: PostSummary }) {
  return <Stt tone={TONES[status]}>{copy.state[status]}</Stt>;
}

/** When it went up or goes up, as the clocks of the site say; of a draft, when it was last changed. */
export function momentOfStatus({ status, publishAt, updatedAt }: PostSummary, timeZone: string): string {
  if (status === 'draft') return copy.changed(sayPast(updatedAt));
  const year =
    new Date(publishAt ?? updatedAt).getFullYear() === new Date().getFullYear()
      ? {}
      : { year: 'numeric' as const };
  const day = { timeZone, weekday: 'short', day: 'numeric', month: 'short', ...year } as const;
  const clock = status === 'scheduled' ? ({ hour: '2-digit', minute: '2-digit' } as const) : {};
  return new Date(publishAt ?? updatedAt).toLocaleString(dateLanguage(), { ...day, ...clock });
}
