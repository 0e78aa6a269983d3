import type { CatalogShape } from '../catalog-shape.ts';
import type { analyticsMessages as english } from '../en/analytics.ts';

export const analyticsMessages: CatalogShape<typeof english> = {
  'analytics.noDay': 'Escribe un día que exista, como 2026-03-29.',
  'analytics.backwards': 'El último día es anterior al primero. Elígelos al revés.',
  'analytics.future':
    'Ese día aún no ha llegado, así que todavía no ha venido nadie. Elige hoy o un día anterior.',
  'analytics.tooLong': 'Las cifras se guardan durante 25 meses. Elige un periodo más corto.',
  'analytics.byHour':
    'Por horas, un periodo tiene 31 días como mucho. Elige uno más corto o míralo por días.',
  'analytics.noPath':
    'Escribe la dirección tal como va detrás del nombre de tu sitio, por ejemplo /pagina-antigua/.',
  'analytics.pageIsThere':
    'Tu sitio tiene una página en esta dirección, así que nadie la echa en falta. Elige una dirección sin página.',
  'analytics.noSuchPage':
    'Tu sitio no tiene ninguna página en esta dirección. Elige una de sus páginas, por ejemplo / para la primera.',
  'analytics.tooManyRedirects': 'Un sitio redirige desde 500 direcciones como mucho. Quita una antes.',
};
