import type { Language } from '@tosite/validation/account/language';
import { stopPage, type StopLink, type StopWords } from '../../mail/stop-page.ts';
import type { AnalyticsServices } from './analytics-services.ts';

/** Of the weekly mail. */
export const STOP_WEEKLY: StopLink = { path: '/mails/stop-weekly', purpose: 'weekly-figures' };

const WORDS: Record<Language, StopWords> = {
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

/** The page behind the link of a weekly mail; null: it is another address. */
export function stopWeekly(
  services: AnalyticsServices,
  request: Request,
  clientAddress: string,
): Promise<Response | null> {
  const { database, now } = services;
  const stop = async (websiteId: string): Promise<void> => {
    await database.db
      .updateTable('analytics_settings')
      .set({ weekly_mail: 0, updated_at: now() })
      .where('website_id', '=', websiteId)
      .execute();
  };
  return stopPage({ link: STOP_WEEKLY, words: WORDS, services, stop }, request, clientAddress);
}
