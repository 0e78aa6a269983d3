import { IconButton } from '@tosite/ui/icon-button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../display/copy-text.ts';
import { toastFailure } from '../../display/toasts.tsx';
import { setupWords } from '../../words/setup-words.ts';

const copy = setupWords;
const SHOWN_MS = 2500;

/** Lines for the settings, to be copied together. */
export function SettingLines({ name, lines }: { name: string; lines: readonly string[] }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function press() {
    if (await copyText(lines.join('\n'))) setCopied((count) => count + 1);
    else toastFailure(copy.copyFailed);
  }
  return (
    <div className="flex items-start justify-between gap-2">
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what does not fit is reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={name}
        className="min-w-0 flex-1 overflow-x-auto py-1 font-mono text-sm leading-relaxed"
      >
        {lines.join('\n')}
      </pre>
      <span role="status" className="py-1 text-sm font-medium text-good empty:hidden">
        {copied > 0 ? copy.copied : ''}
      </span>
      <IconButton label={copy.copy(name)} onClick={() => void press()} className="shrink-0">
        {copied > 0 ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
      </IconButton>
    </div>
  );
}
