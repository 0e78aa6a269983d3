import type { Catalog } from './catalog.ts';

export const MODES = ['light', 'dark'] as const;
/** `all`: one after the other. */
export type Choice = { theme: string; subject: string; page: string; mode: (typeof MODES)[number] | 'all' };

/** What to show stands in the address, so that a view can be kept open and sent. */
export function readChoice(search: string, { themes, subjects }: Catalog): Choice {
  const given = new URLSearchParams(search);
  const [theme, subject] = [given.get('theme'), given.get('subject')];
  const [page, mode] = [given.get('page'), given.get('mode')];
  return {
    theme: theme === 'all' || themes.some((name) => name === theme) ? String(theme) : (themes[0] ?? 'all'),
    subject:
      subject === 'all' || subjects.some(({ id }) => id === subject)
        ? String(subject)
        : (subjects[0]?.id ?? 'all'),
    page: page === 'all' || (page !== null && pageKinds({ subjects }).includes(page)) ? page : 'home',
    mode: mode === 'dark' || mode === 'all' ? mode : 'light',
  };
}

/** The kinds of pages that any of the sites has. */
export function pageKinds({ subjects }: Pick<Catalog, 'subjects'>): string[] {
  return [...new Set(subjects.flatMap(({ pages }) => pages.map(({ kind }) => kind)))];
}

/** Every drawing that a choice stands for, in the order of the lists. */
export function drawingsOf(choice: Choice, { themes, subjects }: Catalog): { path: string; label: string }[] {
  const pick = <T>(all: readonly T[], chosen: (one: T) => boolean) => all.filter((one) => chosen(one));
  return pick(themes, (name) => choice.theme === 'all' || name === choice.theme).flatMap((theme) =>
    pick(subjects, ({ id }) => choice.subject === 'all' || id === choice.subject).flatMap(
      ({ id, name, pages }) =>
        pick(pages, ({ kind }) => choice.page === 'all' || kind === choice.page).flatMap(({ kind, path }) =>
          pick(MODES, (mode) => choice.mode === 'all' || mode === choice.mode).map((mode) => ({
            path: `/sites/${theme}/${mode}/${id}${path}`,
            label: `${theme}, ${mode}: ${name}, ${kind}`,
          })),
        ),
    ),
  );
}
