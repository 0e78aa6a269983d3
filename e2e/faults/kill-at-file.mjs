// Loaded into the server: after SIGUSR1 it ends as by a power cut when it is about to put its n-th file in its place, which
// is KILL_AT_FILE. Half of a version's files are there then.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { rename } = fs;
let left = 0;
process.on('SIGUSR1', () => (left = Number(process.env.KILL_AT_FILE ?? '1')));
fs.rename = async (from, to) => {
  if (left > 0 && String(from).includes('.incoming')) {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  }
  return rename(from, to);
};
syncBuiltinESMExports();
