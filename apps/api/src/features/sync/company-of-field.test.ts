import { toOrganisations } from '@tosite/profile-sources/github/link/github-organisations';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { expect, it } from 'vitest';
import { alignReading } from './align-reading.ts';

const saying = (company: string): Profile => ({
  ...emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'ann',
    url: 'https://github.com/ann',
    name: 'Ann',
  }),
  organisations: toOrganisations({ company } as Parameters<typeof toOrganisations>[0], [], () => null),
});
const ids = ({ organisations }: Profile): string[] => organisations.map(({ id }) => id);

it('a company that a profile names in words is one thing, whatever the field says next', () => {
  const known = saying('Kelp');
  expect(ids(alignReading(known, saying('Dune and Sons'), {}).profile)).toEqual(ids(known));
  expect(ids(saying('@kelp @dune'))).toEqual(['github:company:kelp', 'github:company:dune']);
});

it('a company that was known by its name is still the same one', () => {
  const known = saying('Kelp');
  const before = {
    ...known,
    organisations: known.organisations.map((one) => ({ ...one, id: 'github:company:kelp' })),
  };
  const first = alignReading(before, saying('Kelp'), {});
  expect(ids(first.profile)).toEqual(['github:company:kelp']);
  expect(ids(alignReading(before, saying('Dune'), first.aliases).profile)).toEqual(['github:company:kelp']);
});
