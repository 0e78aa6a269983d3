import { PLATFORMS } from '../packages/validation/src/platforms/platform.ts';

/** So many platforms in one place are a list of them, however many there are by now. */
const MANY = 4;
const NAME = new RegExp(`(?<![a-z])(${PLATFORMS.join('|')})`, 'giu');

/** The lines on which a text lists the platforms by hand: in one line, or as the entries of one pair of brackets. */
export function platformLists(text: string): number[] {
  const found = new Set<number>();
  text.split('\n').forEach((line, index) => {
    if (namesIn(line).size >= MANY) found.add(index + 1);
  });
  const open: { line: number; names: Set<string> }[] = [];
  let line = 1;
  // Strings whole, so that a bracket in one opens nothing; words; brackets.
  for (const [token] of text.matchAll(/'[^'\n]*'|"[^"\n]*"|[\w$-]+|[[\](){}\n]/gu)) {
    if (token === '\n') line += 1;
    else if (/^[[{(]$/u.test(token)) open.push({ line, names: new Set() });
    else if (/^[\])}]$/u.test(token)) {
      const group = open.pop();
      if (group !== undefined && group.names.size >= MANY) found.add(group.line);
    } else for (const name of namesIn(token)) open.at(-1)?.names.add(name);
  }
  return [...found].toSorted((a, b) => a - b);
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(NAME)].map(([name]) => name.toLowerCase()));
}
