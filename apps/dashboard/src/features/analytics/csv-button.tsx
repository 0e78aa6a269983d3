import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { analyticsWords } from '../../words/analytics-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { downloadFigures } from './analytics-queries.ts';
import type { Range } from './range.ts';

const copy = analyticsWords.csv;

/** The days that are shown, as a file. */
export function CsvButton({ website, range }: { website: Website; range: Range }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    if (busy) return;
    setBusy(true);
    try {
      await downloadFigures(website._id, website.domain_name, range);
      toastLocal(copy.done);
    } catch (error) {
      toastFailure(`${copy.failed} ${errorSentence(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} onClick={() => void download()}>
      <Download size={16} aria-hidden />
      {busy ? copy.busy : copy.label}
    </Button>
  );
}
