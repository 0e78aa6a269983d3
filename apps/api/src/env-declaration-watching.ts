import type { Setting } from './env-setting.ts';

/** What is told about the process: docs/watching.md says what to look at. */
export const watchingSettings = {
  METRICS_TOKEN: {
    group: 'Watching it',
    means:
      'whoever brings it (`Authorization: Bearer …`) reads figures for Prometheus at `/metrics` of the dashboard’s host',
    takes: 'at least 16 characters',
    absent: 'there is no `/metrics` on that host',
    example: 'a-long-random-text-of-yours',
  },
  METRICS_PORT: {
    group: 'Watching it',
    means:
      'the port of 127.0.0.1 on which the same figures stand without a token; a `ROLE=worker` process has no other',
    takes: 'a whole number from 1 to 65535',
    absent: 'no port is opened for them',
    example: '9464',
  },
  ACCESS_LOG: {
    group: 'Watching it',
    means:
      'whether each request stands in the log with the visitor’s address and the account, for sites too; say so in your privacy text',
    takes: '`on` or `off`',
    fallback: false,
    example: 'on',
  },
} as const satisfies Readonly<Record<string, Setting>>;
