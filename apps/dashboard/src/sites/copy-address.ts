import type { Website } from '@tosite/validation/website/website';
import { copyText } from '../display/copy-text.ts';
import { toastFailure, toastLocal } from '../display/toasts.tsx';
import { words } from '../words/words.ts';

export async function copyAddress(website: Website): Promise<void> {
  if (await copyText(website.url)) toastLocal(words.common.copied);
  else toastFailure(words.common.copyFailed);
}
