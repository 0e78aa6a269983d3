import type { VersionChange } from '@tosite/api-client/endpoints/history';
import type { Executor } from '../../database/database.ts';
import { lookOfPart } from '../../site-content/version-parts.ts';

/** Of one version: the hash of each of its parts by its name, and how it looked. */
export type VersionOutline = { parts: ReadonlyMap<string, string>; look: string };

/** By the id of the version, for those whose parts were kept. */
export async function versionOutlines(
  db: Executor,
  websiteId: string,
): Promise<ReadonlyMap<string, VersionOutline>> {
  const rows = await db
    .selectFrom('publish_parts')
    .innerJoin('publishes', 'publishes.id', 'publish_parts.publish_id')
    .select(['publish_parts.publish_id as id', 'publish_parts.part as part', 'publish_parts.hash as hash'])
    .where('publishes.website_id', '=', websiteId)
    .execute();
  const looks = await db
    .selectFrom('version_parts')
    .select(['hash', 'body'])
    .where('website_id', '=', websiteId)
    .where('hash', 'in', [...rows.filter(({ part }) => part === 'look').map(({ hash }) => hash), ''])
    .execute();
  const bodies = new Map(looks.map(({ hash, body }) => [hash, body]));
  const outlines = new Map<string, { parts: Map<string, string>; look: string }>();
  for (const { id, part, hash } of rows) {
    const outline = outlines.get(id) ?? { parts: new Map(), look: '' };
    outline.parts.set(part, hash);
    if (part === 'look') outline.look = bodies.get(hash) ?? '';
    outlines.set(id, outline);
  }
  return outlines;
}

/** What of a version is another than in the one before it, in the order in which an owner thinks of it. */
export function changesBetween(before: VersionOutline, after: VersionOutline): VersionChange[] {
  const changed = new Set<VersionChange>();
  const names = new Set([...before.parts.keys(), ...after.parts.keys()]);
  for (const name of names) {
    if (before.parts.get(name) === after.parts.get(name)) continue;
    if (name === 'edits' || name === 'seo') changed.add(name);
    else if (name === 'look') for (const change of looksApart(before.look, after.look)) changed.add(change);
    else changed.add('sources');
  }
  return [...changed];
}

function looksApart(before: string, after: string): VersionChange[] {
  if (before === '' || after === '') return [];
  const [a, b] = [lookOfPart(before), lookOfPart(after)];
  const pairs: [VersionChange, unknown, unknown][] = [
    ['name', a.website_name, b.website_name],
    ['language', a.language, b.language],
    ['theme', a.design.theme_name, b.design.theme_name],
    ['mode', a.design.theme_mode, b.design.theme_mode],
    ['fonts', a.design.fonts ?? null, b.design.fonts ?? null],
    ['accent', a.design.accent ?? null, b.design.accent ?? null],
    ['settings', a.design.sections, b.design.sections],
    ['order', a.section_order, b.section_order],
  ];
  return pairs.filter(([, x, y]) => JSON.stringify(x) !== JSON.stringify(y)).map(([name]) => name);
}
