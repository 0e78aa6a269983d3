/** One setting of the process, as an operator has to know it. Sentences are without a capital and without a full stop. */
export type Setting = {
  /** The heading that it stands under. */
  readonly group: string;
  /** What it is for. Neighbours with the same words share a row of the README's table. */
  readonly means: string;
  /** What it takes, with its unit or its range. */
  readonly takes: string;
  /** A value that it takes, and that is not its default. */
  readonly example: string;
} & (
  | {
      /** What it is where it is not set. */
      readonly fallback: string | number | boolean;
      readonly choices?: readonly string[];
    }
  | {
      /** What happens where it is not set, in words: it has no value of its own then. */
      readonly absent: string;
    }
);
