import type { AdminServices } from '../admin/admin-command.ts';

export type OperatorServices = AdminServices & {
  /** When the newest backup was begun; null: there is none. */
  newestBackup: () => Promise<number | null>;
  /** Where the pages of a website stand for an operator, whatever its status. */
  lookAddress: (websiteId: string) => string;
  /** The first page of a version, as it stands; null: its file is gone. */
  firstPage: (publishId: string) => Promise<string | null>;
};

export const instant = (at: number): string => new Date(at).toISOString();
export const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at));
