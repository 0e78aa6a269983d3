import type { Logger } from 'pino';

const MAX_IN_A_MINUTE = 20;

/**
 * What nobody caught is written down and does not end the process, unless it goes on and on: then the state is not to
 * be trusted, and whoever supervises the process starts a new one.
 */
export function installLastResort(log: Logger, exit: (code: number) => void): void {
  let recent: number[] = [];
  const note = (error: unknown, kind: string): void => {
    const now = Date.now();
    recent = [...recent.filter((at) => at > now - 60_000), now];
    log.fatal({ err: error }, kind);
    if (recent.length > MAX_IN_A_MINUTE) exit(1);
  };
  process.on('uncaughtException', (error) => note(error, 'an error that nobody caught'));
  process.on('unhandledRejection', (reason) => note(reason, 'a rejection that nobody handled'));
  // Whoever reads our output may go away; that is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
