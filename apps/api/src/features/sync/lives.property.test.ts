import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import { initialDesign } from '@tosite/site-renderer/site-model';
import { newSpec } from '@tosite/validation/website/site-spec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import {
  asLinkedIn,
  asResume,
  correct,
  FIELDS_OF,
  itemsOf,
  LIST_OF,
  newLine,
  randomOf,
  twinOfLine,
  type Line,
  type Random,
} from '../../testing/corrected-lives.ts';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { restoreVersion } from '../history/restore-version.ts';
import { savePreview } from '../../site-content/preview-store.ts';
import { previewHash } from '../../secrets/preview-hash.ts';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';
import { insertPublish, switchPublished } from '../../site-content/publish-store.ts';
import { shownProfile } from '../../site-content/shown-profile.ts';
import { partsOfVersion } from '../../site-content/version-parts.ts';
import { insertSource, sourcesOfWebsite } from '../../site-content/source-store.ts';
import { sourceOfPreview } from '../../site-content/source-of-preview.ts';
import { findWebsiteForPublishing, insertWebsite } from '../../site-content/website-store.ts';
import { addSource } from './add-source.ts';
import { removeSource } from './change-sources.ts';
import { replaceEdits } from '../../publishing/decide.ts';
import { readSpec } from '../../site-content/spec-store.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';
import { storeBrought } from './store-reading.ts';
import type { SyncServices } from './sync-services.ts';
import { lastUndo } from '../../site-content/sync-store.ts';
import { takeChanges } from './take-changes.ts';
import { undoChanges } from './undo-changes.ts';
import { findWebsiteChanges } from './website-changes.ts';

// More for whoever changes how a sync decides: LIVES=1000.
const LIVES = Number(process.env['LIVES'] ?? '80');
/** `LIFE=17` lives that one alone. */
const ONLY = process.env['LIFE']?.split(',').map(Number);

let clock = Date.parse('2026-11-28T09:00:00Z');
const now = (): number => (clock += 1000);

let test: TestDatabase;
let api: TestApi;
let ownerId: string;
beforeAll(async () => {
  test = await createSqlite();
  api = await createTestApi(test, { RATE_LIMITS: 'off' });
  ownerId = (await api.signUp('lives@example.com')).userId;
});
afterAll(async () => {
  await api.close();
  await test.drop();
});

/** Everything is real but drawing: a version is what it was drawn from, which is what can be gone back to. */
function services(): SyncServices {
  const { database, env, storage } = api.services;
  const publish = async (websiteId: string): Promise<void> => {
    await database.transaction(async (trx) => {
      const website = await findWebsiteForPublishing(trx, websiteId);
      if (website === null) return;
      const publishId = newId('pub');
      const parts = partsOfVersion(website.spec, await sourcesOfWebsite(trx, websiteId));
      const version = { id: publishId, websiteId, reason: 'sync', files: [], parts, now: now() } as const;
      const { published_id: before, content_version: contentVersion } = website;
      await insertPublish(trx, { ...version, before: before === null ? null : { id: before, files: [] } });
      await switchPublished(trx, { websiteId, publishId, contentVersion, before });
    });
  };
  const parts = {
    database,
    now,
    env,
    storage,
    publisher: { publish },
    queue: { enqueue: async () => 'job' },
    onRead: async () => undefined,
    onSourcesChanged: async () => undefined,
  };
  // The verbs of this test use no other.
  return parts as unknown as SyncServices;
}

type Site = { id: string; uids: Map<string, number>; seen: Set<number>; lines: Line[]; rest: Set<string> };

async function makeSite(lines: Line[]): Promise<Site> {
  const { database } = api.services;
  const { profile, report } = await asLinkedIn(lines);
  const id = newId('web');
  await database.transaction(async (trx) => {
    await insertWebsite(trx, {
      id,
      owner_id: ownerId,
      subdomain: 'linkedin',
      label: id.toLowerCase().replaceAll(/[^a-z\d]/gu, ''),
      spec: specOf(profile),
      spec_revision: 1,
      plan: 'free',
      status: 'published',
      password_hash: null,
      content_version: 1,
      published_id: null,
      published_version: null,
      changed_for: '',
      primary_domain: null,
      created_at: now(),
      updated_at: now(),
    });
    await insertSource(
      trx,
      id,
      sourceOfPreview({ payload: payloadOf(profile, report) }, { position: 0, now: now() }),
    );
  });
  const uids = new Map(lines.flatMap((line) => idsOf(profile, line).map((key) => [key, line.uid] as const)));
  await services().publisher.publish(id, 'create');
  return { id, uids, seen: new Set(lines.map(({ uid }) => uid)), lines, rest: new Set() };
}

const payloadOf = (
  profile: Profile,
  report: Awaited<ReturnType<typeof asLinkedIn>>['report'],
): Parameters<typeof sourceOfPreview>[0]['payload'] => ({
  platform: profile.platform,
  subdomain: null,
  handle: profile.handle,
  suggestedDomain: 'ada',
  profile,
  report,
  spec: specOf(profile),
});

