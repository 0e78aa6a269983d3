import * as v from 'valibot';
import { parseJson } from '../parse-json.ts';
import { PageUserSchema, type PageUser } from './web-responses.ts';

const DEEPEST = 40;
const MAX_NODES = 200_000;

/**
 * The account that a profile page names: in its embedded data, or, with less, in its meta tags. Null for a page that
 * holds neither, as the empty shell of the app does, or that is about another account.
 */
export function readPage(html: string, username: string): PageUser | null {
  const user = readEmbedded(html) ?? readMeta(html);
  return user?.username.toLowerCase() === username.toLowerCase() ? user : null;
}

function readEmbedded(html: string): PageUser | null {
  for (const [, body = ''] of html.matchAll(
    /<script\b[^>]*type="application\/json"[^>]*>([\s\S]*?)<\/script>/giu,
  )) {
    if (!body.includes('xig_user_by_username')) continue;
    try {
      const reading = v.safeParse(PageUserSchema, findKey(parseJson(body), 'xig_user_by_username'));
      if (reading.success) return reading.output;
    } catch {
      // A script that is no JSON says nothing; the next one may.
    }
  }
  return null;
}

function findKey(json: unknown, key: string): unknown {
  const open: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  for (let visited = 0; visited < MAX_NODES; visited += 1) {
    const next = open.pop();
    if (next === undefined) return null;
    if (typeof next.value !== 'object' || next.value === null || next.depth > DEEPEST) continue;
    for (const [name, value] of Object.entries(next.value)) {
      if (name === key) return value;
      open.push({ value, depth: next.depth + 1 });
    }
  }
  return null;
}

/** `og:title` reads "Full Name (@user.name) • …" in every language; its counts are rounded words and not taken. */
function readMeta(html: string): PageUser | null {
  const [, name = '', username] = /^(.*?)\s*\(@([\w.]{1,60})\)/su.exec(meta(html, 'og:title') ?? '') ?? [];
  if (username === undefined) return null;
  const reading = v.safeParse(PageUserSchema, {
    username,
    full_name: name,
    profile_pic_url: meta(html, 'og:image'),
  });
  return reading.success ? reading.output : null;
}

function meta(html: string, property: string): string | null {
  const tag = new RegExp(`<meta\\b[^>]*\\bproperty="${property}"[^>]*>`, 'iu').exec(html)?.[0] ?? '';
  const [, content = null] = /\bcontent="([^"]*)"/iu.exec(tag) ?? [];
  return content === null ? null : decodeEntities(content);
}

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', bull: '•' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/giu, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}
