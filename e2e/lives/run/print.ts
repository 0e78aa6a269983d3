import { STATEMENTS, type StatementName } from '../statements.ts';
import type { LifeResult } from './a-life.ts';

const MAX = 6;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One line for a life; what was wrong below it, and how to live it again. */
export function printLife({ id, way, who, ledger, ms }: LifeResult, seed: number, verbose: boolean): void {
  const isFine = ledger.faults.size === 0;
  say(`${isFine ? 'ok    ' : 'FAILED'} ${id.padStart(3)} ${way} (${who}) ${(ms / 1000).toFixed(1)} s`);
  if (isFine) return;
  for (const [name, details] of ledger.faults) {
    say(`         ${name}: ${STATEMENTS[name].says}`);
    const shown = verbose ? details : details.slice(0, MAX);
    for (const detail of shown) say(`           - ${verbose ? detail : detail.slice(0, 300)}`);
    if (details.length > shown.length) say(`           … and ${details.length - shown.length} more`);
  }
  say(`         again: pnpm lives --seed ${seed} --only ${id}`);
}

/** Facts by way in, statements by how many lives they held for. Answers how many lives failed. */
export function printTotals(
  results: readonly LifeResult[],
  run: { seconds: number; skipped: number },
): number {
  const ways = [...new Set(results.filter(({ found }) => found.length > 0).map(({ way }) => way))];
  say('\nfacts                     shown    kept   named    lost');
  for (const way of ways) {
    const found = results.filter((result) => result.way === way).flatMap((result) => result.found);
    const count = (where: string) => String(found.filter((one) => one.where === where).length).padStart(8);
    say(`${way.padEnd(23)}${count('shown')}${count('kept')}${count('named')}${count('lost')}`);
  }
  say('\nstatements                held   failed');
  for (const name of Object.keys(STATEMENTS) as StatementName[]) {
    const looked = results.filter(({ ledger }) => ledger.looked.has(name));
    const broken = looked.filter(({ ledger }) => ledger.faults.has(name)).length;
    if (looked.length > 0)
      say(`${name.padEnd(23)}${String(looked.length - broken).padStart(7)}${String(broken).padStart(9)}`);
  }
  const failed = results.filter(({ ledger }) => ledger.faults.size > 0).length;
  const rate = (results.length / run.seconds) * 60;
  say(
    `\n${results.length} lives in ${run.seconds.toFixed(0)} s, ${rate.toFixed(1)} a minute; ${failed} of them failed${run.skipped > 0 ? `; ${run.skipped} were not begun in time` : ''}`,
  );
  return failed;
}
