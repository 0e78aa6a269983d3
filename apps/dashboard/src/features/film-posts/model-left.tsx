import { dateLanguage } from '../../display/moment.ts';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { useWritingModel } from '../../writing/ai-usage.ts';

const copy = filmPostsWords.model;

/** What a model may still write this month, and what comes after it; nothing where there is none. */
export function ModelLeft({ websiteId }: { websiteId: string }) {
  const model = useWritingModel(websiteId);
  if (model === null) return null;
  const left = Math.max(0, model.limit - model.used);
  // Months end where the server counts them.
  const day = new Date(model.resetsAt).toLocaleDateString(dateLanguage(), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  if (left === 0)
    return (
      <div className="mt-5 rounded-frame border border-warn bg-warn-wash p-3.5 text-sm">
        <p className="flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className="size-2 shrink-0 bg-warn" />
          {copy.usedUp(model.limit, day)}
        </p>
        <p className="mt-1 text-ink-2">{copy.thenOwnWords}</p>
      </div>
    );
  return (
    <div className="mt-5 border-t border-rule pt-3.5 text-sm">
      <p className="flex justify-between gap-3">
        <span className="text-ink-2">{copy.thisMonth}</span>
        <b className="font-semibold whitespace-nowrap">{copy.left(left, model.limit)}</b>
      </p>
      <p className="mt-1 text-ink-2">{`${copy.renews(day)} ${copy.after}`}</p>
    </div>
  );
}
