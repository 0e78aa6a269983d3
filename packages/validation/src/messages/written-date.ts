/** A date as precise as it is told, or a moment in UTC, as a language writes it. Throws for what is no date. */
export function writtenDate(language: string, date: string): string {
  const of = (wanted: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...wanted, calendar: 'gregory', timeZone: 'UTC' }).format(
      new Date(date),
    );
  if (date.length === 4) return of({ year: 'numeric' });
  if (date.length === 7) return of({ year: 'numeric', month: 'short' });
  if (date.length === 10) return of({ dateStyle: 'medium' });
  return `${of({ dateStyle: 'medium', timeStyle: 'short' })} UTC`;
}

/** A language by its tag, as another one calls it. Throws for what is no tag. */
export function writtenLanguage(language: string, tag: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;
}
