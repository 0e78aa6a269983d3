import { Spinner } from '@tosite/ui/spinner';
import { words } from '../words/words.ts';

/** Shown until it is known who is there, and while the first page is on its way. */
export function LoadingPage() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={words.common.loading} />
    </div>
  );
}
