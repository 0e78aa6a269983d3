import { expect, test } from 'vitest';
import { detectPlatform } from './detect-platform.ts';
import { siteNameOf } from './site-name.ts';

test.each([
  ['https://www.linkedin.com/in/mireille-okonjo', 'linkedin', 'linkedin-individual'],
  ['https://www.linkedin.com/company/atelier-cendre', 'linkedin', 'linkedin-company'],
  ['https://www.linkedin.com/in/company', 'linkedin', 'linkedin-individual'],
  ['https://www.linkedin.com/feed/', 'linkedin', 'linkedin-individual'],
  ['https://www.linkedin.com/mwlite/company/atelier-cendre', 'linkedin', 'linkedin-company'],
  ['github.com/quillfeather-dev', 'github', 'github'],
  ['HTTPS://GITHUB.COM./x', 'github', 'github'],
  ['https://youtu.be/kc001q9ZzYx', 'youtube', 'youtube'],
  ['https://m.youtube.com/@kettleandcompass', 'youtube', 'youtube'],
  ['instagr.am/saffron', 'instagram', 'instagram'],
])('%s is %s, and becomes a %s site', (url, platform, websiteType) => {
  expect(detectPlatform(url)).toEqual({ platform, websiteType });
});

test.each([
  'https://linkedin.com.evil.example/in/x',
  'https://evil.example/github.com/x',
  'https://evil.example/?youtube.com',
  'https://github.com@evil.example/x',
  'https://github.com\\@evil.example/x',
  'https://gist.github.com/x',
  'https://git\u00adhub.com/x',
  'ftp://github.com/x',
  'linkedin',
  '',
])('%s belongs to no platform', (url) => {
  expect(detectPlatform(url)).toBeNull();
});

test('what is not a string belongs to no platform', () => {
  expect(detectPlatform(null as unknown as string)).toBeNull();
});

test('the site name is the last segment without a leading @, decoded', () => {
  expect(siteNameOf('https://youtube.com/@kettleandcompass/')).toBe('kettleandcompass');
  expect(siteNameOf('https://linkedin.com/in/jos%C3%A9')).toBe('josé');
  expect(siteNameOf('https://github.com/')).toBe('');
  expect(siteNameOf('not a link')).toBe('');
});
