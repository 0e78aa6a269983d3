import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import { formatMessage } from '@tosite/validation/messages/format-message';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import { spanish } from '@tosite/validation/messages/spanish';
import type { Profile } from '@tosite/validation/profile/profile';
import { expect, it } from 'vitest';
import { findChanges } from './find-changes.ts';
import type { Wording } from './wording.ts';

type Valued = { text: string; reason: Message };

const origin = { source: 'linkedin:page', path: '/' };
const picture = (url: string) => ({ url, alt: '', width: 800, height: 600 });
const job = {
  id: 'job',
  origin,
  title: 'Analyst',
  organisation: 'Engine Works',
  organisationUrl: null,
  location: null,
  description: null,
  skills: [],
  logo: null,
  start: '2015-01',
  end: null,
  current: true,
};
const film = {
  id: 'post',
  origin,
  kind: 'photo',
  caption: null,
  takenAt: '2025-11-27T10:00:00.000Z',
  url: null,
  pictures: [picture('https://example.com/a.jpg')],
  video: null,
  likes: 1,
  comments: 0,
  tags: [],
} as const;
const empty = emptyProfile({
  platform: 'linkedin',
  type: 'linkedin-individual',
  handle: 'ada',
  url: 'https://www.linkedin.com/in/ada',
  name: 'Ada',
});
const known: Profile = {
  ...empty,
  about: { format: 'text', text: 'now', base: null },
  avatar: picture('https://example.com/a.jpg'),
  language: 'en',
  since: '2017-10-31',
  stats: { ...empty.stats, followers: 1200 },
  experience: [job],
  media: [{ ...film, tags: [], pictures: [...film.pictures] }],
};
const said: Profile = {
  ...known,
  about: { format: 'text', text: '2017-10', base: null },
  avatar: picture('https://example.com/b.jpg'),
  language: 'es',
  since: '2017-10',
  stats: { ...empty.stats, followers: 1201 },
  experience: [
    { ...job, end: '2016-12', current: false },
    { ...job, id: 'other', title: null, organisation: null, start: null },
  ],
  media: [
    {
      ...film,
      kind: 'carousel',
      takenAt: '2025-11-27T10:05:00.000Z',
      tags: [],
      pictures: [picture('https://example.com/a.jpg'), picture('https://example.com/b.jpg')],
    },
  ],
};

const changes = findChanges('source', known, {
  profile: said,
  method: 'linkedin:page',
  saysAll: true,
  warnings: [],
});
const inSpanish = (wording: Wording | null) =>
  wording === null ? '-' : wording.reason === null ? wording.text : formatMessage(spanish, wording.reason);

it('says what changed in English and as values, and leaves what the person wrote to their words', () => {
  expect(
    changes.map(
      ({ label, before, after }) => `${label.text}: ${before?.text ?? '-'} > ${after?.text ?? '-'}`,
    ),
  ).toEqual([
    'About: now > 2017-10',
    'Picture: The picture as it is > Another picture',
    'Language: en > es',
    'Since: 2017-10-31 > 2017-10',
    'Numbers: 1,200 followers > 1,201 followers',
    'Without a title: - > to now',
    'Analyst: dates: 2015-01 to now > 2015-01 to 2016-12',
    'Without a title: kind: photo > carousel',
    'Without a title: date: 2025-11-27T10:00:00.000Z > 2025-11-27T10:05:00.000Z',
    'Without a title: pictures: 1 picture > 2 pictures',
  ]);
  expect(
    changes.map(
      ({ label, before, after }) => `${inSpanish(label)}: ${inSpanish(before)} > ${inSpanish(after)}`,
    ),
  ).toEqual([
    'Acerca de: now > 2017-10',
    'Imagen: La imagen tal como está > Otra imagen',
    'Idioma: inglés > español',
    'Desde: 31 oct 2017 > oct 2017',
    'Cifras: 1200 seguidores > 1201 seguidores',
    'Sin título: - > hasta la actualidad',
    'Analyst: fechas: de ene 2015 a la actualidad > de ene 2015 a dic 2016',
    'Sin título: tipo: foto > carrusel',
    'Sin título: fecha: 27 nov 2025, 10:00 UTC > 27 nov 2025, 10:05 UTC',
    'Sin título: imágenes: 1 imagen > 2 imágenes',
  ]);
});

it('the English of an answer is what its values say', () => {
  const wordings = changes.flatMap(({ label, before, after }) => [label, before, after]);
  const valued = wordings.filter((wording) => wording !== null && wording.reason !== null) as Valued[];
  expect(valued.length).toBeGreaterThan(20);
  expect(valued.map(({ reason }) => inEnglish(reason))).toEqual(valued.map(({ text }) => text));
});

it('a long text keeps its dates as a value where they are said, and all of it stays short', () => {
  const told = (description: string) =>
    findChanges('source', empty, {
      profile: { ...empty, experience: [{ ...job, organisation: null, description }] },
      method: 'linkedin:page',
      saysAll: true,
      warnings: [],
    }).map(({ after }) => after);
  expect(told('a'.repeat(20_000))).toEqual([{ text: `${'a'.repeat(399)}…`, reason: null }]);
  const [short] = told('a'.repeat(300));
  expect(short?.text.length).toBeLessThanOrEqual(400);
  expect(inSpanish(short ?? null)).toBe(`${'a'.repeat(300)}\nde ene 2015 a la actualidad`);
});
