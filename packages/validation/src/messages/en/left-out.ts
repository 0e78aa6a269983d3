import type { LeftOut } from '../../profile/source-report.ts';
import type { Forms } from '../plurals.ts';
import { counted } from './phrases.ts';

const BEGINNINGS: Record<LeftOut['why'], string> = {
  unsupported: 'Left out, because a site has no place for it yet',
  limit: 'Left out, because it is more than we keep',
  unreadable: 'Left out, because it could not be read',
  repeated: 'Taken once, because it stands there twice',
  private: 'Left out, because it is private',
};

/** Tables that have a word of their own. */
const THINGS: Readonly<Record<string, Forms>> = {
  'Patents.csv': { one: '# patent', other: '# patents' },
  'Courses.csv': { one: '# course', other: '# courses' },
  'Test Scores.csv': { one: '# test score', other: '# test scores' },
  'Shares.csv': { one: '# post', other: '# posts' },
  interests: { one: '# interest', other: '# interests' },
};

const LONGEST = 460;

/** One sentence for each reason: what was left out, by name as long as that is short. */
export function leftOut(facts: {
  why: LeftOut['why'];
  list: readonly LeftOut[];
  more: number;
  entries: number;
}): string {
  const { why, list, more, entries } = facts;
  const named = [
    ...list.map((one) => thing(one)),
    ...(more > 0 ? [counted(more, { one: 'and # more thing', other: 'and # more things' })] : []),
  ].join(', ');
  const text = `${BEGINNINGS[why]}: ${named}.`;
  return text.length <= LONGEST
    ? text
    : `${BEGINNINGS[why]}: ${counted(entries, { one: '# entry', other: '# entries' })}.`;
}

function thing({ table, column, count, why }: LeftOut): string {
  if (table === 'Articles/' && column === 'text')
    return counted(count, { one: 'the text of # article', other: 'the text of # articles' });
  if (column === null) {
    const forms = Object.hasOwn(THINGS, table) ? THINGS[table] : undefined;
    return forms === undefined
      ? `${counted(count, { one: '# entry', other: '# entries' })} of ${table}`
      : counted(count, forms);
  }
  const part = `${why === 'limit' ? 'the end of ' : ''}“${column}” in ${table}`;
  return count === 1 ? part : `${part} (${count} times)`;
}
