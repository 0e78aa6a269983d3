import { parse } from 'yaml';

const YAML = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u;
const OTHER = /^\ufeff?(?:\+\+\+[ \t]*\r?\n[\s\S]*?\r?\n\+\+\+|;;;[\s\S]*?;;;)[ \t]*(?:\r?\n|$)/u;
const LARGEST = 100_000;

export type FrontMatter = {
  facts: Readonly<Record<string, unknown>>;
  /** What stands below them. */
  text: string;
  /** True: there are facts that cannot be read (TOML, or YAML with faults). */
  isUnread: boolean;
};

/** The facts at the head of a Markdown file, in YAML, and the text below them. Never throws. */
export function frontMatter(source: string): FrontMatter {
  const match = YAML.exec(source);
  if (match === null) {
    const text = source.replace(OTHER, '');
    return { facts: {}, text, isUnread: text !== source };
  }
  const text = source.slice(match[0].length);
  try {
    // Names stand for themselves: an alias that is repeated a thousand times is refused.
    const facts: unknown = parse((match[1] ?? '').slice(0, LARGEST), { maxAliasCount: 20 });
    const isRecord = typeof facts === 'object' && facts !== null && !Array.isArray(facts);
    return {
      facts: isRecord ? (facts as Record<string, unknown>) : {},
      text,
      isUnread: !isRecord && facts !== null,
    };
  } catch {
    return { facts: {}, text, isUnread: true };
  }
}
