import { counted } from './phrases.ts';
import type { Forms } from '../plurals.ts';

/** What a profile can bring, in the order in which it is told. */
const FOUND = {
  experience: { one: '# job', other: '# jobs' },
  education: { one: '# school', other: '# schools' },
  skills: { one: '# skill', other: '# skills' },
  projects: { one: '# project', other: '# projects' },
  codeLanguages: { one: '# language', other: '# languages' },
  videos: { one: '# film', other: '# films' },
  playlists: { one: '# playlist', other: '# playlists' },
  media: { one: '# post', other: '# posts' },
  people: { one: '# person', other: '# people' },
  updates: { one: '# update', other: '# updates' },
} satisfies Record<string, Forms>;
export type FoundList = keyof typeof FOUND;

export const stepsMessages = {
  'steps.found': ({ name, lists }: { name: string; lists: readonly { list: FoundList; count: number }[] }) =>
    lists.length === 0
      ? name
      : `${name}: ${lists.map(({ list, count }) => counted(count, FOUND[list])).join(', ')}`,
  'steps.files': ({ count, bytes }: { count: number; bytes: number }) =>
    `${counted(count, { one: '# file', other: '# files' })}, ${bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`}`,
  'steps.sections': ({ count }: { count: number }) =>
    counted(count, { one: '# section', other: '# sections' }),
  'steps.waiting': ({ count }: { count: number }) =>
    `waiting for ${counted(count, { one: '# other', other: '# others' })}`,
  'steps.pictures': ({ copied, failed, waiting }: { copied: number; failed: number; waiting: number }) =>
    [
      copied > 0 ? counted(copied, { one: '# picture', other: '# pictures' }) : '',
      failed > 0
        ? counted(failed, {
            one: '# picture could not be copied',
            other: '# pictures could not be copied',
          })
        : '',
      waiting > 0 ? counted(waiting, { one: '# more to come', other: '# more to come' }) : '',
    ]
      .filter((part) => part !== '')
      .join(', ') || 'The profile has no pictures',
} as const;
