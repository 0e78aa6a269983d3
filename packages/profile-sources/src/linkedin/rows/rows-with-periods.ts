import type { Origin, Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../../text/clean-link.ts';
import { writtenLine, writtenText } from '../linkedin-text.ts';
import type { LinkedInRow } from './columns.ts';
import { createDateReader, readPeriod, type Period } from './dates.ts';
import { distinct, stableId } from './stable-id.ts';
import { humanWord } from './websites.ts';

/* The files whose rows last for a time. */

type Rows = readonly LinkedInRow[];

/** Jobs, those that go on first, then the latest start first. A row without a title keeps its employer as one. */
export function toExperience(rows: Rows, origin: Origin): Profile['experience'] {
  const period = periodsOf(rows, 'Started On', 'Finished On', 'current');
  const jobs = rows.flatMap((row): Profile['experience'] => {
    const organisation = writtenLine(row['Company Name']);
    const title = writtenLine(row.Title);
    if (title === null && organisation === null) return [];
    const when = period(row);
    return [
      {
        id: stableId('experience', organisation, title, when.start),
        origin,
        ...when,
        title: title ?? organisation ?? '',
        organisation: title === null ? null : organisation,
        organisationUrl: null,
        location: writtenLine(row.Location),
        description: writtenText(row.Description),
        skills: [],
        logo: null,
      },
    ];
  });
  return byCurrentThenStart(distinct(jobs));
}

export function byCurrentThenStart<T extends Pick<Period, 'start' | 'current'>>(items: readonly T[]): T[] {
  return items.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || (b.start ?? '').localeCompare(a.start ?? '', 'en'),
  );
}

export function toEducation(rows: Rows, origin: Origin): Profile['education'] {
  const period = periodsOf(rows, 'Start Date', 'End Date', 'unknown');
  return distinct(
    rows.flatMap((row): Profile['education'] => {
      const school = writtenLine(row['School Name']);
      if (school === null) return [];
      const degree = writtenLine(row['Degree Name']);
      const when = period(row);
      return [
        {
          id: stableId('education', school, degree, when.start),
          origin,
          ...when,
          school,
          degree,
          field: writtenLine(row['Field Of Study']),
          grade: writtenLine(row.Grade),
          activities: writtenText(row.Activities),
          description: writtenText(row.Notes) ?? writtenText(row.Description),
          logo: null,
        },
      ];
    }),
  );
}

export function toVolunteering(rows: Rows, origin: Origin): Profile['volunteering'] {
  const period = periodsOf(rows, 'Started On', 'Finished On', 'current');
  const items = rows.flatMap((row): Profile['volunteering'] => {
    const organisation = writtenLine(row['Company Name']);
    const role = writtenLine(row.Role);
    if (role === null && organisation === null) return [];
    const cause = writtenLine(row.Cause);
    const when = period(row);
    return [
      {
        id: stableId('volunteering', organisation, role, when.start),
        origin,
        ...when,
        role: role ?? organisation ?? '',
        organisation: role === null ? null : organisation,
        cause: cause === null ? null : humanWord(cause),
        description: writtenText(row.Description),
      },
    ];
  });
  return byCurrentThenStart(distinct(items));
}

export function toProjects(rows: Rows, origin: Origin): Profile['projects'] {
  const period = periodsOf(rows, 'Started On', 'Finished On', 'unknown');
  return distinct(
    rows.flatMap((row): Profile['projects'] => {
      const name = writtenLine(row.Title);
      if (name === null) return [];
      const { start, end } = period(row);
      return [
        {
          id: stableId('project', name, start),
          origin,
          name,
          description: writtenText(row.Description),
          url: cleanLink(row.Url ?? null),
          homepage: null,
          start,
          end,
          updatedAt: null,
          stars: null,
          forks: null,
          language: null,
          topics: [],
          licence: null,
          pinned: false,
          fork: false,
          archived: false,
          picture: null,
        },
      ];
    }),
  );
}

export function toOrganisations(rows: Rows, origin: Origin): Profile['organisations'] {
  const period = periodsOf(rows, 'Started On', 'Finished On', 'current');
  return distinct(
    rows.flatMap((row): Profile['organisations'] => {
      const name = writtenLine(row.Name);
      if (name === null) return [];
      const when = period(row);
      const role = writtenLine(row.Position);
      return [
        {
          id: stableId('organisation', name, when.start),
          origin,
          name,
          handle: null,
          description: writtenText(row.Description),
          role,
          // A membership has no end here: "since 2019" would be wrong of one that is over.
          start: when.end === null ? when.start : null,
          url: null,
          avatar: null,
        },
      ];
    }),
  );
}

function periodsOf(rows: Rows, start: string, end: string, emptyEnd: 'current' | 'unknown') {
  const read = createDateReader(rows.flatMap((row) => [row[start], row[end]]));
  return (row: LinkedInRow): Period => readPeriod(read, { start: row[start], end: row[end] }, emptyEnd);
}
