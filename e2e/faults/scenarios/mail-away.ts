import { pause } from '../people.ts';
import { until, withProduct } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { startTcpProxy } from '../tcp-proxy.ts';
import { beginVisits } from '../visitors.ts';

const PEOPLE = 4;

/** The server of mails goes away while accounts are opened, and comes back; one box refuses for ever. */
export const mailAway: Scenario = {
  name: 'mail-away',
  title: 'SMTP down, then back; and a mail that nobody takes',
  isShort: true,
  async run() {
    const sink = await startSmtpSink();
    const proxy = await startTcpProxy(sink.port);
    try {
      return await withProduct({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}` }, async (stack, people) => {
        await people.begin('mailaway');
        proxy.become('dead');
        const visits = beginVisits(stack.port, ['mailaway']);
        await people.account('poison@example.com');
        for (let one = 0; one < PEOPLE; one += 1) await people.account(`box${one}@example.com`);
        await pause(1500);
        const early = sink.taken.filter((to) => to.startsWith('box')).length;
        proxy.become('open');
        const missing = (): string[] =>
          Array.from({ length: PEOPLE }, (_, one) => `box${one}@example.com`).filter(
            (to) => !sink.taken.includes(to),
          );
        // A mail waits longer after each try; two minutes go by for the server with each of these.
        await until(() => {
          if (missing().length > 0) stack.later();
          return missing().length === 0;
        }, 'the mails of all accounts').catch(() => undefined);
        const wrong = [
          ...missing().map((to) => `the mail to ${to} never came`),
          ...(early > 0 ? ['mails were taken while the server was away'] : []),
          ...unexpected(people, ['200', '201']),
          ...(await people.losses()),
        ];
        return {
          writes: people.writes(),
          least: PEOPLE + 3,
          visits: await visits.end(),
          wrong,
          facts: `${told(people)}; ${sink.taken.length} mails taken`,
        };
      });
    } finally {
      await proxy.close();
      await sink.close();
    }
  },
};
