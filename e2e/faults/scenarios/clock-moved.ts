import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../stack.ts';
import { createPeople } from '../people.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';

const CLOCK = new URL('../shifted-clock.mjs', import.meta.url).href;
const DAY = 86_400_000;

/** The clock of the process is a day ahead, then right, then two days behind, over the same data. */
export const clockMoved: Scenario = {
  name: 'clock-moved',
  title: 'the clock a day ahead, then right, then two days behind',
  isShort: false,
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'tosite-faults-'));
    let port = 0;
    const people = createPeople({ port: () => port });
    const wrong: string[] = [];
    try {
      for (const [round, shift] of [DAY, 0, -2 * DAY].entries()) {
        const stack = await startStack(
          { CLOCK_SHIFT_MS: String(shift), NODE_OPTIONS: `--import ${CLOCK}` },
          dataDir,
        );
        port = stack.port;
        try {
          await people.begin(`clock${round}`);
          for (const site of people.sites) await people.save(site, await people.tokenOf(site.email));
          wrong.push(...(await people.losses()).map((loss) => `${shift / DAY} days: ${loss}`));
        } finally {
          await stack.stop();
        }
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
    return {
      writes: people.writes(),
      least: 12,
      visits: null,
      wrong: [...unexpected(people, ['200', '201']), ...wrong],
      facts: told(people),
    };
  },
};
