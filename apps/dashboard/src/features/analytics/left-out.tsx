import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { analyticsWords } from '../../words/analytics-words.ts';
import { sayCount } from './figures.ts';

const copy = analyticsWords.leftOut;
type Reason = { what: string; more: string | null };

/** In words; a reason that this page does not know yet stands among the others. */
export function reasonOf(reason: string): Reason {
  const reasons: Record<string, Reason> = copy.reasons;
  return (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ?? copy.reasons.other;
}

/** Every request that was not counted has a reason. It is content, not small print. */
export function LeftOut({ leftOut }: { leftOut: Analytics['leftOut'] }) {
  const total = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <section
      aria-labelledby="left-out"
      className="mt-6 grid gap-x-6 gap-y-4 rounded-card border border-rule bg-raise p-4 lg:grid-cols-[240px_minmax(0,1fr)] lg:p-6"
    >
      <div>
        <h2 id="left-out" className="mb-1.5">
          {copy.title}
        </h2>
        {total === 0 ? (
          <p className="text-ink-2">{copy.nothing}</p>
        ) : (
          <>
            <p className="text-[32px] leading-[1.15] font-[640] tracking-[-0.03em] [font-stretch:105%]">
              {sayCount(total)}
            </p>
            <p className="text-sm text-ink-2">{copy.body(total)}</p>
          </>
        )}
      </div>
      {total > 0 && (
        <ul className="*:border-t *:border-rule *:first:border-t-0">
          {leftOut.map(({ reason, count }) => {
            const { what, more } = reasonOf(reason);
            return (
              <li key={reason} className="grid grid-cols-[64px_minmax(0,1fr)] gap-3 py-2">
                <b className="text-right font-semibold">{sayCount(count)}</b>
                <span>
                  {what} {more !== null && <span className="text-ink-2">{more}</span>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
