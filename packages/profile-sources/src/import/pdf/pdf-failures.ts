import { shownName } from '../archive/archive-failures.ts';
import { ImportFailure } from '../import-result.ts';

/* What can be wrong with a PDF, as the sentence that its owner reads. */

const HOW = 'Open your LinkedIn profile, choose “More”, then “Save to PDF”, and drop that file.';

export const notAProfile = (name: string) =>
  new ImportFailure(
    `${shownName(name)} is not a profile: this is not a LinkedIn profile saved as PDF. ${HOW}`,
  );
export const pdfHasNoText = (name: string) =>
  new ImportFailure(`${shownName(name)} holds pictures of pages and no text, so it can't be read. ${HOW}`);
export const pdfIsLocked = (name: string) =>
  new ImportFailure(
    `${shownName(name)} is locked with a password. Drop the PDF exactly as LinkedIn gave it to you.`,
  );
export const pdfIsDamaged = (name: string, cause?: unknown) =>
  new ImportFailure(`${shownName(name)} is damaged and can't be read. ${HOW}`, { cause });
export const pdfTakesTooLong = (name: string) =>
  new ImportFailure(`Reading ${shownName(name)} took too long, so we stopped. ${HOW}`, {
    next: ['retry', 'import', 'form'],
  });
export const pdfIsTooLarge = (name: string) =>
  new ImportFailure(`${shownName(name)} is larger than 10 MB, which no LinkedIn profile is. ${HOW}`);
