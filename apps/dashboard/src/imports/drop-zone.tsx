import { Button } from '@tosite/ui/button';
import { classNames } from '@tosite/ui/class-names';
import { Notice } from '@tosite/ui/notice';
import { Segmented } from '@tosite/ui/segmented';
import { hasExport, type Platform } from '@tosite/validation/platforms/platform';
import { ExternalLink, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { importWords, type ExportKind } from '../words/import-words.ts';
import { ExportPicture } from './export-pictures.tsx';
import { ImportProgress } from './import-progress.tsx';
import type { Importing } from './use-import.ts';
import { useWindowDrop } from './use-window-drop.ts';

const copy = importWords;
// In the order of their words.
const KINDS = Object.keys(copy.guides) as ExportKind[];

export type DropZoneProps = {
  importing: Importing;
  /** Whose export is meant; null: the person says. */
  platform: Platform | null;
  /** Narrow: the picture stands above its words at any width. */
  narrow?: boolean;
};

/** A platform without an export of its own that tells of a person has this one. */
export const exportKindOf = (platform: Platform): ExportKind => (hasExport(platform) ? platform : 'resume');

/** Where files are dropped or chosen, with a picture of where to get them; then how far they are; then what is wrong. */
export function DropZone({ importing, platform, narrow = false }: DropZoneProps) {
  const { run, refusal, start, stop } = importing;
  const [chosen, setChosen] = useState<ExportKind>('linkedin');
  const input = useRef<HTMLInputElement>(null);
  const kind = platform === null ? chosen : exportKindOf(platform);
  // What a JSON Resume is about, its reader tells.
  const hint = kind === 'resume' ? null : kind;
  const over = useWindowDrop((files) => void start(files, hint));
  const guide = copy.guides[kind];
  if (run !== null) return <ImportProgress run={run} onStop={stop} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      {platform === null && (
        <Segmented
          label={copy.whichFile}
          value={chosen}
          onValueChange={setChosen}
          className="justify-self-start max-sm:grid max-sm:grid-cols-2 max-sm:justify-self-stretch"
          options={KINDS.map((value) => ({ value, label: copy.guides[value].name }))}
        />
      )}
      <div
        data-over={over}
        className={classNames(
          'grid grid-cols-1 overflow-hidden rounded-frame border-[1.5px] border-dashed bg-wash',
          !narrow && 'sm:grid-cols-[196px_minmax(0,1fr)]',
          over ? 'border-accent-text shadow-[inset_0_0_0_1px_var(--accent-text)]' : 'border-edge',
        )}
      >
        <ExportPicture
          kind={kind}
          className={classNames(
            'h-44 w-full border-b border-rule bg-bench',
            !narrow && 'sm:h-full sm:min-h-44 sm:border-r sm:border-b-0',
          )}
        />
        <div className="flex flex-col justify-center gap-2 p-4">
          <ul className="grid gap-1.5">
            {guide.steps.map((step) => (
              <li
                key={step}
                className="flex gap-2 before:mt-[7px] before:size-[7px] before:shrink-0 before:bg-accent-text before:content-['']"
              >
                {step}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-2">{guide.note}</p>
          {guide.also !== null && <p className="text-sm text-ink-2">{guide.also}</p>}
          <p
            aria-live="polite"
            className="flex items-center gap-2 text-sm font-semibold text-accent-text pointer-coarse:hidden"
          >
            <Upload size={14} aria-hidden className="shrink-0" />
            {over ? copy.dropNow : copy.dropHere}
          </p>
        </div>
      </div>
      {refusal !== null && (
        <Notice tone="bad">
          <p className="font-semibold">{copy.refusedTitle}</p>
          <p className="wrap-anywhere">{refusal}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={copy.chooseLabel}
          accept=".zip,.pdf,.json,.csv,application/zip,application/pdf,application/json,text/csv"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file again, mended, is a change too.
            event.target.value = '';
            if (files.length > 0) void start(files, hint);
          }}
        />
        <Button
          variant="primary"
          className="min-h-10 max-sm:min-h-12 max-sm:w-full"
          onClick={() => input.current?.click()}
        >
          {refusal === null ? copy.choose : copy.chooseOthers}
        </Button>
        <a
          href={guide.href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-accent-text hover:underline max-lg:min-h-11"
        >
          {guide.link}
          <ExternalLink size={14} aria-hidden />
        </a>
      </div>
      {kind !== 'resume' && <p className="text-sm text-ink-2">{copy.promise}</p>}
    </div>
  );
}
