/** What the command ends with, so that a script can tell what to do next. */
export const EXIT = {
  done: 0,
  /** A fault of ours. */
  unexpected: 1,
  /** The command was written wrongly: a link that is none, an option that does not exist. */
  usage: 2,
  /** The profile is not there, is private, or its platform shows it to nobody who is not signed in. */
  noProfile: 3,
  /** The files are no export that can be read. */
  unusableExport: 4,
  /** The folder cannot be written, or holds files of somebody else. */
  folder: 5,
  /** The platform did not answer or asked to wait: the same command may work later (EX_TEMPFAIL). */
  later: 75,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An end that was foreseen: one sentence for the person, and the code. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly code: ExitCode;

  constructor(code: ExitCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}
