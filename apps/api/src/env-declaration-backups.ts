import type { Setting } from './env-setting.ts';

/** Backups: docs/deploying.md says how they are made and restored. */
export const backupSettings = {
  BACKUP_TO: {
    group: 'Backups',
    means:
      'where backups are written: a folder, best on another disk, or `bucket` for the bucket of the files',
    takes: 'a path, or `bucket`',
    absent: '`DATA_DIR/backups`',
    example: '/mnt/backups',
  },
  BACKUP_NIGHTLY: {
    group: 'Backups',
    means:
      'a backup each night at 3:00 UTC, where a tenth of the disk and 1 GB stay free beside it; the log says when there is no room',
    takes: '`on` or `off`',
    fallback: true,
    example: 'off',
  },
  BACKUP_KEEP: {
    group: 'Backups',
    means: 'how many backups are kept',
    takes: 'a whole number from 1 to 1000',
    fallback: 7,
    example: '30',
  },
  BACKUP_DAYS: {
    group: 'Backups',
    means: 'after how many days a backup goes; the newest always stays',
    takes: 'a whole number from 1 to 3650',
    fallback: 14,
    example: '90',
  },
} as const satisfies Readonly<Record<string, Setting>>;
