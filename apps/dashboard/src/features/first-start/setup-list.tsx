import type { Setup } from '@tosite/api-client/endpoints/first-start';
import { dateLanguage } from '../../display/moment.ts';
import { setupWords } from '../../words/setup-words.ts';
import { SetupRow } from './setup-row.tsx';

const copy = setupWords;

/** What is set, what is missing and what can wait, on one thread. */
export function SetupList({
  setup,
  token,
  onLookAgain,
}: {
  setup: Setup;
  token: string | null;
  onLookAgain: () => void;
}) {
  const { items, readAt } = setup;
  const many = (state: string) => items.filter((item) => item.state === state).length;
  const time = new Date(readAt).toLocaleTimeString(dateLanguage(), { timeStyle: 'short' });
  return (
    <section aria-labelledby="setup" className="max-w-[820px]">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="setup" className="text-xl" aria-live="polite">
          {copy.summary(many('set'), many('missing'), many('optional'))}
        </h2>
        <p className="text-sm text-ink-2">
          {copy.readAt(time)}{' '}
          <button
            type="button"
            onClick={onLookAgain}
            className="min-h-11 font-semibold text-accent-text hover:underline lg:min-h-8"
          >
            {copy.again}
          </button>
        </p>
      </header>
      <ol className="pl-[26px] lg:pl-[30px]">
        {items.map((item, index) => (
          <SetupRow
            key={item.case.split('.')[0]}
            item={item}
            token={token}
            isLast={index === items.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}
