import type { Message } from '@tosite/validation/messages/message';
import type { Profile } from '@tosite/validation/profile/profile';
import { clip } from '../text/clean-text.ts';

const LISTS = ['experience', 'education', 'volunteering', 'projects', 'organisations'] as const;
const MAX_NAMED = 3;
const LONGEST_NAME = 120;

/** What ends before it begins is kept as the source says it; who wrote it is asked to look again. */
export function datesMessages(profile: Profile): Message[] {
  const backwards = LISTS.flatMap((list) =>
    profile[list].flatMap((item) => {
      const [start, end = null] = [item.start, item.end];
      if (start === null || end === null || end >= start.slice(0, end.length)) return [];
      return [{ name: clip(nameOf(item), LONGEST_NAME), start, end }];
    }),
  );
  if (backwards.length === 0) return [];
  return [{ id: 'source.backwards', count: backwards.length, named: backwards.slice(0, MAX_NAMED) }];
}

function nameOf(item: Profile[(typeof LISTS)[number]][number]): string {
  if ('name' in item) return item.name;
  if ('school' in item) return item.school;
  if ('role' in item) return item.role === '' ? (item.organisation ?? '') : item.role;
  return item.title ?? item.organisation ?? '';
}
