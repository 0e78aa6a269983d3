import { cleanLine } from '@tosite/profile-sources/text/clean-text';
import type { Message } from '@tosite/validation/messages/message';

/** A file or an entry that could not be used, by its name in the upload. */
export type Unusable = { name: string; reason: Message };

const MAX_NAMED = 20;
const LONGEST_NAME = 300;

/** Each with its reason, the first twenty of them, then how many more. */
export function unusableMessages(unusable: readonly Unusable[]): Message[] {
  const named = unusable
    .slice(0, MAX_NAMED)
    .map(({ name, reason }): Message => ({ id: 'upload.unusable', file: shown(name), reason }));
  const more = unusable.length - named.length;
  return more > 0 ? [...named, { id: 'upload.moreUnusable', count: more }] : named;
}

/** The end of a path tells one file from another. */
function shown(name: string): string {
  const short = name.length <= LONGEST_NAME ? name : `…${name.slice(name.length - LONGEST_NAME + 1)}`;
  return cleanLine(short, LONGEST_NAME) ?? '';
}
