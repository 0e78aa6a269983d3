import type { Change } from '@tosite/api-client/endpoints/sync';
import { sortByChoice } from '../../../apps/dashboard/src/features/sources/choices.ts';
import { isDate } from '../evidence/find-fact.ts';
import { seeSite, tidy } from '../evidence/site-seen.ts';
import { corrected, factsOf, type Fact } from '../people/facts.ts';
import { otherDate } from '../people/source.ts';
import type { Marked } from './hide.ts';
import { nowSays, type Life } from './life.ts';

/** Fields that a platform's own programs write: nobody corrects them. */
const NOT_CORRECTED = new Set([
  'id',
  'first',
  'last',
  'full',
  'followers',
  'following',
  'stars',
  'views',
  'likes',
  'subscribers',
]);
/** A repository's or an organisation's name here is also its address. */
const NAMES = new Set(['organisations.name', 'links.url']);

/** One field at a time is corrected upstream; its owner takes what the dialog proposes, and takes it back. */
export async function correctUpstream(life: Life, marked: Marked): Promise<void> {
  const { source, way, random, corrections, ledger } = life;
  const able = factsOf(source, way.places).filter(
    ({ list, field }) => !NOT_CORRECTED.has(field) && !NAMES.has(`${list}.${field}`),
  );
  // The things that their owner touched come first: what must stay stays there or nowhere.
  const touched = able.filter(({ list, index }) =>
    [marked.hiddenRow, marked.writtenRow].some((row) => row?.list === list && row.index === index),
  );
  const rest = able.filter((fact) => !touched.includes(fact) && fact.index < 40);
  const byField = new Map(random.shuffled(rest).map((fact) => [`${fact.list}.${fact.field}`, fact]));
  const chosen = [
    ...random.shuffled(touched).slice(0, Math.ceil(corrections / 2)),
    ...random.shuffled([...byField.values()]),
  ].slice(0, corrections);
  for (const [turn, fact] of chosen.entries()) {
    try {
      await correct(life, marked, fact, turn % 3 === 2);
    } catch (error) {
      ledger.fail('everyStep', `correction of ${fact.list}.${fact.field}: ${String(error).slice(0, 300)}`);
    }
  }
  nowSays(life, source);
}

async function correct(life: Life, marked: Marked, fact: Fact, declines: boolean): Promise<void> {
  const { owner, source, words, ledger, product, label, website } = life;
  const value = newValue(life, fact);
  const id = website._id;
  const place = `${fact.list}.${fact.field}`;
  const before = await seeSite(product.client, label);
  const was = await owner.content(id);
  const written = nowSays(life, corrected(source, fact, value));
  const { changes } = await owner.readAgain(id, written);
  const choice = declines
    ? { take: [], leave: changes.map((change) => change.id) }
    : sortByChoice(changes, {});
  const decided = choice.take.length + choice.leave.length === 0 ? null : await owner.take(id, choice);
  const site = await seeSite(product.client, label);
  const now = await owner.content(id);
  // What says nothing but its name and a date is another thing under another name; of two lines that said the same in
  // every cell, which are one thing, each is its own once they differ.
  if (knownByMore(life, fact) && !hasTwin(life, fact))
    ledger.check('nothingDoubled', place, was.profile, now.profile);
  ledger.check(
    'hiddenNowhere',
    site,
    `after ${place}`,
    marked.hidden,
    hiddenAnew(marked, site.all, fact, words.ownIn(value), place),
  );
  if (marked.written !== '') {
    const items = (now.profile as unknown as Record<string, unknown[]>)[marked.writtenRow?.list ?? ''] ?? [];
    const isIt = marked.writtenRow?.list === fact.list && marked.writtenRow.index === fact.index;
    ledger.check('ownWordsStay', items, marked.written, isIt ? [] : marked.about);
  }
  if (declines) {
    const again = await owner.readAgain(id, nowSays(life, corrected(source, fact, value)));
    const declined = new Set(changes.map(thingOf));
    ledger.check(
      'declinedStays',
      again.changes.filter((change) => declined.has(thingOf(change))),
    );
  } else if (
    !isDate(fact.field) &&
    !isTouched(marked, fact) &&
    !isDoubted(changes, value) &&
    isKept(was.profile, words.ownIn(fact.value))
  ) {
    const text = tidy(JSON.stringify(now.profile));
    ledger.check('takenIsThere', text, words.ownIn(value), place);
  }
  if (decided?.undo != null) {
    await owner.undo(id, decided.undo.id);
    ledger.check('undoExact', before, await seeSite(product.client, label));
  }
  // Back to how it was, so that the next correction is one field too.
  const back = await owner.readAgain(id, nowSays(life, source));
  if (back.changes.length > 0) await owner.take(id, sortByChoice(back.changes, {}));
}

