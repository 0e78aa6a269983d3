/* What an upload may be. An import says itself what it makes of the files; this is about the form around them. */

export const UPLOAD_LIMITS = {
  bytes: 4 * 1024 ** 3,
  /** The form's own bytes around its files. */
  overhead: 1024 ** 2,
  files: 100,
  fields: 10,
  fieldBytes: 1024,
  headerBytes: 8 * 1024,
  headerPairs: 20,
  /** Nothing for so long: whoever was sending is gone. */
  stallMs: 30_000,
  /** 4 GB at 5 Mbit/s; whoever sends a byte now and then is not waited for. */
  longestMs: 2 * 3_600_000,
  atOnce: 8,
  /** Of one network, so that none can take every place. */
  atOnceByAddress: 3,
} as const;
export type UploadLimits = { [K in keyof typeof UPLOAD_LIMITS]: number };
