import { Button } from '@tosite/ui/button';
import { ProgressBar } from '@tosite/ui/progress-bar';
import { Thread } from '@tosite/ui/thread';
import { File as FileIcon } from 'lucide-react';
import { importWords } from '../words/import-words.ts';
import { fileSize } from './file-size.ts';
import { shareOfImport, threadOfImport } from './import-thread.ts';
import type { ImportRun } from './use-import.ts';

const copy = importWords;
const SHOWN = 5;

/** What is being sent, how far it is, what is done with it, and the way to stop it. */
export function ImportProgress({ run, onStop }: { run: ImportRun; onStop: () => void }) {
  const { files, sent } = run;
  const share = shareOfImport(run);
  const isSending = sent.total === null || sent.done < sent.total;
  const name = files.length === 1 ? (files[0]?.name ?? '') : copy.files(files.length);
  return (
    <div className="grid grid-cols-1 gap-4 rounded-frame border-[1.5px] border-edge bg-wash p-4">
      <ul aria-label={copy.filesLabel} className="grid gap-1">
        {files.slice(0, SHOWN).map((file) => (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="flex min-w-0 items-center gap-2"
          >
            <FileIcon size={16} aria-hidden className="shrink-0 text-accent-text" />
            <span className="min-w-0 truncate font-semibold">{file.name}</span>
            <span className="ml-auto shrink-0 text-sm text-ink-2">{fileSize(file.size)}</span>
          </li>
        ))}
        {files.length > SHOWN && (
          <li className="text-sm text-ink-2">{copy.moreFiles(files.length - SHOWN)}</li>
        )}
      </ul>
      <div>
        <ProgressBar label={isSending ? copy.sending(name) : copy.working} share={share} />
        <p className="mt-1.5 flex justify-between gap-4 text-sm text-ink-2 tabular-nums">
          <span>
            {isSending ? copy.sent(fileSize(sent.done), fileSize(sent.total ?? sent.done)) : copy.working}
          </span>
          {share !== null && <span>{`${Math.round(share * 100)} %`}</span>}
        </p>
      </div>
      <div role="status">
        <Thread label={copy.stepsLabel} items={threadOfImport(run)} />
      </div>
      <Button onClick={onStop} className="justify-self-start">
        {copy.stop}
      </Button>
    </div>
  );
}
