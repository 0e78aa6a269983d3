import type { Scenario } from '../scenario.ts';
import { clockMoved } from './clock-moved.ts';
import { databaseRestarted } from './database-restarted.ts';
import { diskFull } from './disk-full.ts';
import { filesAway } from './files-away.ts';
import { killPublish } from './kill-publish.ts';
import { mailAway } from './mail-away.ts';
import { slowSenders } from './slow-senders.ts';
import { tenTimes } from './ten-times.ts';
import { twoProcesses } from './two-processes.ts';
import { twoVersions } from './two-versions.ts';
import { upstreams } from './upstreams.ts';

export const SCENARIOS: readonly Scenario[] = [
  killPublish,
  diskFull,
  databaseRestarted,
  filesAway,
  mailAway,
  upstreams,
  slowSenders,
  clockMoved,
  twoProcesses,
  twoVersions,
  tenTimes,
];
