import { inEnglish } from '@tosite/validation/messages/in-english';
import type { SourceReport } from '@tosite/validation/profile/source-report';

/** What a report says, as a person reads it in English. */
export function warningsOf({ warnings }: Pick<SourceReport, 'warnings'>): string[] {
  return warnings.map((warning) => inEnglish(warning));
}
