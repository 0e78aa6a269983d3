/** The forms of a counted thing; `#` is where the written number goes. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & {
  other: string;
  /** After a number that ends in a word: "1,2 M de vistas". */
  millions?: string;
};

/** Chooses among forms by the rules of a language. `written` may be empty where the number stands elsewhere. */
export function pluralsOf(language: string): (forms: Forms, written: string, n: number) => string {
  const rules = new Intl.PluralRules(language);
  return (forms, written, n) => {
    const shortened = /\p{L}/u.test(written) ? forms.millions : undefined;
    const form = shortened ?? forms[rules.select(n)] ?? forms.other;
    return form.replace('#', () => written).trim();
  };
}

/** The same for whole numbers, written as the language writes them. */
export function countsOf(language: string): (n: number, forms: Forms) => string {
  const choose = pluralsOf(language);
  const numbers = new Intl.NumberFormat(language);
  return (n, forms) => choose(forms, numbers.format(n), n);
}
