import type { Profile } from '@tosite/validation/profile/profile';
import { clip } from '../../text/clean-text.ts';
import type { Period } from './dates.ts';
import { stableId } from './stable-id.ts';
import type { TableReading } from './table-reading.ts';
import { humanWord } from './websites.ts';

/* The files whose rows last for a time. */

/** Jobs, those that go on first, then the latest start first. A row may name an employer and no title. */
export function toExperience(table: TableReading): Profile['experience'] {
  const jobs = table.items((row) => {
    const organisation = row.line('Company Name');
    const title = row.line('Title');
    if (title === null && organisation === null) return row.leave('unreadable');
    const when = row.period('Started On', 'Finished On', 'current');
    return {
      id: stableId('experience', organisation, title, when.start),
      origin: table.origin,
      ...when,
      title,
      organisation,
      organisationUrl: null,
      location: row.line('Location'),
      description: row.text('Description'),
      skills: [],
      logo: null,
    };
  });
  return byCurrentThenStart(jobs);
}

export function byCurrentThenStart<T extends Pick<Period, 'start' | 'current'>>(items: readonly T[]): T[] {
  return items.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || (b.start ?? '').localeCompare(a.start ?? '', 'en'),
  );
}

export function toEducation(table: TableReading): Profile['education'] {
  return table.items((row) => {
    const school = row.line('School Name');
    if (school === null) return row.leave('unreadable');
    const degree = row.line('Degree Name');
    const when = row.period('Start Date', 'End Date', 'unknown');
    const notes = [row.text('Notes'), row.text('Description')].filter((text) => text !== null);
    return {
      id: stableId('education', school, degree, when.start),
      origin: table.origin,
      ...when,
      school,
      degree,
      field: row.line('Field Of Study'),
      grade: row.line('Grade'),
      activities: row.text('Activities'),
      description: notes.length === 0 ? null : clip([...new Set(notes)].join('\n\n'), 20_000),
      logo: null,
    };
  });
}

/** A row that names no role has none: its organisation is not put in the place of one. */
export function toVolunteering(table: TableReading): Profile['volunteering'] {
  const items = table.items((row) => {
    const organisation = row.line('Company Name');
    const role = row.line('Role');
    if (role === null && organisation === null) return row.leave('unreadable');
    const cause = row.line('Cause');
    const when = row.period('Started On', 'Finished On', 'current');
    return {
      id: stableId('volunteering', organisation, role, when.start),
      origin: table.origin,
      ...when,
      role: role ?? '',
      organisation,
      cause: cause === null ? null : humanWord(cause),
      description: row.text('Description'),
    };
  });
  return byCurrentThenStart(items);
}

export function toProjects(table: TableReading): Profile['projects'] {
  return table.items((row) => {
    const name = row.line('Title');
    if (name === null) return row.leave('unreadable');
    const { start, end } = row.period('Started On', 'Finished On', 'unknown');
    return {
      id: stableId('project', name, start),
      origin: table.origin,
      name,
      description: row.text('Description'),
      url: row.link('Url'),
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
    };
  });
}

export function toOrganisations(table: TableReading): Profile['organisations'] {
  return table.items((row) => {
    const name = row.line('Name');
    if (name === null) return row.leave('unreadable');
    const { start, end } = row.period('Started On', 'Finished On', 'current');
    return {
      id: stableId('organisation', name, start),
      origin: table.origin,
      name,
      handle: null,
      description: row.text('Description'),
      role: row.line('Position'),
      start,
      end,
      url: null,
      avatar: null,
    };
  });
}
