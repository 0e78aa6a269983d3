import { Notice } from '@tosite/ui/notice';

/** What went wrong with the whole form; each field has its own message beside it. */
export function FormError({ message }: { message: string | null }) {
  return message === null ? null : <Notice tone="bad">{message}</Notice>;
}
