import { classNames } from '@tosite/ui/class-names';
import { IconButton } from '@tosite/ui/icon-button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../display/copy-text.ts';
import { toastFailure } from '../../display/toasts.tsx';
import { domainWords } from '../../words/domain-words.ts';

const copy = domainWords.doctor;
const SHOWN_MS = 2500;

/** A value of a record, letter for letter, with a button that copies it and says so. */
export function CopyValue({ value, className }: { value: string; className?: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function press() {
    if (await copyText(value)) setCopied((count) => count + 1);
    else toastFailure(copy.copyFailed);
  }
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-1', className)}>
      <code className="min-w-0 font-mono text-sm wrap-anywhere">{value}</code>
      <IconButton
        label={copy.copy(value)}
        onClick={() => void press()}
        className="size-7 max-lg:size-11 [&_svg]:size-3.5"
      >
        {copied > 0 ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
      </IconButton>
      <span role="status" className="text-sm font-medium text-good empty:hidden">
        {copied > 0 ? copy.copied : ''}
      </span>
    </span>
  );
}
