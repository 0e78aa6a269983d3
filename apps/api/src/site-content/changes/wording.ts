import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';

/** A text for the person who decides, in English; `reason` is its value, null where the words are their own. */
export type Wording = { text: string; reason: Message | null };

export const ownWords = (text: string): Wording => ({ text, reason: null });

export const wordingOf = (reason: Message): Wording => ({ text: inEnglish(reason), reason });
