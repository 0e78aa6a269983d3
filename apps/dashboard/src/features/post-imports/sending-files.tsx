import { Button } from '@tosite/ui/button';
import { ProgressBar } from '@tosite/ui/progress-bar';
import { fileSize } from '../../imports/file-size.ts';
import { postImportsWords } from '../../words/post-imports-words.ts';
import type { Sent } from './send-posts.ts';

const copy = postImportsWords;

export type SendingFilesProps = { files: readonly File[]; sent: Sent; onStop: () => void };

/** How far the files are; then that they are read. */
export function SendingFiles({ files, sent, onStop }: SendingFilesProps) {
  const [first] = files;
  const name = files.length === 1 && first !== undefined ? first.name : copy.files(files.length);
  const isSending = sent.done < sent.total;
  const says = isSending ? copy.sending(name) : copy.reading;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold wrap-anywhere">
        {says}
      </p>
      <div>
        <ProgressBar label={says} share={isSending ? sent.done / sent.total : null} />
        <p className="mt-1.5 text-sm text-ink-2">
          {isSending ? copy.sent(fileSize(sent.done), fileSize(sent.total)) : fileSize(sent.total)}
        </p>
      </div>
      <Button onClick={onStop} className="justify-self-start">
        {copy.stop}
      </Button>
    </div>
  );
}
