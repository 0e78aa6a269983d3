/** What a spreadsheet takes for the beginning of a formula, wide forms included. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A value in quotes; what would be a formula is a text. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const isFormula = FORMULA.test(value.trimStart()) || /^[\t\r\n]/u.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
