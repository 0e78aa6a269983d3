import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import type { Website } from '@tosite/validation/website/website';
import { useState } from 'react';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { analyticsWords } from '../../words/analytics-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { analyticsQueries, sendNoMore } from './analytics-queries.ts';
import { BarTable } from './bar-table.tsx';

const RedirectDialog = lazyWithBoundary(() =>
  import('./redirect-dialog.tsx').then((module) => module.RedirectDialog),
);
const copy = analyticsWords.panels.missing;
const BUTTON = 'font-semibold text-accent-text hover:underline max-lg:min-h-11';

type MissingTableProps = { website: Website; data: Analytics; titles: ReadonlyMap<string, string> };

/** What people did not find; each can be sent on to a page that is there. */
export function MissingTable({ website, data, titles }: MissingTableProps) {
  const redirects = useQuery(analyticsQueries.redirects(website._id)).data ?? [];
  const [sending, setSending] = useState<string | null>(null);

  async function undo(path: string) {
    try {
      await sendNoMore(website._id, path);
      toastLocal(copy.undone(path));
    } catch (error) {
      toastFailure(errorSentence(error));
    }
  }

  const actionOf = (path: string) => (
    <Action
      path={path}
      to={redirects.find(({ from }) => from === path)?.to ?? null}
      onSend={() => setSending(path)}
      onUndo={() => void undo(path)}
    />
  );
  return (
    <>
      <BarTable
        rows={data.missing}
        heading={copy.name}
        nameOf={(name) => ({ name })}
        times={analyticsWords.columns.times}
        empty={copy.empty}
        footer={copy.footer}
        action={actionOf}
      />
      {sending !== null && (
        <RedirectDialog
          websiteId={website._id}
          from={sending}
          pages={data.pages.map(({ name }) => name)}
          titles={titles}
          onMissing={() => setSending(null)}
          onClose={() => setSending(null)}
        />
      )}
    </>
  );
}

type ActionProps = { path: string; to: string | null; onSend: () => void; onUndo: () => void };

function Action({ path, to, onSend, onUndo }: ActionProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      {to === null ? (
        <button type="button" aria-label={copy.sendFrom(path)} className={BUTTON} onClick={onSend}>
          {copy.send}
        </button>
      ) : (
        <>
          <span className="min-w-0 truncate text-good">{copy.leads(to)}</span>
          <button type="button" aria-label={copy.undoFrom(path)} className={BUTTON} onClick={onUndo}>
            {copy.undo}
          </button>
        </>
      )}
    </span>
  );
}
