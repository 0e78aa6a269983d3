import type { Language } from '@tosite/validation/account/language';
import { stopPage, type StopLink, type StopWords } from '../../mail/stop-page.ts';
import type { AutoPostServices } from './auto-post-services.ts';

/** Of the mails about posts that were made. */
export const STOP_MADE: StopLink = { path: '/mails/stop', purpose: 'auto-post-mails' };

const WORDS: Record<Language, StopWords> = {
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

/** The page behind the link of such a mail; null: it is another address. */
export function stopMails(
  services: AutoPostServices,
  request: Request,
  clientAddress: string,
): Promise<Response | null> {
  const { database, now } = services;
  const stop = async (websiteId: string): Promise<void> => {
    await database.db
      .updateTable('auto_posts')
      .set({ mails: 0, updated_at: now() })
      .where('website_id', '=', websiteId)
      .execute();
  };
  return stopPage({ link: STOP_MADE, words: WORDS, services, stop }, request, clientAddress);
}
