import { isLanguage, type Language } from '@tosite/validation/account/language';
import { renderNotice } from '@tosite/site-renderer/notice-page';
import { addressKey } from '../../http/client-address.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { STOP_PATH, websiteOfToken } from './stop-token.ts';

type Words = Record<'ask' | 'asked' | 'button' | 'done' | 'doneText' | 'void' | 'voidText', string>;
const WORDS: Record<Language, Words> = {
  en: {
    ask: 'Stop these e-mails?',
    asked: 'You get no more e-mails about posts that your website makes by itself. It makes them as before.',
    button: 'Stop these e-mails',
    done: 'These e-mails are stopped',
    doneText: 'You can have them again in the settings of auto-posting.',
    void: 'This link no longer works',
    voidText: 'Sign in and open the settings of auto-posting: there these e-mails are switched off.',
  },
  es: {
    ask: '¿Dejar de recibir estos correos?',
    asked:
      'No recibirás más correos sobre las entradas que tu sitio hace solo. Las seguirá haciendo como hasta ahora.',
    button: 'Dejar de recibir estos correos',
    done: 'Ya no recibirás estos correos',
    doneText: 'Puedes volver a activarlos en los ajustes de la publicación automática.',
    void: 'Este enlace ya no funciona',
    voidText:
      'Inicia sesión y abre los ajustes de la publicación automática: ahí se desactivan estos correos.',
  },
};

/**
 * The page behind the link of a mail, without a login: GET asks, since programs that look at mails open every link;
 * POST stops them, from that page or from a mail program (RFC 8058). null: it is another address.
 */
export async function stopMails(
  services: AutoPostServices,
  request: Request,
  clientAddress: string,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname !== STOP_PATH) return null;
  const { database, keys, limits, now } = services;
  if (!(await limits.tryTake('callbackByAddress', addressKey(clientAddress))))
    return new Response('Try again later.\n', { status: 429, headers: { 'retry-after': '600' } });
  const websiteId = websiteOfToken(keys, url.searchParams.get('token') ?? '');
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
  const words = WORDS[language];
  if (websiteId === null || owner === undefined)
    return page(services, 404, language, { title: words.void, text: words.voidText });
  if (request.method !== 'POST') {
    const form = { action: `${STOP_PATH}${url.search}`, label: words.button };
    return page(services, 200, language, { title: words.ask, text: words.asked, form });
  }
  await database.db
    .updateTable('auto_posts')
    .set({ mails: 0, updated_at: now() })
    .where('website_id', '=', websiteId)
    .execute();
  return page(services, 200, language, { title: words.done, text: words.doneText });
}

function page(
  { env }: AutoPostServices,
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
