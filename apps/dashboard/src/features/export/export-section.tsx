import { Button } from '@tosite/ui/button';
import { ProgressBar } from '@tosite/ui/progress-bar';
import type { ExportFormat } from '@tosite/api-client/endpoints/export';
import type { Website } from '@tosite/validation/website/website';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { downloadWebsite, type Received } from './download-website.ts';

const copy = siteSettingsWords.export;
const FORMATS = [
  { format: 'zip', label: copy.zip, help: copy.zipHelp },
  { format: 'json', label: copy.json, help: copy.jsonHelp },
] as const;

/** The whole site to keep, as pages or as data. */
export function ExportSection({ website }: { website: Website }) {
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const [received, setReceived] = useState<Received | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function start(format: ExportFormat) {
    const controller = new AbortController();
    ending.current = controller;
    setRunning(format);
    setReceived(null);
    setFailure(null);
    try {
      await downloadWebsite({ id: website._id, label: website.domain_name }, format, {
        signal: controller.signal,
        onReceived: setReceived,
      });
      toastLocal(copy.done);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(errorSentence(error));
    } finally {
      setRunning(null);
    }
  }

  return (
    <section aria-labelledby="export" className="mt-12">
      <h2 id="export" className="text-[18px]">
        {copy.title}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.body}</p>
      <ul className="mt-4 border-t border-rule">
        {FORMATS.map(({ format, label, help }) => (
          <li
            key={format}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-4"
          >
            <p id={`export-${format}`} className="min-w-0 flex-1 basis-72 text-ink-2">
              {help}
            </p>
            <Button
              aria-describedby={`export-${format}`}
              busy={running === format}
              disabled={running !== null && running !== format}
              onClick={() => {
                if (running === null) void start(format);
              }}
            >
              <Download size={16} aria-hidden />
              {running === format ? copy.busy : label}
            </Button>
          </li>
        ))}
      </ul>
      {running !== null && (
        <div className="mt-4 flex items-center gap-4">
          <div className="min-w-0 flex-1">
            <ProgressBar label={copy.progress} share={shareOf(received)} />
            <p className="mt-1.5 text-sm text-ink-2 tabular-nums">{inWords(received)}</p>
          </div>
          <Button onClick={() => ending.current?.abort()}>{copy.stop}</Button>
        </div>
      )}
      {failure !== null && (
        <p role="alert" className="mt-3 text-sm font-medium text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}

function shareOf(received: Received | null): number | null {
  return received === null || received.total === null ? null : received.bytes / received.total;
}

function inWords(received: Received | null): string {
  if (received === null) return copy.busy;
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return copy.received(megabytes(received.bytes), received.total === null ? null : megabytes(received.total));
}
