import type { Profile } from '@tosite/validation/profile/profile';

const LISTS = ['experience', 'education', 'volunteering', 'projects', 'organisations'] as const;
const MOST_NAMED = 3;

/** What ends before it begins is kept as the source says it; who wrote it is asked to look again. */
export function datesInWords(profile: Profile): string[] {
  const backwards = LISTS.flatMap((list) =>
    profile[list].flatMap((item): string[] => {
      const [start, end = null] = [item.start, item.end];
      if (start === null || end === null || end >= start.slice(0, end.length)) return [];
      return [`“${nameOf(item)}” (${start} – ${end})`];
    }),
  );
  if (backwards.length === 0) return [];
  const more = backwards.length - MOST_NAMED;
  const named = backwards.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [
    `${backwards.length === 1 ? 'One entry ends' : `${backwards.length} entries end`} before ${backwards.length === 1 ? 'it begins' : 'they begin'}: ${named}. Correct the dates on your site.`.slice(
      0,
      500,
    ),
  ];
}

function nameOf(item: Profile[(typeof LISTS)[number]][number]): string {
  if ('name' in item) return item.name;
  if ('school' in item) return item.school;
  if ('role' in item) return item.role === '' ? (item.organisation ?? '') : item.role;
  return item.title ?? item.organisation ?? '';
}
