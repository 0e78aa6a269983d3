import { cleanup, screen, within } from '@testing-library/react';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../pages/settings-changes.tsx';
import { useAuthStore } from '../session/auth-store.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { change, sync } from '../testing/sync-fixtures.ts';

vi.hoisted(() => window.localStorage.setItem('language', 'es'));
afterEach(cleanup);

const onDate = (date: string): Message => ({ id: 'change.date', date });
/** As an answer carries it: in English, with the value beside it. */
const arrived = (message: Message) => ({
  text: inEnglish(message),
  reason: JSON.parse(JSON.stringify(message)) as Message,
});

function told(id: string, label: Message, before: Message, after: Message) {
  const [named, old, now] = [label, before, after].map(arrived);
  return change({
    id,
    label: named?.text ?? '',
    labelReason: named?.reason ?? null,
    before: old?.text ?? null,
    beforeReason: old?.reason ?? null,
    after: now?.text ?? null,
    afterReason: now?.reason ?? null,
  });
}

const dates = told(
  'dates',
  { id: 'change.field', item: 'Head of now', field: 'start' },
  { id: 'change.period', start: onDate('2015-01'), end: { id: 'change.now' } },
  { id: 'change.period', start: onDate('2015-01'), end: onDate('2016-12') },
);
const picture = told(
  'picture',
  { id: 'change.fact', fact: 'organisation.kind' },
  { id: 'change.pictureBefore' },
  { id: 'change.pictureAfter' },
);
const since = told('since', { id: 'change.fact', fact: 'since' }, onDate('2017-10'), onDate('2017-10-31'));
const own = change({ id: 'own', label: 'Another picture', before: 'since 2017-10-31', after: 'now' });
const unknown = change({
  id: 'unknown',
  label: 'Of tomorrow',
  labelReason: { id: 'change.ofTomorrow' },
  resembles: { why: 'hidden', label: 'Without a title', labelReason: { id: 'change.untitled' } },
});

beforeEach(() => {
  seeCookies('');
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answerApi({
    'POST /api/website/current-website': { website },
    'GET /api/website/{id}/sync': sync({ changes: [dates, picture, since, own, unknown] }),
  });
});

it('a Spanish owner reads what changed in Spanish, with dates as they write them, and own words as they are', async () => {
  renderAt('/settings/changes', '/settings/changes', <Page />);
  const rows = (await screen.findAllByRole('group', { name: /^Aceptar o dejar: / })).map((group) => {
    const row = group.closest('li') as HTMLElement;
    return [
      group.getAttribute('aria-label'),
      ...within(row)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ];
  });
  expect(rows).toEqual([
    ['Aceptar o dejar: Head of now: fechas', 'de ene 2015 a la actualidad', 'de ene 2015 a dic 2016'],
    ['Aceptar o dejar: Tipo de organización', 'La imagen tal como está', 'Otra imagen'],
    ['Aceptar o dejar: Desde', 'oct 2017', '31 oct 2017'],
    // Whatever a person wrote is theirs, though we say the same elsewhere.
    ['Aceptar o dejar: Another picture', 'since 2017-10-31', 'now'],
    ['Aceptar o dejar: Of tomorrow', 'Logs the tide', 'Logs the tide, and the moon'],
  ]);
  expect(screen.getByText(/^Se parece a «Sin título», que has ocultado/u)).toBeDefined();
});
