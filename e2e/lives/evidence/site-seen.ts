import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import type { Answer, Client } from '../run/http.ts';
import { readPage, type PageSeen } from './read-page.ts';

/** A whole site, as it answers. */
export type SiteSeen = {
  label: string;
  files: Map<string, Answer>;
  pages: Map<string, PageSeen>;
  /** What visitors read on any page. */
  words: string;
  /** Everything that stands in any file, as it stands there and decoded. */
  all: string;
};

const BESIDE = [
  '/cv/',
  '/resume.json',
  '/feed.xml',
  '/feed.json',
  '/llms.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/site.json',
];
const FONT = /\.(?:woff2?|css)$/u;
const AT_ONCE = 8;

/** Follows every address of the site's own that any of its files names. `base`: below which path it lies. */
export async function seeSite(client: Client, label: string, base = ''): Promise<SiteSeen> {
  const files = new Map<string, Answer>();
  const pages = new Map<string, PageSeen>();
  const known = new Set<string>();
  let waiting: string[] = [];
  const queue = (address: string, from: string): void => {
    const origin = `http://${label}.localhost:${client.port}`;
    if (!canParseUrl(address, origin + from)) return;
    const url = new URL(address, origin + from);
    const path = url.pathname;
    if (url.origin !== origin || known.has(path) || FONT.test(path)) return;
    if (!path.startsWith(`${base}/`) && !path.startsWith('/media/')) return;
    known.add(path);
    waiting.push(path);
  };
  queue(`${base}/`, '/');
  for (const path of BESIDE) queue(`${base}${path}`, '/');
  while (waiting.length > 0) {
    const now = waiting.slice(0, AT_ONCE);
    waiting = waiting.slice(AT_ONCE);
    await Promise.all(
      now.map(async (path) => {
        const answer = await client.visit(label, path);
        const beside = BESIDE.some((one) => path === `${base}${one}`);
        if (beside && answer.status === 404) return;
        files.set(path, answer);
        if (answer.status !== 200 || !typeOf(answer).includes('html')) return;
        const page = readPage(answer.text);
        pages.set(path, page);
        for (const link of page.links) queue(link, path);
      }),
    );
  }
  const words = [...pages.values()].map((page) => page.words).join('\n');
  const texts = [...files]
    .filter(([, answer]) => /html|json|xml|text|svg/u.test(typeOf(answer)))
    .map(([path, { text }]) => `${pages.get(path)?.all ?? ''}\n${text}`);
  return { label, files, pages, words: plainNumbers(tidy(words)), all: tidy(texts.join('\n')) };
}

/** The same once the queue has brought every picture: what it brings is published again. */
export async function seeSettled(client: Client, label: string): Promise<SiteSeen> {
  let site = await seeSite(client, label);
  for (let tries = 0; tries < 12; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const next = await seeSite(client, label);
    if (next.words === site.words && next.files.size === site.files.size) return next;
    site = next;
  }
  return site;
}

export const typeOf = (answer: Answer): string => answer.headers['content-type'] ?? '';

/** So that two texts are compared by their letters: composed, and decoded beside as they stand. */
export function tidy(text: string): string {
  const decoded = /%[\dA-Fa-f]{2}/u.test(text) ? `${text}\n${decodeAll(text)}` : text;
  return decoded.normalize('NFC');
}

/** Numbers in the digits of their source, without what groups them. */
function plainNumbers(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/(?<=\d)[.,٬\u00A0\u202F'’ ](?=\d{3}(?!\d))/gu, '');
}

function decodeAll(text: string): string {
  return text.replaceAll(/(?:%[\dA-Fa-f]{2})+/gu, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

const isText = (answer: Answer): boolean => /html|json|xml|text|svg/u.test(typeOf(answer));

/** What differs, but for what is new at each publishing: names of builds and the moment. */
export function sameBytes(before: SiteSeen, after: SiteSeen): string[] {
  const plain = (answer: Answer | undefined): string =>
    answer === undefined
      ? 'absent'
      : isText(answer)
        ? timeless(answer.text)
        : answer.bytes.toString('base64');
  return differences(before, after, plain, () => true);
}

/** The same for a site under another name: texts alone, since pictures are encoded anew and cards carry the address. */
export function sameTexts(before: SiteSeen, after: SiteSeen): string[] {
  const plain = (label: string) => (answer: Answer | undefined) =>
    answer === undefined
      ? 'absent'
      : timeless(answer.text)
          .replaceAll(label, 'label')
          .replaceAll(/\/media\/[\da-f]+-/gu, '/media/')
          .replaceAll(/#[\da-f]{6}\b|[\da-f]{8}-[\da-f]{4}-[\da-f-]{22,}/gu, '');
  const texts = (path: string) => {
    const answer = before.files.get(path) ?? after.files.get(path);
    return answer !== undefined && isText(answer) && !path.endsWith('favicon.svg');
  };
  return differences(before, after, plain(before.label), texts, plain(after.label));
}

function timeless(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/gu, 'then')
    .replaceAll(/\/assets\/[\w.-]+/gu, '/assets/');
}

function differences(
  before: SiteSeen,
  after: SiteSeen,
  plain: (answer: Answer | undefined) => string,
  counts: (path: string) => boolean,
  plainAfter = plain,
): string[] {
  return [...new Set([...before.files.keys(), ...after.files.keys()])].filter(counts).flatMap((path) => {
    const [was, is] = [plain(before.files.get(path)), plainAfter(after.files.get(path))];
    return was === is ? [] : [`${path}: ${difference(was, is)}`];
  });
}

function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return `“${a.slice(Math.max(0, at - 30), at + 60)}” is now “${b.slice(Math.max(0, at - 30), at + 60)}”`;
}
