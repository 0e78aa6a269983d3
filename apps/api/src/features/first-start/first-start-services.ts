import type { Core } from '../../core.ts';

export type FirstStartServices = Core & {
  /** When the newest backup was begun; null: there is none. */
  newestBackup: () => Promise<number | null>;
  /** The settings that payments lack. */
  missingPayments: () => readonly string[];
};
