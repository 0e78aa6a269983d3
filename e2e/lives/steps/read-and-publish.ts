import { findFacts, ownOf, type Found } from '../evidence/find-fact.ts';
import { findOnDisk } from '../evidence/on-disk.ts';
import { seeSite, tidy } from '../evidence/site-seen.ts';
import { factsOf } from '../people/facts.ts';
import type { Row } from '../people/source.ts';
import { datesOf } from '../statements.ts';
import { contactDetails, saidBy, type Life } from './life.ts';

/** Lists whose items are more or fewer than the source's rows by their nature. */
const NOT_ROW_BY_ROW = new Set(['links']);

/** What was read and published, held against the source. Answers where each fact went. */
export async function lookAtPublished(life: Life): Promise<Found[]> {
  const { ledger, source, way, words, preview, first, product, handle, label } = life;
  const { profile } = await life.owner.content(life.website._id);
  const facts = factsOf(source, way.places);
  const { leftOut = [], warnings } = preview.source;
  const found = findFacts(facts, source, words, first, { profile, leftOut, warnings });
  ledger.check('everyFact', found);
  ledger.check('twinsStay', rowCounts(life, profile as unknown as Record<string, unknown>));
  ledger.check('nothingInvented', first, [
    ...saidBy(source),
    handle,
    label,
    preview.suggestedName,
    life.email,
  ]);
  ledger.check('claimsAreTrue', first, truthOf(life));
  ledger.check('ownLanguage', first, life.language);
  ledger.check('asExact', first, datesOf(found));
  ledger.check('everyPicture', first);
  ledger.check('everyAddress', first);
  ledger.check('contactAsked', first, unasked(life));
  ledger.check('secretNowhere', [
    ...source.secret.flatMap((word) =>
      first.all.includes(tidy(word)) || JSON.stringify([profile, preview]).includes(word)
        ? [`${word} is in the profile or on a page`]
        : [],
    ),
    ...(source.secret.length === 0
      ? []
      : findOnDisk(
          product.dataDir,
          source.secret.filter((word) => word !== ''),
        )),
  ]);
  const id = new URL(preview.previewUrl).pathname.replace(/\/$/u, '');
  const drawn = await seeSite(product.client, 'preview', id);
  ledger.check('previewIsSite', drawn, first, id);
  ledger.check('contactAsked', drawn, unasked(life));
  return found;
}

/** Details of contact that nobody shows: a platform's own public e-mail begins as shown. */
function unasked(life: Life): string[] {
  const isPublic = life.way.name.startsWith('GitHub') || life.way.name.startsWith('Instagram');
  return isPublic ? [] : contactDetails(life);
}

function rowCounts({ source, way, preview }: Life, profile: Record<string, unknown>) {
  return Object.entries(source.lists).flatMap(([list, rows]) => {
    const place = way.places[list];
    const items = profile[list];
    if (place === undefined || !Array.isArray(items) || NOT_ROW_BY_ROW.has(list)) return [];
    const cells = (row: Row): string =>
      JSON.stringify(Object.keys(place.columns).map((field) => row[field] ?? ''));
    const named = (preview.source.leftOut ?? []).filter(
      (entry) => entry.why === 'limit' || entry.why === 'repeated',
    );
    return [
      {
        list,
        rows: new Set(rows.map(cells)).size,
        kept: items.length,
        named: named.reduce((sum, { count }) => sum + count, 0),
      },
    ];
  });
}

function truthOf({ source, words, handle, preview }: Life) {
  const { person, lists } = source;
  const month = new Date().toISOString().slice(0, 7);
  const open = (lists['experience'] ?? []).filter(
    (row) =>
      (row['start'] ?? '') <= month && ((row['end'] ?? '') === '' || (row['end'] ?? '') > month.slice(0, 4)),
  );
  const own = (text: string | undefined): string[] => words.ownIn(text ?? '');
  const names = [person['full'], person['name'], person['first'], person['last']];
  return {
    name: [...names.flatMap(own), handle],
    // A handle is the platform's; a file may not say one, and then nothing is said.
    handle: preview.profile.handle === '' ? '\u0000' : handle,
    titles: open.flatMap((row) => own(row['title'])),
    employers: [
      ...open.flatMap((row) => own(row['organisation'])),
      ...(lists['experience'] ?? []).flatMap((row) => (row['title'] === '' ? [] : [])),
    ],
    links: [
      ...own(person['website']),
      ...own(person['twitter']),
      ...own(person['about']),
      ...(lists['links'] ?? []).flatMap((row) => ownOf(row, words)),
      preview.profile.url,
    ],
  };
}
