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

it('two links that would read alike are written as their addresses, and one place stands there once', () => {
  const profile = fullProfile('github', 2);
  const [first] = profile.links;
  if (first === undefined) throw new Error('it has links');
  const links = [
    ['X', 'https://x.com/robin'],
    ['X', 'https://twitter.com/robin/'],
    ['X', 'https://x.com/other'],
    ['robin.example.org', 'https://robin.example.org/links'],
    ['Blog', 'https://blog.example/'],
  ].map(([label = '', url = ''], index) => ({ ...first, id: `l${index}`, label, url }));
  const lines = linksOf(
    {
      ...profile,
      links,
      contact: { ...profile.contact, website: 'https://www.robin.example.org/' },
    },
    { email: false, phone: false, profile: false },
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'robin.example.org',
    'x.com/robin',
    'x.com/other',
    'robin.example.org/links',
    'Blog',
  ]);
});
