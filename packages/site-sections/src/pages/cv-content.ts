import type { Profile } from '@tosite/validation/profile/profile';
import { plainLine } from '../markdown/plain-text.ts';
import { cleanLine, cleanLines, cleanText, shorten, shortenToSentence } from '../text/clean-text.ts';
import { commaOf } from '../text/comma-of.ts';
import { period, singleDate, type Period } from '../sections/entry.ts';

export type CvEntry = {
  id: string;
  title: string;
  sub: string | null;
  when: Period | null;
  text: string | null;
};

type CvContent = {
  summary: string | null;
  experience: CvEntry[];
  education: CvEntry[];
  projects: CvEntry[];
  skills: string[];
  languages: string[];
  certifications: string[];
  honours: string[];
};

/*
 * A printed curriculum vitae is one sheet. What is chosen here fits on it whatever the profile holds: few entries,
 * the latest with their words, and long texts cut, after a sentence where that leaves enough. The site has the rest.
 */
const MOST = {
  experience: 6,
  education: 3,
  projects: 4,
  skills: 14,
  languages: 6,
  certifications: 4,
  honours: 3,
};
const LONGEST_SUMMARY = 420;
/** Of the first, the second, … job; none for those after. */
const LONGEST_TEXTS = [300, 220, 150];
const LONGEST_LINE = 90;

/** The one sheet of a person's working life. `profile` is what the site may tell. */
export function cvContent(profile: Profile, language = 'en'): CvContent {
  const comma = commaOf(language);
  const entry = (
    item: { id: string },
    title: string | null,
    sub: readonly (string | null)[],
    when: Period | null,
    text: string | null,
  ): CvEntry[] =>
    title === null
      ? []
      : [
          {
            id: item.id,
            title: line(title),
            sub: cleanLines(sub).map(line).join(comma) || null,
            when,
            text: cleanText(text),
          },
        ];
  const experience = profile.experience.flatMap((job) => {
    const [title, organisation] = [cleanLine(job.title), cleanLine(job.organisation)];
    const sub = [title === null ? null : organisation, job.location];
    return entry(job, title ?? organisation, sub, period(job), job.description);
  });
  const education = profile.education.flatMap((item) => {
    const study = cleanLines([item.degree, item.field]).join(comma) || null;
    return entry(
      item,
      study ?? cleanLine(item.school),
      [study === null ? null : item.school],
      period(item),
      null,
    );
  });
  // With jobs to tell of, projects are a line each.
  const texts = experience.length > 2 ? [] : [160, 160, 120, 120];
  const projects = profile.projects.flatMap((item) =>
    entry(
      item,
      cleanLine(item.name),
      [item.language],
      singleDate(item.start?.slice(0, 4) ?? null),
      item.description,
    ),
  );
  return {
    summary: summaryOf(profile),
    experience: cut(experience, MOST.experience, LONGEST_TEXTS),
    education: cut(education, MOST.education, []),
    projects: cut(projects, MOST.projects, texts),
    skills: lines(profile.skills.length > 0 ? profile.skills : profile.codeLanguages, 'skills'),
    languages: cleanLines(
      profile.spokenLanguages.map(({ name, proficiency }) => cleanLines([name, proficiency]).join(comma)),
    )
      .slice(0, MOST.languages)
      .map(line),
    certifications: lines(profile.certifications, 'certifications'),
    honours: cleanLines(profile.honours.map(({ title }) => title))
      .slice(0, MOST.honours)
      .map(line),
  };
}

function summaryOf({ about }: Profile): string | null {
  const summary = plainLine(about);
  return summary === null ? null : shortenToSentence(summary, LONGEST_SUMMARY);
}

function lines(items: readonly { name: string }[], kind: keyof typeof MOST): string[] {
  return cleanLines(items.map(({ name }) => name))
    .slice(0, MOST[kind])
    .map(line);
}

function line(text: string): string {
  return shorten(text, LONGEST_LINE);
}

function cut(entries: readonly CvEntry[], most: number, texts: readonly number[]): CvEntry[] {
  return entries.slice(0, most).map((item, index) => {
    const longest = texts[index];
    const text = item.text?.replaceAll(/\s*\n\s*/gu, ' ') ?? null;
    return {
      ...item,
      text: text === null || longest === undefined ? null : shortenToSentence(text, longest),
    };
  });
}
