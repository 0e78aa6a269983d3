import { createHash, timingSafeEqual } from 'node:crypto';
import { renderLockPage, type LockPage } from '@tosite/site-renderer/lock-page';
import { sitePolicy } from '@tosite/site-renderer/site-policy';
import type { Env } from '../env.ts';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { addressKey } from '../http/client-address.ts';
import type { Limits } from '../http/limits.ts';
import type { Keys } from '../secrets/keys.ts';

const COOKIE = '__Host-site-access';
const THIRTY_DAYS = 2_592_000;
const STATUS = { wrong: 403, wait: 429, busy: 503 } as const;
/** A form with one field. */
const LARGEST_FORM = 2048;
const LONGEST_PASSWORD = 128;

export type LockedSite = { websiteId: string; language: string; passwordHash: string };

export type SiteLock = {
  /** null: this visitor may see the site. Else what to answer: the page with the field, or the way in. */
  gate(request: Request, site: LockedSite, visitor: string): Promise<Response | null>;
};

/**
 * A site behind a password. Who typed it gets a cookie of that site's own host, which is good until the password
 * changes: it is made from the stored hash, so nothing needs to be stored for each visitor.
 */
export function createSiteLock(parts: {
  env: Env;
  keys: Keys;
  limits: Limits;
  hashing: PasswordHashing;
}): SiteLock {
  const { env, keys, limits, hashing } = parts;

  const passOf = ({ websiteId, passwordHash }: LockedSite): string =>
    keys.mac('site-access', `${websiteId} ${passwordHash}`).toString('base64url');

  function page(language: string, problem: LockPage['problem']): Response {
    const { body, styleHashes, contentType } = renderLockPage({ language, problem });
    const policy = sitePolicy({
      styleHashes,
      framesYouTube: false,
      dashboardOrigin: env.dashboardOrigin,
      https: env.publicProtocol === 'https',
      allowsForm: true,
    });
    return new Response(new Uint8Array(body), {
      status: problem === null ? 401 : STATUS[problem],
      headers: {
        ...policy,
        'content-type': contentType,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        ...(problem === 'wait' ? { 'retry-after': '900' } : problem === 'busy' ? { 'retry-after': '5' } : {}),
      },
    });
  }

  async function verified(hash: string, password: string): Promise<boolean | 'busy'> {
    try {
      return await hashing.verify(hash, password);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'overloaded') return 'busy';
      throw error;
    }
  }

  return {
    async gate(request, site, visitor) {
      const pass = passOf(site);
      const url = new URL(request.url);
      if (request.method === 'POST') {
        const network = createHash('sha256').update(addressKey(visitor)).digest('base64url');
        const key = `${site.websiteId} ${network}`;
        if (!(await limits.tryTake('sitePassword', key))) return page(site.language, 'wait');
        if (!(await limits.tryTake('sitePasswordOfAll', site.websiteId))) return page(site.language, 'wait');
        const giveBack = async () => {
          await limits.giveBack('sitePassword', key);
          await limits.giveBack('sitePasswordOfAll', site.websiteId);
        };
        const password = await readPassword(request);
        const isRight = password === null ? false : await verified(site.passwordHash, password);
        if (isRight === 'busy') {
          await giveBack();
          return page(site.language, 'busy');
        }
        if (!isRight) return page(site.language, 'wrong');
        // Thirty guests of one house may all know it.
        await giveBack();
        return new Response(null, {
          status: 303,
          headers: {
            location: url.pathname + url.search,
            'cache-control': 'no-store',
            'set-cookie': `${COOKIE}=${pass}; Path=/; Max-Age=${THIRTY_DAYS}; Secure; HttpOnly; SameSite=Lax`,
          },
        });
      }
      return isSame(cookieOf(request), pass) ? null : page(site.language, null);
    },
  };
}

/** The one field of the form; null for anything else. */
async function readPassword(request: Request): Promise<string | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('application/x-www-form-urlencoded') || request.body === null)
    return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST_FORM) return null;
    chunks.push(chunk);
  }
  const password = new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('password');
  return password === null || password.length > LONGEST_PASSWORD ? null : password;
}

/** A name that stands there twice counts as none. */
function cookieOf(request: Request): string {
  const found = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`));
  return found.length === 1 ? (found[0] ?? '').slice(COOKIE.length + 1) : '';
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
