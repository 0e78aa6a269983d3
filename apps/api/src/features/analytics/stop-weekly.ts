import { timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '@tosite/validation/account/language';
import { renderNotice } from '@tosite/site-renderer/notice-page';
import { addressKey } from '../../http/client-address.ts';
import type { Env } from '../../env.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { AnalyticsServices } from './analytics-services.ts';

const STOP_PATH = '/mails/stop-weekly';

type Words = Record<'ask' | 'asked' | 'button' | 'done' | 'doneText' | 'void' | 'voidText', string>;
const WORDS: Record<Language, Words> = {
  en: {
    ask: 'Stop these e-mails?',
    asked: 'You get no more e-mails with the figures of this website. They are counted as before.',
    button: 'Stop these e-mails',
    done: 'These e-mails are stopped',
    doneText: 'You can have them again on the page with the figures.',
    void: 'This link no longer works',
    voidText: 'Sign in and open the figures of your website: there these e-mails are switched off.',
  },
  es: {
    ask: '¿Dejar de recibir estos correos?',
    asked: 'No recibirás más correos con las cifras de este sitio. Se seguirán contando como hasta ahora.',
    button: 'Dejar de recibir estos correos',
    done: 'Ya no recibirás estos correos',
    doneText: 'Puedes volver a activarlos en la página de las cifras.',
    void: 'Este enlace ya no funciona',
    voidText: 'Inicia sesión y abre las cifras de tu sitio: ahí se desactivan estos correos.',
  },
};

type Mac = Pick<Keys, 'mac'>;
const tokenOf = (keys: Mac, websiteId: string): string =>
  `${websiteId}.${keys.mac('weekly-figures', websiteId).toString('base64url')}`;

export function weeklyStopAddress(env: Pick<Env, 'dashboardOrigin'>, keys: Mac, websiteId: string): string {
  return `${env.dashboardOrigin}${STOP_PATH}?token=${tokenOf(keys, websiteId)}`;
}

function websiteOf(keys: Mac, token: string): string | null {
  const [websiteId = ''] = token.split('.');
  const [given, made] = [Buffer.from(token), Buffer.from(tokenOf(keys, websiteId))];
  return given.length === made.length && timingSafeEqual(given, made) ? websiteId : null;
}

/**
 * The page behind the link of a weekly mail: GET asks, since programs that look at mails open every link; POST stops
 * them, from that page or from a mail program (RFC 8058). null: it is another address.
 */
export async function stopWeekly(
  services: AnalyticsServices,
  request: Request,
  clientAddress: string,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname !== STOP_PATH) return null;
  const { database, keys, limits, now } = services;
  if (!(await limits.tryTake('callbackByAddress', addressKey(clientAddress))))
    return new Response('Try again later.\n', { status: 429, headers: { 'retry-after': '600' } });
  const websiteId = websiteOf(keys, url.searchParams.get('token') ?? '');
  const owner = await database.db
    .selectFrom('websites')
    .innerJoin('users', 'users.id', 'websites.owner_id')
    .select('users.language')
    .where('websites.id', '=', websiteId ?? '')
    .executeTakeFirst();
  const language = owner?.language != null && isLanguage(owner.language) ? owner.language : 'en';
  const words = WORDS[language];
  if (websiteId === null || owner === undefined)
    return page(services, 404, language, { title: words.void, text: words.voidText });
  if (request.method !== 'POST') {
    const form = { action: `${STOP_PATH}${url.search}`, label: words.button };
    return page(services, 200, language, { title: words.ask, text: words.asked, form });
  }
  await database.db
    .updateTable('analytics_settings')
    .set({ weekly_mail: 0, updated_at: now() })
    .where('website_id', '=', websiteId)
    .execute();
  return page(services, 200, language, { title: words.done, text: words.doneText });
}

function page(
  { env }: AnalyticsServices,
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
