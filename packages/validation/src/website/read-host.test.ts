import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHost, subdomainOfHost } from './read-host.ts';

const SHARED = { rootDomain: 'to.site', sitesDomain: 'to.site' };
const APART = { rootDomain: 'to.site', sitesDomain: 'tosite.page' };
const BELOW = { rootDomain: 'to.site', sitesDomain: 'sites.to.site' };
const LOCAL = { rootDomain: 'localhost', sitesDomain: 'localhost' };
const LAYOUTS = [SHARED, APART, BELOW, LOCAL];

/** The specification's own list, not the product's. */
const SPECIFIED = ['linkedin', 'github', 'youtube', 'instagram', 'dashboard', 'dashboardstaging'] as const;

describe('product hosts', () => {
  test('every known subdomain of the root is the product, in every layout', () => {
    for (const settings of LAYOUTS) {
      for (const subdomain of SPECIFIED) {
        const host = `${subdomain}.${settings.rootDomain}`;
        expect(readHost(host, settings)).toEqual({ kind: 'product', subdomain, host });
      }
    }
  });

  test.each(['Dashboard.To.Site', 'dashboard.to.site:3000', 'dashboard.to.site.', 'DASHBOARD.TO.SITE.:443'])(
    'port, letter case and one final dot do not matter: %s',
    (header) => {
      expect(readHost(header, SHARED)).toEqual({
        kind: 'product',
        subdomain: 'dashboard',
        host: 'dashboard.to.site',
      });
    },
  );

  test('a known label deeper down, or under the domain of sites, is not the product', () => {
    expect(readHost('dashboard.x.to.site', SHARED).kind).toBe('elsewhere');
    expect(readHost('x.dashboard.to.site', SHARED).kind).toBe('elsewhere');
    expect(readHost('dashboard.tosite.page', APART)).toEqual({
      kind: 'site',
      label: 'dashboard',
      host: 'dashboard.tosite.page',
    });
    expect(readHost('dashboard.to.site.evil.example', SHARED).kind).toBe('foreign');
    expect(readHost('evildashboard.to.site', SHARED)).toMatchObject({ kind: 'site' });
  });
});

describe('sites and previews', () => {
  test('a label under the domain of sites is a site', () => {
    expect(readHost('Mira.to.site:8080', SHARED)).toEqual({
      kind: 'site',
      label: 'mira',
      host: 'mira.to.site',
    });
    expect(readHost('mira.tosite.page', APART)).toEqual({
      kind: 'site',
      label: 'mira',
      host: 'mira.tosite.page',
    });
    expect(readHost('mira.sites.to.site', BELOW)).toEqual({
      kind: 'site',
      label: 'mira',
      host: 'mira.sites.to.site',
    });
    expect(readHost(`${'a'.repeat(63)}.to.site`, SHARED).kind).toBe('site');
  });

  test('a label under the root alone is no site where sites live elsewhere', () => {
    expect(readHost('mira.to.site', APART).kind).toBe('elsewhere');
    expect(readHost('mira.to.site', BELOW).kind).toBe('elsewhere');
  });

  test('previews have one host under the domain of sites', () => {
    expect(readHost('preview.to.site', SHARED)).toEqual({ kind: 'preview', host: 'preview.to.site' });
    expect(readHost('preview.tosite.page', APART)).toEqual({ kind: 'preview', host: 'preview.tosite.page' });
    expect(readHost('preview.to.site', APART).kind).toBe('elsewhere');
  });
});

describe('ours, with nothing there', () => {
  test.each([
    'to.site',
    'TO.SITE.:80',
    'www.to.site',
    'a.b.to.site',
    'x-y.to.site',
    'xn--pple-43d.to.site',
    '_acme-challenge.to.site',
    `${'a'.repeat(64)}.to.site`,
    '127.0.0.1',
    '127.0.0.1:3000',
    '255.255.255.255',
    '[::1]',
    '[::1]:3000',
    '[::FFFF:127.0.0.1]',
  ])('%s', (header) => {
    expect(readHost(header, SHARED).kind).toBe('elsewhere');
  });

  test('the root and the domain of sites themselves, where they differ', () => {
    expect(readHost('tosite.page', APART).kind).toBe('elsewhere');
    expect(readHost('sites.to.site', BELOW).kind).toBe('elsewhere');
  });

  test('an IPv6 address is given back without its port', () => {
    expect(readHost('[::FFFF:7f00:1]:80', SHARED)).toEqual({ kind: 'elsewhere', host: '[::ffff:7f00:1]' });
  });
});

test.each([
  'example.com',
  'www.jane.co.uk',
  'xn--bcher-kva.example',
  'to.site.example',
  'notto.site',
  'EXAMPLE.com.:8443',
])('%s is a name that is not ours', (header) => {
  expect(readHost(header, SHARED)).toEqual({
    kind: 'foreign',
    host: header.toLowerCase().replace(/\.?(:\d+)?$/, ''),
  });
});

test.each([
  '',
  ' ',
  'a b',
  'a/b',
  'a@b.test',
  'a.test/x',
  '..',
  '.',
  '.test',
  'a..test',
  'a.test..',
  'a.test:',
  'a.test:99999999',
  'a.test:80:80',
  'a.test\r\nX: y',
  '%00.test',
  'singlelabel',
  '-a.test',
  'a-.test',
  'a_b.test',
  '999.999.999.999',
  '1.2.3',
  '0x7f.1',
  '[::1',
  '[zz]',
  '[...]',
  '[:::1]',
  'l\u0456nkedin.to.site',
  '\uff44ashboard.to.site',
  'dash\u200bboard.to.site',
  `${'a'.repeat(64)}.example.com`,
  `${'a.'.repeat(130)}com`,
])('%j is not a host name', (header) => {
  expect(readHost(header, SHARED)).toEqual({ kind: 'malformed' });
});

test('no header is not a host name', () => {
  expect(readHost(undefined, SHARED).kind).toBe('malformed');
  expect(readHost(null, SHARED).kind).toBe('malformed');
});

test('any header gets a reading, and a site is always one label of letters and digits under the domain of sites', () => {
  const header = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.string({ unit: fc.constantFrom(...Array.from('aZ09-_.x')) }),
        fc.constantFrom('.to.site', '.tosite.page', '.localhost', ''),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(header, fc.constantFrom(...LAYOUTS), (text, settings) => {
      const reading = readHost(text, settings);
      if (reading.kind !== 'site') return;
      expect(reading.label).toMatch(/^[a-z0-9]{1,63}$/u);
      expect(reading.host).toBe(`${reading.label}.${settings.sitesDomain}`);
    }),
    { numRuns: 5000 },
  );
});

test('the subdomain is read from the first label of the host', () => {
  for (const known of SPECIFIED) expect(subdomainOfHost(`${known}.to.site`)).toBe(known);
  expect(subdomainOfHost('DashboardStaging.localhost:3000')).toBe('dashboardstaging');
  expect(subdomainOfHost('www.to.site')).toBeNull();
  expect(subdomainOfHost('linkedinx.to.site')).toBeNull();
  expect(subdomainOfHost('')).toBeNull();
});
