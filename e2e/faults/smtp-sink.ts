import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A server of mails that takes all but what goes to `poison@…`, and keeps whom they went to. */
export async function startSmtpSink(): Promise<{
  port: number;
  taken: string[];
  close: () => Promise<void>;
}> {
  const taken: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) =>
      done(
        address.startsWith('poison@')
          ? Object.assign(new Error('no such box'), { responseCode: 550 })
          : undefined,
      ),
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
