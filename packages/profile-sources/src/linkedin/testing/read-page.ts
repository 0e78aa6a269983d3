import { readFileSync } from 'node:fs';
import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { parse } from 'valibot';
import { readCompanyPage } from '../link/page/company-page.ts';
import { readPersonPage, type PageReading } from '../link/page/person-page.ts';

/** A recorded page. */
export function recordedPage(name: string): string {
  return readFileSync(new URL(`../../../fixtures/linkedin/${name}.html`, import.meta.url), 'utf8');
}

const known = {
  handle: 'somebody',
  url: 'https://linkedin.com/in/somebody',
  today: '2026-11-20',
  pictureOk: (address: string) => /^https:\/\/(?:media|static)\.licdn\./u.test(address),
};

/** The reading of a person's page that must show somebody. */
export function readPerson(html: string): PageReading {
  return checked(readPersonPage(html, known));
}

export function readCompany(html: string): PageReading {
  return checked(readCompanyPage(html, known));
}

function checked(reading: PageReading | null): PageReading {
  if (reading === null) throw new Error('The page shows nobody.');
  return { ...reading, profile: parse(ProfileSchema, reading.profile) };
}

/** A page of nothing but this structured data. */
export function pageWith(...data: unknown[]): string {
  const scripts = data.map(
    (one) =>
      `<script type="application/ld+json">${typeof one === 'string' ? one : JSON.stringify(one)}</script>`,
  );
  return `<!DOCTYPE html><html><head>${scripts.join('')}</head><body></body></html>`;
}

/** Everything that the profile says, as one text. */
export function wordsOfProfile(profile: Profile): string {
  const words: string[] = [];
  JSON.stringify(profile, (key, value: unknown) => {
    if (typeof value === 'string' && !['id', 'source', 'path'].includes(key)) words.push(value);
    return value;
  });
  return words.join('\n');
}
