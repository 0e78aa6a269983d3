import { connect, type Socket } from 'node:net';
import { pause } from '../people.ts';
import { withProduct } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { beginVisits } from '../visitors.ts';

/** Many connections that say a little now and then, in the head and in the body of a request. */
export const slowSenders: Scenario = {
  name: 'slow-senders',
  title: 'connections that send a byte at a time',
  isShort: true,
  run: ({ short }) =>
    withProduct({}, async (stack, people) => {
      const site = await people.begin('slowsenders');
      const token = await people.tokenOf(site.email);
      const many = short ? 60 : 200;
      const sockets = Array.from({ length: many }, (_, index) => drip(stack.port, index % 2 === 0));
      const visits = beginVisits(stack.port, ['slowsenders']);
      const end = Date.now() + (short ? 6000 : 40_000);
      while (Date.now() < end) {
        await people.save(site, token);
        await pause(500);
      }
      const open = sockets.filter((socket) => !socket.destroyed).length;
      const seen = await visits.end();
      for (const socket of sockets) socket.destroy();
      return {
        writes: people.writes(),
        least: short ? 4 : 8,
        visits: seen,
        wrong: [
          ...(!short && open > 0
            ? [`${open} of ${many} slow connections were not closed in 40 seconds`]
            : []),
          ...unexpected(people, ['200', '201']),
          ...(await people.losses()),
        ],
        facts: `${many} senders, ${open} still open; ${told(people)}`,
      };
    }),
};

function drip(port: number, isBody: boolean): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/auth/email/login HTTP/1.1\r\nHost: dashboard.localhost:${port}\r\n`;
  const rest = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  socket.write(isBody ? head + rest : head);
  const timer = setInterval(() => socket.write(isBody ? ' ' : 'X'), 700);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    socket.destroy();
  });
  // Whatever is answered is read, so that a close is seen.
  socket.resume();
  return socket;
}