/**
 * So much of the thing is another that the dialog asks whether it still is that thing: the owner is told which one it
 * resembles, and neither is ticked. Only where the change says so itself.
 */
function isDoubted(changes: readonly Change[], value: string): boolean {
  return changes.some(
    ({ kind, resembles, after }) =>
      kind === 'added' && resembles !== null && tidy(JSON.stringify(after)).includes(tidy(value)),
  );
}

/** What a site has no place for was named as left out when it was read: a correction of it has none either. */
function isKept(profile: object, words: readonly string[]): boolean {
  const text = tidy(JSON.stringify(profile));
  return words.length === 0 || words.some((word) => text.includes(word));
}

/** What a change is about. */
const thingOf = ({ list, itemId, field, kind }: Change): string =>
  JSON.stringify([list, itemId, field, kind]);

/** The hidden thing under its new spelling is still that thing. */
function hiddenAnew(marked: Marked, all: string, fact: Fact, words: string[], place: string): string[] {
  const isIt = marked.hiddenRow?.list === fact.list && marked.hiddenRow.index === fact.index;
  // The language of a repository is also counted among those of all of them, as where it is marked.
  if (!isIt || fact.field === 'language') return [];
  return words
    .filter((word) => all.includes(word))
    .map((word) => `${word} is shown: the hidden item, ${place} corrected`);
}

function knownByMore({ source, way }: Life, { list, index, field }: Fact): boolean {
  const row = source.lists[list]?.[index];
  if (row === undefined) return true;
  // A date alone is said of many things, and how well a language is spoken of many languages.
  return Object.keys(way.places[list]?.columns ?? {}).some(
    (name) => name !== field && name !== 'proficiency' && !isDate(name) && (row[name] ?? '') !== '',
  );
}

function hasTwin({ source, way }: Life, { list, index }: Fact): boolean {
  const columns = Object.keys(way.places[list]?.columns ?? {});
  const cells = (source.lists[list] ?? []).map((row) =>
    JSON.stringify(columns.map((name) => row[name] ?? '')),
  );
  return cells.filter((line) => line === cells[index]).length > 1;
}

function isTouched(marked: Marked, fact: Fact): boolean {
  return [marked.hiddenRow, marked.writtenRow].some(
    (row) => row?.list === fact.list && row.index === fact.index,
  );
}

function newValue({ words, source }: Life, { list, index, field, value }: Fact): string {
  const row = list === 'person' ? source.person : (source.lists[list]?.[index] ?? {});
  if (isDate(field))
    return value.includes('T')
      ? value.replace(/^(\d{4})/u, (year) => String(Number(year) - 1))
      : nearDate(value, row);
  if (/^https?:/u.test(value)) return `https://${words.slug()}.example.org/`;
  if (field === 'name' && list === 'projects' && /^q[\da-z]+$/u.test(value)) return words.slug();
  if (['licence', 'language', 'topics', 'tags', 'twitter'].includes(field)) return words.slug().slice(0, 15);
  if (field === 'email') return `${words.slug()}@example.org`;
  if (field === 'phone') return `+49 30 ${words.number()}`;
  return value.includes('\n') ? `${words.sentence()}\n\n${words.sentence()}` : words.name();
}

/** A month or a year beside it: a correction of a date is a small one. */
function nearDate(date: string, row: Record<string, string>): string {
  const [year = '2000', month] = date.split('-');
  if (row['start'] === date && row['end'] === '') return otherDate(date);
  return month === undefined
    ? String(Number(year) - 1)
    : `${year}-${month === '12' ? '11' : String(Number(month) + 1).padStart(2, '0')}${date.slice(7)}`;
}
