import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import { expect, it } from 'vitest';
import { change } from '../../testing/sync-fixtures.ts';
import { ownersVersion } from './owners-version.ts';

const empty = emptyProfile({
  platform: 'github',
  type: 'github',
  handle: 'ada',
  url: 'https://github.com/ada',
  name: 'Ada',
});
const picture = { url: '/media/a/800.webp', width: 800, height: 600, alt: '' };
const job = {
  id: 'job',
  origin: { source: 'owner', path: '' },
  title: 'Analyst',
  organisation: null,
  organisationUrl: null,
  location: null,
  description: '2015-01',
  skills: [],
  logo: null,
};
const profile = {
  ...empty,
  headline: 'My words',
  avatar: picture,
  contact: { ...empty.contact, email: 'ada@example.com' },
  languages: ['French', 'Dutch'],
  shots: [picture, picture],
  language: 'en',
  since: '2017-10-31',
  experience: [{ ...job, start: '2015-01', end: null, current: true }],
};
const fact = (field: string) => change({ list: null, itemId: null, field, conflict: true });

it.each([
  ['headline', 'My words'],
  ['contact.email', 'ada@example.com'],
  ['contact.phone', null],
  ['nothing.like.it', null],
  ['since', 'Oct 31, 2017'],
  ['language', 'English'],
  ['avatar', 'The picture that you chose'],
  ['languages', 'French, Dutch'],
  ['shots', 'The 2 pictures that you chose'],
])('the owner’s %s is %j', (field, words) => {
  expect(ownersVersion({ profile, hidden: [] }, fact(field))).toBe(words);
});

it('says what is hidden, and nothing of an item as a whole', () => {
  const project = change({ itemId: 'github:1' });
  expect(ownersVersion({ profile, hidden: ['projects/github:1'] }, project)).toBe('You have hidden it.');
  expect(ownersVersion({ profile, hidden: [] }, { ...project, field: null })).toBeNull();
  expect(ownersVersion({ profile, hidden: [] }, project)).toBeNull();
});

it.each([
  ['start', 'Jan 2015 to now'],
  ['description', '2015-01'],
])('says the %s of an item as %j', (field, text) => {
  const one = change({ list: 'experience', itemId: 'job', field, conflict: true });
  expect(ownersVersion({ profile, hidden: [] }, one)).toBe(text);
});
