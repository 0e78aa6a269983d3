import { inEnglish } from '@tosite/validation/messages/in-english';
import type { MessageValue } from '@tosite/validation/messages/message-value';

/** Messages that are kept, as answers carry them: in English, and as values. */
export function presentWarnings(warnings: readonly MessageValue[]): {
  warnings: string[];
  warningReasons: MessageValue[];
} {
  return { warnings: warnings.map((warning) => inEnglish(warning)), warningReasons: [...warnings] };
}

/** null: nothing failed. */
export function presentLastError(error: MessageValue | null): {
  lastError: string | null;
  lastErrorReason: MessageValue | null;
} {
  return { lastError: error === null ? null : inEnglish(error), lastErrorReason: error };
}
