/** By UTC: `2026-11-30`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** By UTC: `2026-11`. */
export function monthOf(now: number): string {
  return dayOf(now).slice(0, 7);
}

export function nextDay(now: number): number {
  const at = new Date(now);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1);
}

export function nextMonth(now: number): number {
  const at = new Date(now);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
}
