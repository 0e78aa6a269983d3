import { classNames } from '@tosite/ui/class-names';
import { useId, useState, type ReactNode } from 'react';
import { sayCount } from './figures.ts';

export type PanelPart = {
  key: string;
  tab: string;
  /** Beside the name, where it is worth a look. */
  count?: number;
  content: ReactNode;
};

/** A card of one or more tables, one of which is shown. */
export function Panel({ label, parts }: { label: string; parts: readonly PanelPart[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(parts[0]?.key);
  const shown = parts.find(({ key }) => key === chosen) ?? parts[0];
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col rounded-card border border-rule bg-raise px-4 pt-3 pb-2"
    >
      <div className="mb-1 flex min-h-9 items-center">
        {parts.length === 1 ? (
          <h2>{shown?.tab}</h2>
        ) : (
          <div role="group" aria-label={label} className="flex max-w-full gap-x-3.5 overflow-x-auto">
            {parts.map(({ key, tab, count = 0 }) => {
              const isShown = key === shown?.key;
              return (
                <button
                  key={key}
                  type="button"
                  aria-pressed={isShown}
                  aria-controls={id}
                  onClick={() => setChosen(key)}
                  className={classNames(
                    'shrink-0 border-b-2 py-1 text-sm max-lg:min-h-11',
                    isShown
                      ? 'border-accent-text font-semibold'
                      : 'border-transparent font-medium text-ink-2 hover:text-ink',
                  )}
                >
                  {tab}
                  {count > 0 && <span className="font-normal text-ink-2">{` ${sayCount(count)}`}</span>}
                </button>
              );
            })}
          </div>
        )}
      </div>
      <div id={id} className="flex flex-1 flex-col">
        {shown?.content}
      </div>
    </section>
  );
}
