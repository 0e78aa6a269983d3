import type { Sentence } from '@tosite/api-client/endpoints/sentence';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';

/** What an answer says to a person: in English, and as the value that it was made of. */
export function sentence(reason: Message): Sentence {
  return { message: inEnglish(reason), reason };
}
