import { parseEnv, type Env } from './env.ts';
import { installLastResort } from './last-resort.ts';
import { run, type Running } from './run.ts';
import type { Overrides } from './overrides.ts';
import { startProblem } from './start-problem.ts';

/** sysexits.h: something that only the operator can put right. */
const EX_CONFIG = 78;

/** Starts the process by its settings, says where to go, and stops in order when it is told to. */
export async function start(source: NodeJS.ProcessEnv, overrides: Overrides = {}): Promise<void> {
  const reading = parseEnv(source);
  if (!reading.ok) {
    for (const problem of reading.problems) console.error(problem);
    process.exit(EX_CONFIG);
  }
  const running = await run(reading.env, overrides).catch((error: unknown) => {
    const problem = startProblem(error, reading.env);
    if (problem !== null) {
      console.error(problem);
      process.exit(EX_CONFIG);
    }
    console.error('to.site cannot start:', error);
    process.exit(1);
  });
  installLastResort(running.services.log, (code) => process.exit(code));
  stopOnSignal(running);
  if (reading.env.role === 'worker') return;
  const { firstStartLink, log } = running.services;
  const link = await firstStartLink().catch((error: unknown) => {
    log.error({ err: error }, 'no link for the first start could be made');
    return null;
  });
  process.stdout.write(welcome(reading.env, link));
}

function stopOnSignal(running: Running): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          running.services.log.fatal({ err: error }, 'the process could not stop in order');
          process.exit(1);
        },
      );
    });
  }
}

function welcome({ dashboardOrigin, landingOrigin, smtpUrl, dataDir }: Env, link: string | null): string {
  return [
    '',
    '  to.site is running.',
    '',
    `  Open       ${dashboardOrigin}`,
    `  Try        ${landingOrigin('github')}, and "See an example": a sample needs no network and no account`,
    ...(smtpUrl === null ? [`  Mails      are written to ${dataDir}/outbox, since SMTP_URL is not set`] : []),
    ...(link === null ? [] : [`  Set up     ${link}`, '             for a day, until its operator is there']),
    '  Stop       Ctrl+C',
    '',
    '',
  ].join('\n');
}
