import type { LeftOut } from '@tosite/validation/profile/source-report';

/** Tables that have a word of their own: one of it, and many. */
const THINGS: Readonly<Record<string, readonly [string, string]>> = {
  'Patents.csv': ['patent', 'patents'],
  'Courses.csv': ['course', 'courses'],
  'Test Scores.csv': ['test score', 'test scores'],
  'Shares.csv': ['post', 'posts'],
  interests: ['interest', 'interests'],
};

const ARTICLES = 'Articles/';

const MOST_NAMED = 6;
const LONGEST = 460;

/**
 * One sentence for each reason, for whoever dropped the file. What is private goes without saying here: it is in the
 * list. Empty where nothing else was left out.
 */
export function leftOutInWords(leftOut: readonly LeftOut[]): string[] {
  const because = (why: LeftOut['why']) => leftOut.filter((one) => one.why === why);
  return [
    sentence('Left out, because a site has no place for it yet', because('unsupported')),
    sentence('Left out, because it is more than we keep', because('limit')),
    sentence('Left out, because it could not be read', because('unreadable')),
    sentence('Taken once, because it stands there twice', because('repeated')),
  ].flatMap((text) => text ?? []);
}

function sentence(beginning: string, leftOut: readonly LeftOut[]): string | null {
  if (leftOut.length === 0) return null;
  const named = leftOut.slice(0, MOST_NAMED).map((one) => inWords(one));
  const more = leftOut.length - named.length;
  const list = [...named, ...(more > 0 ? [`and ${more} more ${more === 1 ? 'thing' : 'things'}`] : [])];
  const text = `${beginning}: ${list.join(', ')}.`;
  return text.length <= LONGEST
    ? text
    : `${beginning}: ${leftOut.reduce((sum, { count }) => sum + count, 0)} entries.`;
}

function inWords({ table, column, count, why }: LeftOut): string {
  const thing = THINGS[table];
  if (table === ARTICLES && column === 'text')
    return `the text of ${count} ${count === 1 ? 'article' : 'articles'}`;
  if (column === null) {
    if (thing !== undefined) return `${count} ${count === 1 ? thing[0] : thing[1]}`;
    return `${count} ${count === 1 ? 'entry' : 'entries'} of ${table}`;
  }
  const part = why === 'limit' ? 'the end of ' : '';
  return count === 1 ? `${part}“${column}” in ${table}` : `${part}“${column}” in ${table} (${count} times)`;
}