const specOf = (profile: Profile) =>
  newSpec({ name: 'Ada', language: 'en', type: profile.type, ...initialDesign(profile) });

/** Keys of the items that say exactly what this line says. */
function idsOf(profile: Profile, line: Line): string[] {
  return itemsOf(profile, line.table)
    .filter((item) => says(item, line, (column, value) => value === (line.cells[column] ?? '')))
    .map(({ id }) => `${LIST_OF[line.table]}/${String(id)}`);
}

const written = (value: unknown): string => (typeof value === 'string' ? value : '');

function says(
  item: Record<string, unknown>,
  line: Line,
  is: (column: number, value: string) => boolean,
): boolean {
  return Object.entries(FIELDS_OF[line.table]).every(([field, column]) => is(column, written(item[field])));
}

/** Hides some, writes into others. */
async function edit(random: Random, site: Site): Promise<void> {
  const keys = [...site.uids.keys()];
  const items: OwnerEdits['items'] = {};
  for (let times = 0; times < 1 + random.below(4); times += 1) {
    const key = random.pick(keys);
    const line = site.lines.find(({ uid }) => uid === site.uids.get(key));
    const field = line === undefined ? undefined : Object.keys(FIELDS_OF[line.table]).at(random.below(2));
    items[key] =
      field === undefined || random.chance(0.5)
        ? { hidden: true }
        : { set: { [field]: `Words of ${String(site.uids.get(key))}` } };
  }
  const { database } = api.services;
  await database.transaction(async (trx) =>
    replaceEdits(trx, site.id, now(), (edits) => ({ ...edits, items })),
  );
}

function changeUpstream(random: Random, site: Site): void {
  const { lines } = site;
  const newUid = (): number => Math.max(...site.seen) + 1;
  const alike = new Set<number>();
  for (let times = 0; times < 1 + random.below(4); times += 1) {
    const line = random.pick(lines);
    if (!alike.has(line.uid)) correct(random, line);
    alike.add(line.uid);
  }
  if (random.chance(0.4)) {
    const uid = newUid();
    lines.splice(random.below(lines.length + 1), 0, newLine(random, uid, uid + 20));
    site.seen.add(uid);
  }
  if (random.chance(0.3) && lines.length > 3) lines.splice(random.below(lines.length), 1);
  if (random.chance(0.3)) lines.reverse();
}

/** What the site shows and keeps, as it lies in the database. */
async function stateOf(site: Site) {
  const { db } = api.services.database;
  const sources = await readSourceLayers(db, site.id);
  const { edits } = (await readSpec(db, site.id)).spec;
  return { sources, edits, shown: await shownProfile(db, site.id) };
}

const layersOf = ({ sources, edits }: Awaited<ReturnType<typeof stateOf>>) => ({
  sources: sources.map(({ id, lastImport, left }) => ({ id, lastImport, left })),
  edits,
});

async function bring(site: Site): Promise<void> {
  const { database } = api.services;
  const answer = await asLinkedIn(site.lines);
  await database.transaction(async (trx) => {
    const source = (await readSourceLayers(trx, site.id)).find(({ method }) => method === 'linkedin:export');
    if (source !== undefined) await storeBrought(trx, source, answer, now());
  });
}

async function changesOf(site: Site) {
  const { sources, edits } = await stateOf(site);
  return findWebsiteChanges(sources, edits);
}

/** As the dialog proposes. */
async function decideAsProposed(site: Site, takes = true): Promise<void> {
  const changes = await changesOf(site);
  const isTaken = ({ kind, conflict, resembles }: (typeof changes)[number]): boolean =>
    takes && kind !== 'removed' && !conflict && resembles === null;
  await takeChanges(services(), ownerId, site.id, {
    take: changes.filter(isTaken).map(({ id }) => id),
    leave: changes.filter((change) => !isTaken(change)).map(({ id }) => id),
  });
}

/** What must be true of a site, whatever happened. */
async function check(site: Site, all: ReadonlyMap<number, Line>): Promise<void> {
  const { shown, edits, sources } = await stateOf(site);
  const merged = mergeProfiles(sources.map(({ lastImport }) => lastImport)).profile;
  for (const list of PROFILE_LISTS) {
    const tables = [...all.values()].filter(({ table }) => LIST_OF[table] === list);
    // Doubles: never more things than there ever were.
    expect([list, Math.max(0, merged[list].length - tables.length)]).toEqual([list, 0]);
  }
  for (const [key, uid] of site.uids) {
    const line = all.get(uid);
    const edit = edits.items[key];
    if (line === undefined || edit === undefined) continue;
    if (edit.hidden === true) {
      const visible = itemsOf(shown, line.table).filter((item) =>
        says(item, line, (column, value) => value === (line.cells[column] ?? '')),
      );
      // Twins of the same words are two things: only the hidden one is none.
      const twins = [...all.values()].filter(
        (other) =>
          other !== line && other.table === line.table && other.cells.join('|') === line.cells.join('|'),
      );
      expect([key, visible.length > twins.length]).toEqual([key, false]);
    }
    // Below the edit lies still the same thing: it says nothing that this line never said.
    const item = itemsOf(merged, line.table).find(({ id }) => `${LIST_OF[line.table]}/${String(id)}` === key);
    if (item === undefined) continue;
    for (const [field, column] of Object.entries(FIELDS_OF[line.table])) {
      const value = written(item[field]);
      expect([key, field, value, line.said[column]?.has(value)]).toEqual([key, field, value, true]);
    }
  }
}

