import type { Message } from '@tosite/validation/messages/message';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Profile } from '@tosite/validation/profile/profile';
import type { SourceReport } from '@tosite/validation/profile/source-report';
import type { SiteData } from '@tosite/validation/website/site-data';

/** A picture or a video of an export: `address` is how the profile names it (`import:<path in the archive>`). */
export type ImportedPicture = { address: string; bytes(): Promise<Buffer> };

/** What an upload became. */
export type ImportResult = {
  profile: Profile;
  report: SourceReport;
  /** Readable until the import is closed: the caller copies what it wants before that. */
  pictures: ImportedPicture[];
  /** What could not be taken, by its name in the upload, with the reason. */
  unusable: { name: string; reason: Message }[];
  /** How the site was designed, where the upload is a site that was exported here. */
  site?: SiteData | undefined;
};

/** How far an import is; `total` null while it is not known. */
export type ImportProgress = { stage: ImportStage; done: number; total: number | null };
export type ImportStage = 'opening' | 'reading' | 'mapping';
export type OnProgress = (progress: ImportProgress) => void;

export type ImportNextStep = 'import' | 'form' | 'connect' | 'sample' | 'retry';

/** An upload that cannot be used: its message names the file found and the one expected. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  readonly code = 'unusable_export';
  readonly reason: Message;
  readonly next: readonly ImportNextStep[];

  constructor(reason: Message, options: { next?: readonly ImportNextStep[]; cause?: unknown } = {}) {
    super(inEnglish(reason), { cause: options.cause });
    this.reason = reason;
    this.next = options.next ?? ['import', 'form'];
  }
}
