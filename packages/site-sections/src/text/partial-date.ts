/** A date at its own precision, taken apart. null when the text is not one. */
export type DateParts = { year: number; month: number | null; day: number | null };

export function readDate(text: string | null): DateParts | null {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/u.exec(text ?? '');
  if (match === null) return null;
  const month = match[2] === undefined ? null : Number(match[2]);
  const day = match[3] === undefined ? null : Number(match[3]);
  if ((month !== null && (month < 1 || month > 12)) || (day !== null && (day < 1 || day > 31))) return null;
  return { year: Number(match[1]), month, day };
}

/** Years as a decimal number. `edge` says which end of a year or month that has no finer date is meant. */
export function yearsOf({ year, month, day }: DateParts, edge: 'start' | 'end'): number {
  if (month === null) return edge === 'start' ? year : year + 1;
  if (day === null) return year + (edge === 'start' ? month - 1 : month) / 12;
  return year + (month - 1) / 12 + day / 372;
}
