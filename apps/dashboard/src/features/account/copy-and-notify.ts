import { words } from '../../words/words.ts';
import { copyText } from '../../display/copy-text.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';

/** Copies a text and says that it did, or why the browser did not. */
export function copyAndNotify(text: string, done: string): void {
  void copyText(text).then((worked) => (worked ? toastLocal(done) : toastFailure(words.common.copyFailed)));
}
