import { pause } from '../people.ts';
import { postgresMissing, startPostgres } from '../postgres.ts';
import { until, withProduct } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { beginVisits } from '../visitors.ts';

const TIMES = 3;

/** PostgreSQL is restarted at once, as after a crash, again and again under writes. */
export const databaseRestarted: Scenario = {
  name: 'database-restarted',
  title: 'PostgreSQL restarted under writes',
  isShort: false,
  missing: postgresMissing,
  async run() {
    const postgres = await startPostgres();
    try {
      return await withProduct({ DATABASE_URL: postgres.url }, async (stack, people) => {
        const sites = [await people.begin('restartone'), await people.begin('restarttwo')];
        const visits = beginVisits(stack.port, ['restartone', 'restarttwo']);
        let isOver = false;
        const saving = Promise.all([
          ...sites.map((site) => people.keepSaving(site, () => isOver)),
          signUps(() => isOver),
        ]);
        for (let time = 0; time < TIMES; time += 1) {
          const before = people.writes();
          await until(() => people.writes() >= before + 4, 'writes between the restarts');
          postgres.restart();
        }
        const after = people.writes();
        await until(() => people.writes() >= after + 4, 'writes after the last restart');
        isOver = true;
        await saving;
        const lost: string[] = [];
        for (const email of opened)
          if ((await people.tokenOf(email)) === '')
            lost.push(`the account ${email} was acknowledged and is gone`);
        return {
          writes: people.writes(),
          least: 12,
          visits: await visits.end(),
          wrong: [
            ...(opened.length < 3 ? [`only ${opened.length} accounts were opened`] : []),
            ...unexpected(people, ['200', '201', '503']),
            ...lost,
            ...(await people.losses()),
          ],
          facts: `${TIMES} restarts; ${told(people)}`,
        };

        async function signUps(over: () => boolean): Promise<void> {
          for (let one = 0; !over(); one += 1) {
            const email = `opened${one}@example.com`;
            if ((await people.signUp(email))?.status === 201) opened.push(email);
            await pause(50);
          }
        }
      });
    } finally {
      opened.length = 0;
      postgres.stop();
    }
  },
};

const opened: string[] = [];
