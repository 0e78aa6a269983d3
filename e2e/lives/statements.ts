import type { Change } from '@tosite/api-client/endpoints/sync';
import type { Profile } from '@tosite/validation/profile/profile';
import { claimsOf, languageOf, momentsOf } from './evidence/claims.ts';
import { isDate, type Found } from './evidence/find-fact.ts';
import { neutralWords, runsIn } from './evidence/neutral-words.ts';
import { pictureFaults } from './evidence/picture-faults.ts';
import { sameBytes, tidy, type SiteSeen } from './evidence/site-seen.ts';
import { strangeWords } from './evidence/strange-words.ts';

/*
 * What must stay true of everybody, whatever happens to them: each statement once, with what it is seen by. A statement
 * answers what is wrong; nothing, where it holds.
 */

export const STATEMENTS = {
  everyFact: {
    says: 'Every fact of the source is on the site, in the kept profile, or named in the report of its import.',
    wrong: (found: readonly Found[]) =>
      found
        .filter(({ where }) => where === 'lost')
        .map(
          ({ fact }) =>
            `${fact.table}, ${fact.column} = “${fact.value.slice(0, 50)}” (${fact.list} ${fact.index})`,
        ),
  },
  twinsStay: {
    says: 'Only rows that are equal in every cell are one.',
    wrong: (lists: readonly { list: string; rows: number; kept: number; named: number }[]) =>
      lists
        .filter(({ rows, kept, named }) => kept + named < rows)
        .map(({ list, rows, kept }) => `${list}: ${rows} different rows, ${kept} items`),
  },
  nothingInvented: {
    says: 'No page says a word that neither the source nor its owner nor a label of the product said.',
    wrong: (site: SiteSeen, said: readonly string[]) => strangeWords(site, said),
  },
  claimsAreTrue: {
    says: 'What pages say in data of the person is what the source said of just that.',
    wrong: (site: SiteSeen, truth: Parameters<typeof claimsOf>[1]) => claimsOf(site, truth),
  },
  ownLanguage: {
    says: 'A page is in the language that its person writes in; where nobody knows it, it claims none.',
    wrong: (site: SiteSeen, language: string) => languageOf(site, language),
  },
  asExact: {
    says: 'A date is as exact on pages, in feeds and in data as its source had it.',
    wrong: (site: SiteSeen, dates: ReadonlySet<string>) => momentsOf(site, dates),
  },
  contactAsked: {
    says: 'An e-mail address or telephone number is shown only where its owner, or the platform itself, shows it.',
    wrong: (site: SiteSeen, details: readonly string[]) => standIn(site, details),
  },
  contactShown: {
    says: 'A detail of contact that its owner switches on is shown.',
    wrong: (site: SiteSeen, details: readonly string[]) =>
      details.filter((detail) => !site.all.includes(tidy(detail))).map((detail) => `${detail} is nowhere`),
  },
  secretNowhere: {
    says: 'What is private in a source is on no page, in no answer and on no disk.',
    wrong: (found: readonly string[]) => found,
  },
  previewIsSite: {
    says: 'The preview says what the site says then.',
    wrong: (preview: SiteSeen, site: SiteSeen, base: string) =>
      [...site.pages].flatMap(([path, page]) => {
        const before = preview.pages.get(`${base}${path}`);
        if (before === undefined || path !== '/') return [];
        const there = tidy(before.words.toLowerCase());
        const missing = runsIn(page.words).filter((run) => !there.includes(run) && !neutralWords().has(run));
        return missing.length === 0 ? [] : [`${path}: ${missing.slice(0, 5).join(', ')}`];
      }),
  },
  everyPicture: {
    says: 'Every picture that a page names answers, and is a picture.',
    wrong: (site: SiteSeen) => pictureFaults(site),
  },
  everyAddress: {
    says: 'Every address of its own that a site names answers; the one for reports leads to its form.',
    wrong: (site: SiteSeen) =>
      [...site.files]
        .filter(([path, { status }]) => status !== (path === '/report' ? 302 : 200))
        .map(([path, { status }]) => `${path} answers ${status}`),
  },
  zipWhole: {
    says: 'The ZIP arrives whole, opens, and holds every page, also on a slow line.',
    wrong: (faults: readonly string[]) => faults,
  },
  jsonBringsBack: {
    says: 'The JSON brings the same site back, with what is hidden, what was edited, and its protection.',
    wrong: (faults: readonly string[]) => faults,
  },
  hiddenNowhere: {
    says: 'What is hidden is in no file and in no answer.',
    wrong: (site: SiteSeen, what: string, words: readonly string[], more: readonly string[] = []) =>
      [...standIn(site, words), ...more].map((one) => `${what}: ${one}`),
  },
  ownerShown: {
    says: 'What its owner wrote is on the site.',
    wrong: (site: SiteSeen, words: readonly string[]) =>
      words.filter((word) => !site.all.includes(word)).map((word) => `${word} is on no page and in no file`),
  },
  savedIsHeld: {
    says: 'What an answer calls saved is what a new reading gives, and what visitors see.',
    wrong: (faults: readonly string[]) => faults,
  },
  postsAsWritten: {
    says: 'A post that is up is on its page, in feed and archive, and at home; a draft and a deleted one are nowhere.',
    wrong: (faults: readonly string[]) => faults,
  },
  nothingDoubled: {
    says: 'After a sync nothing is there twice, and nothing is gone that its owner did not let go.',
    wrong: (list: string, before: Profile, after: Profile) =>
      Object.keys(before).flatMap((name) => {
        const [was, is] = [lengthOf(before, name), lengthOf(after, name)];
        return was === is ? [] : [`${name}: ${was} before, ${is} after a correction of ${list}`];
      }),
  },
  ownWordsStay: {
    says: 'After a sync the owner’s words are on the thing that they were written about.',
    wrong: (items: readonly unknown[], written: string, about: readonly string[]) => {
      const holder = items.map((item) => tidy(JSON.stringify(item))).find((text) => text.includes(written));
      if (holder === undefined) return [`“${written}” is gone`];
      return about.length === 0 || about.some((word) => holder.includes(word))
        ? []
        : [`“${written}” is on another thing: ${holder.slice(0, 200)}`];
    },
  },
  takenIsThere: {
    says: 'A correction that was taken is there; one of a thing that is hidden or edited waits for its owner.',
    wrong: (text: string, words: readonly string[], place: string) =>
      words.filter((word) => !text.includes(word)).map((word) => `${place}: ${word} did not arrive`),
  },
  declinedStays: {
    says: 'What was declined is not proposed again.',
    wrong: (changes: readonly Change[]) =>
      changes.map(({ kind, label, field }) => `${kind} ${label} ${field ?? ''}`),
  },
  undoExact: {
    says: 'Undo is exact: every file is as it was before.',
    wrong: (before: SiteSeen, after: SiteSeen) => sameBytes(before, after),
  },
  deletedNowhere: {
    says: 'What is deleted is nowhere: no page, no preview, no answer, no file, no database and no log of one.',
    wrong: (faults: readonly string[]) => faults,
  },
  everyStep: {
    says: 'Every step of a life can be gone.',
    wrong: (faults: readonly string[]) => faults,
  },
} as const;

export type StatementName = keyof typeof STATEMENTS;

function standIn(site: SiteSeen, words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const wanted = tidy(word);
    if (!site.all.includes(wanted)) return [];
    const files = [...site.files].filter(([path, { text }]) =>
      tidy(`${site.pages.get(path)?.all ?? ''}${text}`).includes(wanted),
    );
    return [
      `${word} stands in ${files
        .map(([path]) => path)
        .slice(0, 5)
        .join(', ')}`,
    ];
  });
}

function lengthOf(profile: Profile, name: string): number {
  const value = (profile as Record<string, unknown>)[name];
  return Array.isArray(value) ? value.length : 0;
}

export const datesOf = (found: readonly Found[]): ReadonlySet<string> =>
  new Set(found.filter(({ fact }) => isDate(fact.field)).map(({ fact }) => fact.value));
