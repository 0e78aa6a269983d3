import { nameFact } from '../../../import/archive/archive-failures.ts';
import { ImportFailure } from '../../../import/import-result.ts';

/* What can be wrong with a PDF, as its owner is told. */

export const notAProfile = (name: string) =>
  new ImportFailure({ id: 'import.pdfIsNoProfile', file: nameFact(name) });
export const pdfHasNoText = (name: string) =>
  new ImportFailure({ id: 'import.pdfWithoutText', file: nameFact(name) });
export const pdfIsLocked = (name: string) =>
  new ImportFailure({ id: 'import.pdfLocked', file: nameFact(name) });
export const pdfIsDamaged = (name: string, cause?: unknown) =>
  new ImportFailure({ id: 'import.pdfDamaged', file: nameFact(name) }, { cause });
export const pdfTakesTooLong = (name: string) =>
  new ImportFailure({ id: 'import.pdfTooSlow', file: nameFact(name) }, { next: ['retry', 'import', 'form'] });
export const pdfIsTooLarge = (name: string) =>
  new ImportFailure({ id: 'import.pdfTooLarge', file: nameFact(name) });
