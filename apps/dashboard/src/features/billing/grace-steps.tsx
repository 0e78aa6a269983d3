import { useState } from 'react';
import { dateLanguage } from '../../display/moment.ts';
import { billingWords } from '../../words/billing-words.ts';

const copy = billingWords.owed;
const DAY = 24 * 60 * 60 * 1000;

/** What happens until the plan ends, day by day. */
export function GraceSteps({ until, hasDomain }: { until: string; hasDomain: boolean }) {
  const [arrivedAt] = useState(() => Date.now());
  const end = new Date(until).getTime();
  const mail = end - 3 * DAY;
  const steps = [
    { when: copy.now, what: copy.nowBody, isNow: true },
    ...(mail > arrivedAt ? [{ when: shortDay(mail), what: copy.mail, isNow: false }] : []),
    { when: shortDay(end), what: hasDomain ? copy.endDomain : copy.end, isNow: false },
  ];
  return (
    <ol className="mt-4 grid gap-y-3 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map(({ when, what, isNow }, index) => (
        <li key={when} className="relative pl-6 text-sm lg:pt-5 lg:pr-4 lg:pl-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-3 -bottom-4 left-1 w-[1.5px] bg-edge lg:top-2 lg:right-0 lg:bottom-auto lg:h-[1.5px] lg:w-auto"
            />
          )}
          <span
            aria-hidden="true"
            className={`absolute top-1 left-0 z-1 size-[9px] ${isNow ? 'bg-bad' : 'bg-ground shadow-[inset_0_0_0_1.5px_var(--edge)]'}`}
          />
          <b className="block font-semibold">{when}</b>
          <span className="text-ink-2">{what}</span>
        </li>
      ))}
    </ol>
  );
}

const shortDay = (time: number) =>
  new Date(time).toLocaleDateString(dateLanguage(), { day: 'numeric', month: 'long' });
