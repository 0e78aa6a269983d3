import { createHash } from 'node:crypto';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import { perSubdomain, type ProductPages } from '../hosting/product-pages.ts';
import { servedFile, type ServedFile } from '../hosting/served-file.ts';

/** Product pages of a few words, so that tests of hosting need no build of the landings and the dashboard. */
export function testPages(): ProductPages {
  const page = (html: string): ServedFile =>
    servedFile(
      Buffer.from(html),
      'text/html; charset=utf-8',
      createHash('sha256').update(html).digest('hex'),
    );
  const landing = (subdomain: Subdomain): Map<string, ServedFile> =>
    new Map([
      ['/index.html', page(`<title>landing of ${subdomain}</title>`)],
      ['/terms.html', page(`<title>terms of ${subdomain}</title>`)],
      ['/link-profile.html', page(`<input value="%PROFILE_VALUE%"><p>%PROFILE_MESSAGE%</p>`)],
    ]);
  return {
    landings: perSubdomain(landing),
    dashboard: new Map([
      ['/index.html', page('<title>dashboard</title>')],
      ['/preview-frame.html', page('<title>frame</title>')],
    ]),
  };
}
