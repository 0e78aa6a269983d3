import type { AutoPostRun } from '@tosite/api-client/endpoints/auto-posts';
import { safeUrl } from '@tosite/validation/text/http-link';
import { formatMoment, sayPast } from '../../display/moment.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { say } from '../../words/say.ts';
import { MadePost, type KnownPosts } from './made-post.tsx';

const copy = autoPostWords.runs;
const OPEN = 'shadow-[inset_0_0_0_1.5px_var(--edge)] bg-ground';

export type RunItemProps = { run: AutoPostRun; posts: KnownPosts; isLast: boolean };

/** One run on their thread. Where it broke, the square stays open and red. */
export function RunItem({ run, posts, isLast }: RunItemProps) {
  const { at, found, made, skipped, error } = run;
  const waiting = found - made.length - leftOutOf(run);
  const square = error !== null ? 'border-2 border-bad bg-ground' : made.length > 0 ? 'bg-accent-text' : OPEN;
  return (
    <li className="relative pb-6 pl-6 last:pb-2">
      <span aria-hidden="true" className={`absolute top-[6px] left-0 z-1 size-[9px] ${square}`} />
      {!isLast && (
        <span aria-hidden="true" className="absolute top-2 -bottom-2 left-[3.75px] w-[1.5px] bg-thread" />
      )}
      <p className="font-semibold">{headingOf(run)}</p>
      <p className="text-sm text-ink-2">
        <time dateTime={at} title={formatMoment(at)}>
          {sayPast(at)}
        </time>
      </p>
      {error !== null && <p className="mt-1 text-sm wrap-anywhere">{say(run.errorReason, error)}</p>}
      {made.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {made.map((id) => (
            <MadePost key={id} id={id} posts={posts} />
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <ul className="mt-2 grid gap-1.5 text-sm text-ink-2">
          {skipped.map(({ url, reason, value }, index) => (
            <li key={`${url} ${index}`} className="relative pl-4 wrap-anywhere">
              <span aria-hidden="true" className={`absolute top-[7px] left-0 size-1.5 ${OPEN}`} />
              {say(value, reason)} <Address url={url} />
            </li>
          ))}
        </ul>
      )}
      {error === null && waiting > 0 && <p className="mt-1 text-sm text-ink-2">{copy.wait(waiting)}</p>}
    </li>
  );
}

/** A post that was made and stays a draft has its reason among the others, and is made all the same. */
const leftOutOf = ({ skipped }: AutoPostRun): number =>
  skipped.filter(({ value }) => value?.id !== 'autoPost.keptDraft').length;

function headingOf(run: AutoPostRun): string {
  const { made, error, found } = run;
  const leftOut = leftOutOf(run);
  const parts = [
    ...(made.length > 0 ? [copy.made(made.length)] : []),
    ...(leftOut > 0 ? [copy.leftOut(leftOut)] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  if (error !== null) return copy.broke;
  return found > 0 ? copy.found(found) : copy.nothing;
}

/** Where the item is; words only where its address is none that can be opened. */
function Address({ url }: { url: string }) {
  const safe = safeUrl(url);
  if (safe === null || !/^https?:/u.test(safe)) return <span>{url}</span>;
  const short = safe.replace(/^https?:\/\/(?:www\.)?/u, '');
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={copy.opens(short)}
      className="font-medium text-accent-text hover:underline"
    >
      {short}
    </a>
  );
}
