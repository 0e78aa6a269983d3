import { timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '@tosite/validation/account/language';
import { renderNotice } from '@tosite/site-renderer/notice-page';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import { addressKey } from '../http/client-address.ts';
import type { Limits } from '../http/limits.ts';
import type { Keys } from '../secrets/keys.ts';

/** What one kind of mail about a website is stopped by, without a login. */
export type StopLink = {
  /** On the dashboard's host; a kind each. */
  path: string;
  /** Of the key that its tokens are made with: tokens of mails that people have stay good as long as it stays. */
  purpose: string;
};
export type StopWords = Record<
  'ask' | 'asked' | 'button' | 'done' | 'doneText' | 'void' | 'voidText',
  string
>;

/** It names the website, and nobody else can make it. */
const tokenOf = ({ purpose }: StopLink, keys: Pick<Keys, 'mac'>, websiteId: string): string =>
  `${websiteId}.${keys.mac(purpose, websiteId).toString('base64url')}`;

/** What stands in a mail. */
export function stopAddress(
  link: StopLink,
  { env, keys }: { env: Pick<Env, 'dashboardOrigin'>; keys: Pick<Keys, 'mac'> },
  websiteId: string,
): string {
  return `${env.dashboardOrigin}${link.path}?token=${tokenOf(link, keys, websiteId)}`;
}

/** The website whose mails a token stops; null: it is none of ours. */
function websiteOfToken(link: StopLink, keys: Pick<Keys, 'mac'>, token: string): string | null {
  const [websiteId = '', ...rest] = token.split('.');
  const given = Buffer.from(token);
  const made = Buffer.from(tokenOf(link, keys, websiteId));
  return rest.length === 1 && given.length === made.length && timingSafeEqual(given, made) ? websiteId : null;
}

type StopPage = {
  link: StopLink;
  words: Record<Language, StopWords>;
  services: { env: Env; database: Database; keys: Pick<Keys, 'mac'>; limits: Limits };
  /** Switches the mails of the website off. */
  stop: (websiteId: string) => Promise<void>;
};

/**
 * The page behind the link of a mail: GET asks, since programs that look at mails open every link; POST stops them, from
 * that page or from a mail program (RFC 8058). null: it is another address.
 */
export async function stopPage(
  { link, words: byLanguage, services, stop }: StopPage,
  request: Request,
  clientAddress: string,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname !== link.path) return null;
  const { database, env, keys, limits } = services;
  if (!(await limits.tryTake('callbackByAddress', addressKey(clientAddress))))
    return new Response('Try again later.\n', { status: 429, headers: { 'retry-after': '600' } });
  const websiteId = websiteOfToken(link, keys, url.searchParams.get('token') ?? '');
  const owner =
    websiteId === null
      ? undefined
      : await database.db
          .selectFrom('websites')
          .innerJoin('users', 'users.id', 'websites.owner_id')
          .select('users.language')
          .where('websites.id', '=', websiteId)
          .executeTakeFirst();
  const language = owner?.language != null && isLanguage(owner.language) ? owner.language : 'en';
  const words = byLanguage[language];
  if (websiteId === null || owner === undefined)
    return answer(env, 404, language, { title: words.void, text: words.voidText });
  if (request.method !== 'POST') {
    const form = { action: `${link.path}${url.search}`, label: words.button };
    return answer(env, 200, language, { title: words.ask, text: words.asked, form });
  }
  await stop(websiteId);
  return answer(env, 200, language, { title: words.done, text: words.doneText });
}

function answer(
  env: Env,
  status: number,
  language: Language,
  notice: { title: string; text: string; form?: { action: string; label: string } },
): Response {
  const link = { label: env.companyName, url: `${env.dashboardOrigin}/` };
  const { body, contentType, styleHashes } = renderNotice({ ...notice, language, link });
  return new Response(Buffer.from(body), {
    status,
    headers: {
      'content-type': contentType,
      'content-security-policy': `default-src 'none'; style-src ${styleHashes.join(' ')}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // Its address lets whoever has it stop these mails.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  });
}
