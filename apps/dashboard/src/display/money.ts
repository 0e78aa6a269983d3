import { dateLanguage } from './moment.ts';

/** As the specification writes it: a dollar sign plus the amount; cents only where there are some. */
export function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString(dateLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
