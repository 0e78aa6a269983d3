import { EXIT } from './exit-codes.ts';
import { runCli } from './run-cli.ts';

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => stop.abort());
}

try {
  process.exitCode = await runCli(process.argv.slice(2), {
    env: process.env,
    streams: { out: process.stdout, err: process.stderr },
    signal: stop.signal,
  });
} catch (error) {
  console.error('The site could not be drawn, and that is a fault of this command:', error);
  process.exitCode = EXIT.unexpected;
}
