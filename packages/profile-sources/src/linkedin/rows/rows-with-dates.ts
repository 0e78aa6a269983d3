import type { Origin, Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../../text/clean-link.ts';
import { clip } from '../../text/clean-text.ts';
import { decodeEntities, writtenLine, writtenText } from '../linkedin-text.ts';
import type { LinkedInRow } from './columns.ts';
import { createDateReader, type DateReader } from './dates.ts';
import { distinct, stableId } from './stable-id.ts';
import { nameOf } from './name-of.ts';
import { humanWord } from './websites.ts';

/* The files whose rows have one date or none. */

type Rows = readonly LinkedInRow[];

export function toSkills(rows: Rows, origin: Origin): Profile['skills'] {
  return distinct(
    rows.flatMap((row) => {
      const name = writtenLine(row.Name);
      return name === null ? [] : [{ id: stableId('skill', name), origin, name }];
    }),
  );
}

export function toLanguages(rows: Rows, origin: Origin): Profile['spokenLanguages'] {
  return distinct(
    rows.flatMap((row) => {
      const name = writtenLine(row.Name);
      const level = writtenLine(row.Proficiency);
      if (name === null) return [];
      return [
        {
          id: stableId('language', name),
          origin,
          name,
          proficiency: level === null ? null : humanWord(level),
        },
      ];
    }),
    100,
  );
}

export function toCertifications(rows: Rows, origin: Origin): Profile['certifications'] {
  const read = datesOf(rows, 'Started On', 'Finished On');
  return distinct(
    rows.flatMap((row): Profile['certifications'] => {
      const name = writtenLine(row.Name);
      if (name === null) return [];
      const issuer = writtenLine(row.Authority);
      const issued = read(row['Started On']);
      return [
        {
          id: stableId('certification', name, issuer, issued),
          origin,
          name,
          issuer,
          issued,
          expires: read(row['Finished On']),
          url: readLink(row.Url),
          licence: writtenLine(row['License Number']),
        },
      ];
    }),
  );
}

export function toPublications(rows: Rows, origin: Origin): Profile['publications'] {
  const read = datesOf(rows, 'Published On');
  return distinct(
    rows.flatMap((row): Profile['publications'] => {
      const title = writtenLine(row.Name);
      if (title === null) return [];
      const publisher = writtenLine(row.Publisher);
      return [
        {
          id: stableId('publication', title, publisher),
          origin,
          title,
          publisher,
          published: read(row['Published On']),
          url: readLink(row.Url),
          description: writtenText(row.Description),
        },
      ];
    }),
  );
}

/** Articles on LinkedIn itself: their titles and addresses, not their texts. */
export function toArticles(rows: Rows, origin: Origin): Profile['publications'] {
  const read = datesOf(rows, 'Published On');
  return distinct(
    rows.flatMap((row): Profile['publications'] => {
      const title = writtenLine(row.Title);
      if (title === null) return [];
      return [
        {
          id: stableId('publication', title, 'LinkedIn'),
          origin,
          title,
          publisher: 'LinkedIn',
          published: read(row['Published On']),
          url: readLink(row.Url),
          description: null,
        },
      ];
    }),
  );
}

export function toHonours(rows: Rows, origin: Origin): Profile['honours'] {
  const read = datesOf(rows, 'Issued On');
  return distinct(
    rows.flatMap((row): Profile['honours'] => {
      const title = writtenLine(row.Title);
      if (title === null) return [];
      return [
        {
          id: stableId('honour', title),
          origin,
          title,
          issuer: writtenLine(row.Issuer),
          issued: read(row['Issued On']),
          description: writtenText(row.Description),
        },
      ];
    }),
  );
}

/** "Shown to the public" in the words of exports; anything else, and nothing, means that it is not. */
const VISIBLE =
  /^(?:visible|shown|show|displayed|public|sichtbar|angezeigt|affich[ée]e?|visibles?|vis[íi]vel|visualizzat[ao]|visibile|zichtbaar|weergegeven|widoczn[ae]|g[öo]r[üu]n[üu]r)$/iu;

export function toRecommendations(rows: Rows, origin: Origin): Profile['recommendations'] {
  const read = datesOf(rows, 'Creation Date');
  return distinct(
    rows.flatMap((row): Profile['recommendations'] => {
      const text = writtenText(row.Text);
      const author = nameOf(row);
      if (text === null || author === '' || !VISIBLE.test((row.Status ?? '').trim())) return [];
      const title = [writtenLine(row['Job Title']), writtenLine(row.Company)].filter((part) => part !== null);
      return [
        {
          id: stableId('recommendation', author, text.slice(0, 200)),
          origin,
          author,
          authorTitle: title.length === 0 ? null : clip(title.join(', '), 300),
          text,
          date: read(row['Creation Date']),
          picture: null,
        },
      ];
    }),
  );
}

function datesOf(rows: Rows, ...columns: readonly string[]): DateReader {
  return createDateReader(rows.flatMap((row) => columns.map((column) => row[column])));
}

function readLink(cell: string | undefined): string | null {
  return cell === undefined ? null : cleanLink(decodeEntities(cell));
}
