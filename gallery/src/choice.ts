import type { Catalog } from './catalog.ts';

export const MODES = ['light', 'dark'] as const;
/** `all`: one after the other. */
export type Choice = { theme: string; subject: string; mode: (typeof MODES)[number] | 'all' };

/** What to show stands in the address, so that a view can be kept open and sent. */
export function readChoice(search: string, { themes, subjects }: Catalog): Choice {
  const given = new URLSearchParams(search);
  const [theme, subject, mode] = [given.get('theme'), given.get('subject'), given.get('mode')];
  return {
    theme: theme === 'all' || themes.some((name) => name === theme) ? String(theme) : (themes[0] ?? 'all'),
    subject:
      subject === 'all' || subjects.some(({ id }) => id === subject)
        ? String(subject)
        : (subjects[0]?.id ?? 'all'),
    mode: mode === 'dark' || mode === 'all' ? mode : 'light',
  };
}

/** Every drawing that a choice stands for, in the order of the lists. */
export function drawingsOf(choice: Choice, { themes, subjects }: Catalog): { path: string; label: string }[] {
  const pick = <T>(all: readonly T[], chosen: (one: T) => boolean) => all.filter((one) => chosen(one));
  return pick(themes, (name) => choice.theme === 'all' || name === choice.theme).flatMap((theme) =>
    pick(subjects, ({ id }) => choice.subject === 'all' || id === choice.subject).flatMap(({ id, name }) =>
      pick(MODES, (mode) => choice.mode === 'all' || mode === choice.mode).map((mode) => ({
        path: `/sites/${theme}/${mode}/${id}/`,
        label: `${theme}, ${mode}: ${name}`,
      })),
    ),
  );
}
