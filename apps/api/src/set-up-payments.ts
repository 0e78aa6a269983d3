import { parseEnv } from './env.ts';

/** `node apps/api/dist/main.js set-up-payments`: prints the settings that belong to it. Answers the exit code. */
export async function setUpPaymentsCommand(source: NodeJS.ProcessEnv): Promise<number> {
  const reading = parseEnv(source);
  if (!reading.ok) {
    for (const problem of reading.problems) console.error(problem);
    return 78;
  }
  try {
    const { setUpPayments } = await import('./features/billing/set-up-payments.ts');
    const lines = await setUpPayments(reading.env);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
