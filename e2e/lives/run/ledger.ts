import { STATEMENTS, type StatementName } from '../statements.ts';

/** What one life showed. */
export type Ledger = {
  check: <K extends StatementName>(name: K, ...evidence: Parameters<(typeof STATEMENTS)[K]['wrong']>) => void;
  fail: (name: StatementName, detail: string) => void;
  /** By statement, what was wrong. */
  faults: Map<StatementName, string[]>;
  /** Statements that were looked at. */
  looked: Set<StatementName>;
};

export function createLedger(): Ledger {
  const faults = new Map<StatementName, string[]>();
  const looked = new Set<StatementName>();
  const add = (name: StatementName, details: readonly string[]): void => {
    looked.add(name);
    if (details.length > 0) faults.set(name, [...(faults.get(name) ?? []), ...details]);
  };
  return {
    faults,
    looked,
    fail: (name, detail) => add(name, [detail]),
    check(name, ...evidence) {
      // The evidence is of this statement's own form: its type says so above.
      const wrong = STATEMENTS[name].wrong as (...given: unknown[]) => readonly string[];
      add(name, wrong(...evidence));
    },
  };
}
