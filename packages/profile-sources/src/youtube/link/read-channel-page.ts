import { decodeEntities } from './decode-entities.ts';
import { CHANNEL_ID, noChannel, type FoundChannel } from './findings.ts';
import { readChannelAnswer, type ChannelAnswer } from './innertube-answer.ts';

export type ChannelPage = {
  /** From the canonical link and the tags for other sites; null when the page is none of a channel. */
  channel: FoundChannel | null;
  /** What the page's own data says; null when it has none that can be read. */
  data: ChannelAnswer | null;
};

export function readChannelPage(html: string): ChannelPage {
  const json = initialData(html);
  const data = json === null ? null : readChannelAnswer(json, 'page');
  return { channel: data?.channel ?? channelOfTags(html), data };
}

function channelOfTags(html: string): FoundChannel | null {
  const tags = readTags(html);
  const canonical = tags.find((tag) => tag['rel'] === 'canonical')?.['href'];
  const meta = (name: string) =>
    tags.find((tag) => tag['property'] === name || tag['name'] === name || tag['itemprop'] === name)?.[
      'content'
    ] ?? null;
  const id = [canonical, meta('og:url'), meta('identifier'), meta('channelId')]
    .map((text) => /(?:^|\/channel\/)(UC[\w-]{22})(?:[/?#]|$)/u.exec(text ?? '')?.[1])
    .find((one) => one !== undefined && CHANNEL_ID.test(one));
  const name = meta('og:title') ?? meta('name');
  if (id === undefined || name === null || name === '') return null;
  const picture = meta('og:image');
  return {
    ...noChannel('page'),
    id,
    name,
    description: meta('og:description'),
    avatar: picture === null ? [] : [{ url: picture, width: null, height: null }],
  };
}

/** The attributes of every `link` and `meta` before the body. */
function readTags(html: string): Record<string, string>[] {
  const end = html.search(/<body[\s>]/iu);
  const head = html.slice(0, end === -1 ? 500_000 : end);
  return [...head.matchAll(/<(?:link|meta)\b([^<>]{0,5000})>/giu)].map(([, inside]) => {
    const attributes = (inside ?? '').matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu);
    return Object.fromEntries(
      [...attributes].map(([, name, double, single, bare]) => [
        (name ?? '').toLowerCase(),
        decodeEntities(double ?? single ?? bare ?? ''),
      ]),
    );
  });
}

/** The data that a page of YouTube's carries, as an object or as a quoted and escaped text (on its mobile site). */
export function initialData(html: string): unknown {
  for (const match of html.matchAll(/(?:\bytInitialData|\["ytInitialData"\])\s*=\s*/gu)) {
    const start = match.index + match[0].length;
    const first = html[start];
    const text =
      first === '{'
        ? objectAt(html, start)
        : first === "'"
          ? unescaped(html.slice(start + 1, html.indexOf("'", start + 1)))
          : null;
    try {
      if (text !== null) return JSON.parse(text) as unknown;
    } catch {
      // Another place of the page may hold the data.
    }
  }
  return null;
}

/** From an opening brace to the one that closes it. */
function objectAt(text: string, start: number): string | null {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return null;
}

function unescaped(text: string): string {
  return text.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/giu,
    (_all, hex?: string, unicode?: string, one?: string) => {
      const code = hex ?? unicode;
      return code === undefined ? (one ?? '') : String.fromCharCode(Number.parseInt(code, 16));
    },
  );
}
