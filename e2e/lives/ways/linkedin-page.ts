import type { Row, Source } from '../people/source.ts';
import { drawCv } from '../people/draw-cv.ts';
import { linkedInDate } from './linkedin-tables.ts';
import { escaped, html, orNull, type Way } from './way.ts';

/** Cards of the smaller sections: their name on the page, and which fields stand where. */
const CARDS: Record<string, { section: string; title: string; subtitle: string; date?: string }> = {
  certifications: { section: 'certifications', title: 'name', subtitle: 'issuer', date: 'issued' },
  projects: { section: 'projects', title: 'name', subtitle: 'none' },
  honours: { section: 'awards', title: 'title', subtitle: 'issuer', date: 'issued' },
  publications: { section: 'publications', title: 'title', subtitle: 'publisher', date: 'published' },
  volunteering: { section: 'volunteering', title: 'role', subtitle: 'organisation' },
  spokenLanguages: { section: 'languages', title: 'name', subtitle: 'proficiency' },
  organisations: { section: 'organizations', title: 'name', subtitle: 'role' },
};
/** Cards whose texts a page shows. */
const DATELESS = new Set(['spokenLanguages']);
const TOLD = new Set(['projects', 'honours', 'volunteering', 'organisations']);

const time = (date: string | undefined): string =>
  date === undefined || date === '' ? '' : `<time>${linkedInDate(date)}</time>`;

function range(row: Row): string {
  if (orNull(row['start']) === null && orNull(row['end']) === null) return '';
  const end = orNull(row['end']);
  return `<span class="date-range">${time(row['start'])} - ${end === null ? 'Present' : time(end)}</span>`;
}

const more = (text: string | undefined): string =>
  orNull(text) === null
    ? ''
    : `<div class="show-more-less-text"><p class="show-more-less-text__text--less">${escaped(text ?? '').replaceAll('\n', '<br>')}</p></div>`;

function job(row: Row): string {
  return `<li class="profile-section-card experience-item" data-section="pastPositionsDetails"><div>
<h3 class="profile-section-card__title experience-item__title">${escaped(row['title'] ?? '')}</h3>
<h4 class="profile-section-card__subtitle experience-item__subtitle">${escaped(row['organisation'] ?? '')}</h4>
<p class="experience-item__duration">${range(row)}</p>
<p class="experience-item__location">${escaped(row['location'] ?? '')}</p>
<div class="experience-item__description">${more(row['description'])}</div></div></li>`;
}

function school(row: Row): string {
  return `<li class="profile-section-card education__list-item"><div>
<h3 class="profile-section-card__title">${escaped(row['school'] ?? '')}</h3>
<h4 class="profile-section-card__subtitle"><span>${escaped(row['degree'] ?? '')}</span></h4>
<p class="education__item">${range(row)}</p><div class="education__item--details">${more(row['description'])}</div></div></li>`;
}

function cards(list: string, rows: readonly Row[]): string {
  const shape = CARDS[list];
  if (shape === undefined || rows.length === 0) return '';
  const items = rows.map((row) => {
    const date = shape.date === undefined ? range(row) : time(row[shape.date]);
    const title = escaped(row[shape.title] ?? '');
    const url = orNull(row['url']);
    const redirect =
      url === null ? '' : `https://www.linkedin.com/redir/redirect?url=${encodeURIComponent(url)}`;
    return `<li class="profile-section-card"><h3>${url === null ? title : `<a href="${escaped(redirect)}">${title}</a>`}</h3><h4>${escaped(row[shape.subtitle] ?? '')}</h4>${date}${TOLD.has(list) ? more(row['description']) : ''}</li>`;
  });
  return `<section class="core-section-container ${shape.section}" data-section="${shape.section}"><ul>${items.join('')}</ul></section>`;
}

function page({ person, lists }: Source): string {
  const p = (field: string) => escaped(person[field] ?? '');
  const things = {
    '@context': 'http://schema.org',
    '@graph': [{ '@type': 'Person', name: person['full'], address: { addressLocality: person['location'] } }],
  };
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="pageKey" content="public_profile_v3_desktop">
<title>${p('full')} | LinkedIn</title><script type="application/ld+json">${JSON.stringify(things).replaceAll('<', String.raw`\u003c`)}</script></head>
<body><main><section class="top-card-layout"><h1 class="top-card-layout__title">${p('full')}</h1>
<h2 class="top-card-layout__headline">${p('headline')}</h2></section>
<section class="summary" data-section="summary"><div class="core-section-container__content"><p>${p('about').replaceAll('\n', '<br>')}</p></div></section>
<section class="experience" data-section="experience"><ul class="experience__list">${(lists['experience'] ?? []).map(job).join('')}</ul></section>
<section class="education" data-section="educationsDetails"><ul class="education__list">${(lists['education'] ?? []).map(school).join('')}</ul></section>
${Object.entries(lists)
  .map(([list, rows]) => cards(list, rows))
  .join('\n')}</main></body></html>`;
}

const PERIOD = { start: 'start', end: 'end' };

export const linkedInPage: Way = {
  name: 'LinkedIn page',
  keyed: false,
  places: {
    person: {
      table: 'page',
      columns: { full: 'name', headline: 'headline', about: 'summary', location: 'address' },
    },
    experience: {
      table: 'experience',
      columns: {
        title: 'title',
        organisation: 'subtitle',
        location: 'location',
        description: 'text',
        ...PERIOD,
      },
    },
    education: {
      table: 'education',
      columns: { school: 'title', degree: 'subtitle', description: 'text', ...PERIOD },
    },
    ...Object.fromEntries(
      Object.entries(CARDS).map(([list, { section, title, subtitle, date }]) => [
        list,
        {
          table: section,
          columns: {
            [title]: 'title',
            ...(subtitle === 'none' ? {} : { [subtitle]: 'subtitle' }),
            ...(date === undefined ? (DATELESS.has(list) ? {} : PERIOD) : { [date]: 'date' }),
            ...(TOLD.has(list) ? { description: 'text' } : {}),
          },
        },
      ]),
    ),
  },
  draw: (given) => {
    const source = drawCv({ ...given, size: given.size === 'many' ? 'some' : given.size });
    const { first = '', last = '' } = source.person;
    const experience = (source.lists['experience'] ?? []).filter((row) => orNull(row['title']) !== null);
    return {
      person: { ...source.person, full: `${first} ${last}` },
      lists: { ...source.lists, experience },
      secret: [],
    };
  },
  write: (source, handle) => ({
    link: `https://www.linkedin.com/in/${handle}`,
    answer: ({ host, path }) =>
      host === 'www.linkedin.com' && path.startsWith(`/in/${handle}`) ? html(page(source)) : undefined,
  }),
};
