import { readFileSync } from 'node:fs';
import { jsonResumeToProfile } from '@tosite/profile-sources/import/resume/json-resume-to-profile';
import { siteLanguage } from '@tosite/site-sections/site-language';
import { expect, test } from 'vitest';
import { renderSite } from './render-site.ts';
import { siteOf } from './testing/site-fixture.ts';

/* Five people who write in other letters, from their files to what visitors and programs read. */

const PEOPLE = [
  ['fa', 'rtl', 'علی‌رضا محمدی', 'سوابق کاری', 'مثال.example/پل'],
  ['ja', 'ltr', '藤原 みのり', '職歴', '例え.example/日本'],
  ['si', 'ltr', 'ශ්‍රීමාලි පෙරේරා', 'අත්දැකීම්', null],
  ['el', 'ltr', 'Ελένη Παράδειγμα', 'Εμπειρία', 'παράδειγμα.example'],
  ['de', 'ltr', 'Jana Müller-Lüdenscheidt', 'Berufserfahrung', 'bücher.example/über'],
] as const;

test.each(PEOPLE)(
  'somebody who writes in %s has a site, a card and a CV in it',
  async (language, dir, name, experience, address) => {
    const file = new URL(`testing/people/${language}.resume.json`, import.meta.url);
    const { profile } = jsonResumeToProfile(JSON.parse(readFileSync(file, 'utf8')));
    if (profile === null) throw new Error('The file was not read.');
    expect(await siteLanguage(profile)).toBe(language);
    const { files } = await renderSite(siteOf(profile.type, { profile, language, name: profile.name }));
    const read = (path: string) => files.find((each) => each.path === path)?.body.toString('utf8') ?? '';
    for (const path of ['/index.html', '/cv/index.html']) {
      const page = read(path);
      expect(page).toContain(`<html lang="${language}" dir="${dir}"`);
      expect(page).toContain(name);
      expect(page).toMatch(new RegExp(`<h2[^>]*>${experience}</h2>`, 'u'));
      expect(page).toContain(address ?? name);
      expect(page).not.toMatch(/Skip to|present<|lang="en"/u);
    }
    const card = /og:image" content="[^"]*(\/assets\/card-[^"]*\.png)"/u.exec(read('/index.html'))?.[1];
    expect(files.find(({ path }) => path === card)?.contentType).toBe('image/png');
    const description = /name="description" content="([^"]*)"/u.exec(read('/index.html'))?.[1] ?? '';
    const headline = (profile.headline ?? '').replace(/[。.]$/u, '');
    expect(description.split(headline)).toHaveLength(2);
    expect(description).not.toMatch(/[。؟۔]\s*\.|xn--/u);
    expect(JSON.parse(read('/resume.json'))).toMatchObject({ basics: { name } });
  },
  60_000,
);
