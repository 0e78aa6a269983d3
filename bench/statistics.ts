/** Median and 95th percentile of some figures. */
export function summary(figures: readonly number[]): { median: number; p95: number } {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

export function line(name: string, figure: string): void {
  process.stdout.write(`${name.padEnd(58)} ${figure}\n`);
}
