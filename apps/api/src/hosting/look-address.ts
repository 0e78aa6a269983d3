import type { Env } from '../env.ts';
import type { Keys } from '../secrets/keys.ts';

const LIVES_MS = 10 * 60_000;
const ADDRESS = /^\/look\/(web_[0-9a-f]{24})\.([0-9a-z]{1,12})\.([\w-]{43})(\/.*)$/u;

type Parts = { env: Env; keys: Keys; now: () => number };

/** Where operators see the pages of a website that visitors do not: for ten minutes, for whoever has the address. */
export function lookAddress({ env, keys, now }: Parts, websiteId: string): string {
  const until = (now() + LIVES_MS).toString(36);
  return `${env.previewOrigin}/look/${websiteId}.${until}.${sealOf(keys, websiteId, until)}/`;
}

/** null: it is no such address, not ours, or too old. */
export function readLook(
  { keys, now }: Omit<Parts, 'env'>,
  pathname: string,
): { websiteId: string; base: string; path: string } | null {
  const [, websiteId = '', until = '', seal, path = ''] = ADDRESS.exec(pathname) ?? [];
  if (seal === undefined || seal !== sealOf(keys, websiteId, until)) return null;
  if (Number.parseInt(until, 36) < now()) return null;
  return { websiteId, base: pathname.slice(0, -path.length), path };
}

const sealOf = (keys: Keys, websiteId: string, until: string): string =>
  keys.mac('look', `${websiteId}.${until}`).toString('base64url');
