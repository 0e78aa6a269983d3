import type { Profile } from '@tosite/validation/profile/profile';
import { clip } from '../../text/clean-text.ts';
import { stableId } from './stable-id.ts';
import { nameOf } from './name-of.ts';
import type { TableReading } from './table-reading.ts';
import { humanWord } from './websites.ts';

/* The files whose rows have one date or none. */

export function toSkills(table: TableReading): Profile['skills'] {
  return table.items((row) => {
    const name = row.line('Name');
    return name === null ? null : { id: stableId('skill', name), origin: table.origin, name };
  });
}

export function toLanguages(table: TableReading): Profile['spokenLanguages'] {
  return table.items((row) => {
    const name = row.line('Name');
    const level = row.line('Proficiency');
    if (name === null) return row.leave('unreadable');
    return {
      id: stableId('language', name),
      origin: table.origin,
      name,
      proficiency: level === null ? null : humanWord(level),
    };
  }, 100);
}

export function toCertifications(table: TableReading): Profile['certifications'] {
  return table.items((row) => {
    const name = row.line('Name');
    if (name === null) return row.leave('unreadable');
    const issuer = row.line('Authority');
    const { start: issued, end: expires } = row.period('Started On', 'Finished On', 'unknown');
    return {
      id: stableId('certification', name, issuer, issued),
      origin: table.origin,
      name,
      issuer,
      issued,
      expires,
      url: row.link('Url'),
      licence: row.line('License Number'),
    };
  });
}

export function toPublications(table: TableReading): Profile['publications'] {
  return table.items((row) => {
    const title = row.line('Name');
    if (title === null) return row.leave('unreadable');
    const publisher = row.line('Publisher');
    return {
      id: stableId('publication', title, publisher),
      origin: table.origin,
      title,
      publisher,
      published: row.date('Published On'),
      url: row.link('Url'),
      description: row.text('Description'),
    };
  });
}

/** Articles on LinkedIn itself: their titles and addresses, not their texts. */
export function toArticles(table: TableReading): Profile['publications'] {
  return table.items((row) => {
    const title = row.line('Title');
    if (title === null) return row.leave('unreadable');
    return {
      id: stableId('publication', title, 'LinkedIn'),
      origin: table.origin,
      title,
      publisher: 'LinkedIn',
      published: row.date('Published On'),
      url: row.link('Url'),
      description: null,
    };
  });
}

export function toHonours(table: TableReading): Profile['honours'] {
  return table.items((row) => {
    const title = row.line('Title');
    if (title === null) return row.leave('unreadable');
    return {
      id: stableId('honour', title),
      origin: table.origin,
      title,
      issuer: row.line('Issuer'),
      issued: row.date('Issued On'),
      description: row.text('Description'),
    };
  });
}

/** "Shown to the public" in the words of exports; anything else, and nothing, means that it is not. */
const VISIBLE =
  /^(?:visible|shown|show|displayed|public|sichtbar|angezeigt|affich[ée]e?|visibles?|vis[íi]vel|visualizzat[ao]|visibile|zichtbaar|weergegeven|widoczn[ae]|g[öo]r[üu]n[üu]r)$/iu;

export function toRecommendations(table: TableReading): Profile['recommendations'] {
  return table.items((row) => {
    // Not shown on LinkedIn either.
    if (!VISIBLE.test((row.row.Status ?? '').trim())) return row.leave('private');
    const text = row.text('Text');
    const author = nameOf(row.row);
    if (text === null || author === '') return row.leave('unreadable');
    const title = [row.line('Job Title'), row.line('Company')].filter((part) => part !== null);
    return {
      id: stableId('recommendation', author, text.slice(0, 200)),
      origin: table.origin,
      author,
      authorTitle: title.length === 0 ? null : clip(title.join(', '), 300),
      text,
      date: row.date('Creation Date'),
      picture: null,
    };
  });
}
