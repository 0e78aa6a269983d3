import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '../../stack.ts';
import { createPeople, pause } from '../people.ts';
import { told, type Scenario } from '../scenario.ts';

const KILLER = new URL('../kill-at-file.mjs', import.meta.url).href;
const LATER = new URL('../../later.mjs', import.meta.url).href;
const PHASES = ['asked', 'storing', 'held', 'shown', 'answered'] as const;
type Phase = (typeof PHASES)[number];

/** kill -9 when a save was just sent, at a file of its version, when it is held, when it is shown, when it is answered. */
export const killPublish: Scenario = {
  name: 'kill-publish',
  title: 'kill -9 in each phase of a publish',
  isShort: true,
  async run({ short, below }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'tosite-faults-'));
    let stack: Stack | null = null;
    const people = createPeople({ port: () => stack?.port ?? 0 });
    const start = async (killAt: number): Promise<Stack> => {
      stack = await startStack(
        { KILL_AT_FILE: String(killAt), NODE_OPTIONS: `--import ${LATER} --import ${KILLER}` },
        dataDir,
      );
      return stack;
    };
    const wrong: string[] = [];
    const came: string[] = [];
    try {
      let running = await start(1 + below(3));
      const site = await people.begin('killed');
      const phases = short ? (['storing', 'held'] as const) : PHASES;
      for (const phase of phases) {
        const before = site.sent;
        await killIn(phase, running);
        running = await start(1 + below(5));
        const held = await people.held(site);
        came.push(`${phase}: ${held > before ? 'kept' : 'as before'}`);
        if (phase === 'held' && held === before) wrong.push('it was not killed after the change was held');
        if (phase === 'answered' && site.saved !== site.sent)
          wrong.push('nothing was acknowledged before the kill');
        wrong.push(...(await people.losses()).map((loss) => `${phase}: ${loss}`));
      }
      await people.save(site, await people.tokenOf(site.email));
      wrong.push(...(await people.losses()));
      await running.stop();
      stack = null;
    } finally {
      await (stack as Stack | null)?.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
    return {
      writes: people.writes(),
      least: short ? 4 : 5,
      visits: null,
      wrong,
      facts: `${came.join(', ')}; ${told(people)}`,
    };

    async function killIn(phase: Phase, running: Stack): Promise<void> {
      const [site] = people.sites;
      if (site === undefined) throw new Error('there is no website');
      const token = await people.tokenOf(site.email);
      const change = site.sent + 1;
      if (phase === 'storing') {
        process.kill(running.pid, 'SIGUSR1');
        await people.save(site, token);
        // The signal has ended it at one of its files.
        return running.kill();
      }
      const saving = people.save(site, token);
      if (phase === 'asked') await pause(below(40));
      if (phase === 'held') await until(async () => (await people.held(site, token)) === change);
      if (phase === 'shown') await until(async () => (await people.shown(site)) === change);
      if (phase === 'answered') await saving;
      await running.kill();
      await saving;
    }
  },
};

async function until(is: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await is())) if (Date.now() > end) throw new Error('what was waited for did not come');
}