async function live(seed: number): Promise<void> {
  const random = randomOf(seed);
  const lines = Array.from({ length: 4 + random.below(9) }, (_, uid) => newLine(random, uid));
  const job = lines.find(({ table }) => table === 'Positions');
  if (job !== undefined && random.chance(0.4)) {
    job.cells = job.cells.with(4, '').with(5, '');
    lines.push(twinOfLine(random, job, lines.length));
  }
  const site = await makeSite(lines);
  const all = new Map(lines.map((line) => [line.uid, line]));
  await edit(random, site);
  for (let round = 0; round < 2; round += 1) {
    changeUpstream(random, site);
    for (const line of site.lines) all.set(line.uid, line);
    const { shown } = await stateOf(site);
    await bring(site);
    expect((await stateOf(site)).shown).toEqual(shown);
    if (random.chance(0.3)) await undoExactly(site);
    await decideAsProposed(site, random.chance(0.75));
    await check(site, all);
    // Declined stays declined, whatever order the next file has.
    await bring(site);
    expect(await changesOf(site)).toEqual([]);
  }
  if (random.chance(0.3)) await anotherSource(site, all);
  if (random.chance(0.3)) await goBack(site, all);
}

/** What is decided and taken back is as it was; what is only left can be taken later, and is not taken back. */
async function undoExactly(site: Site): Promise<void> {
  const asked = layersOf(await stateOf(site));
  const before = await lastUndo(api.services.database.db, site.id);
  await decideAsProposed(site);
  const last = await lastUndo(api.services.database.db, site.id);
  const isTaken = last !== null && last.id !== before?.id;
  if (isTaken) await undoChanges(services(), ownerId, site.id, last.id);
  const now = layersOf(await stateOf(site));
  const without = ({ sources, edits }: typeof asked) => ({
    edits,
    sources: isTaken ? sources : sources.map(({ id, lastImport }) => ({ id, lastImport })),
  });
  expect(without(now)).toEqual(without(asked));
}

async function anotherSource(site: Site, all: ReadonlyMap<number, Line>): Promise<void> {
  const { database } = api.services;
  const { profile, report } = await asResume(site.lines);
  const previewId = newId('pre');
  const hash = previewHash(previewId);
  // Of an own kind here, so that it joins the site and is not a newer reading of the download.
  const payload = {
    ...payloadOf(profile, report),
    websiteType: 'github' as const,
    platform: 'github' as const,
  };
  await database.transaction(async (trx) =>
    savePreview(trx, {
      hash,
      payload,
      profileKey: 'life',
      ownerId: null,
      now: now(),
      expiresAt: now() + 60_000,
    }),
  );
  await addSource(services(), ownerId, site.id, previewId);
  await check(site, all);
  const sources = await readSourceLayers(database.db, site.id);
  await removeSource(services(), ownerId, { websiteId: site.id, sourceId: sources.at(-1)?.id ?? '' });
  await check(site, all);
}

async function goBack(site: Site, all: ReadonlyMap<number, Line>): Promise<void> {
  const { db } = api.services.database;
  const rows = await db
    .selectFrom('publishes')
    .select('id')
    .where('website_id', '=', site.id)
    .orderBy('created_at')
    .execute();
  // The first one is from before anything was hidden.
  const version = rows[Math.min(1, rows.length - 1)];
  if (version === undefined || rows.length < 2) return;
  await restoreVersion(services(), ownerId, { websiteId: site.id, versionId: version.id });
  await bring(site);
  await decideAsProposed(site);
  await check(site, all);
}

it(`whatever is corrected in ${LIVES} lives: nothing is doubled, nothing hidden is shown, an owner's words stay where they were written`, async () => {
  const seeds = ONLY ?? Array.from({ length: LIVES }, (_, seed) => seed);
  const failed: string[] = [];
  for (const seed of seeds) {
    await live(seed).catch((error: unknown) => failed.push(`LIFE=${seed}: ${inWords(error)}`));
  }
  expect(failed).toEqual([]);
}, 900_000);

function inWords(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('actual' in error)) return String(error);
  const { actual, expected }: { actual: unknown; expected?: unknown } = error;
  const [one, two] = [actual, expected].map((value) => JSON.stringify(value, null, 1).split('\n'));
  const differ = (one ?? []).flatMap((line, at) =>
    line === two?.[at] ? [] : [`${line} is not ${two?.[at]}`],
  );
  return differ.slice(0, 6).join('; ');
}
