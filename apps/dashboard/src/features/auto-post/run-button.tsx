import { Button } from '@tosite/ui/button';
import { RefreshCw } from 'lucide-react';
import { autoPostWords } from '../../words/auto-post-words.ts';
import type { Run } from './use-run.ts';

/** Looks for what is new without waiting for the next time. */
export function RunButton({ run }: { run: Run }) {
  return (
    <Button variant="primary" busy={run.isRunning} onClick={run.start}>
      <RefreshCw
        size={16}
        aria-hidden
        className={run.isRunning ? 'animate-spin motion-reduce:animate-none' : ''}
      />
      {autoPostWords.run}
    </Button>
  );
}
