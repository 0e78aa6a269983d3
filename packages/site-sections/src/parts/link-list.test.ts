import { expect, it } from 'vitest';
import { fullProfile } from '../testing/full-profile.ts';
import { linksOf } from './link-list.tsx';

it('a link that its reader named by the host is named as people read it, and a host that passes for another is not', () => {
  const profile = fullProfile('github', 2);
  const [first] = profile.links;
  if (first === undefined) throw new Error('it has links');
  const named = (label: string) =>
    linksOf(
      { ...profile, links: [{ ...first, label, url: `https://${label}/` }] },
      { email: false, phone: false, profile: false },
    ).map(({ text }) => text);
  expect(named('xn--bcher-kva.example')).toContain('bücher.example');
  expect(named('xn--80ak6aa92e.example')).toContain('xn--80ak6aa92e.example');
});
