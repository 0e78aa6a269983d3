import type { Executor } from '../database/database.ts';
import { hashOfPart, type VersionParts } from './version-parts.ts';

/** Writes what a version was drawn from; a part that is kept already is not written again. */
export async function insertVersionParts(
  trx: Executor,
  version: { publishId: string; websiteId: string; parts: VersionParts },
): Promise<void> {
  const { publishId, websiteId } = version;
  for (const [part, body] of version.parts) {
    const hash = hashOfPart(body);
    const known = await trx
      .selectFrom('version_parts')
      .select('hash')
      .where('website_id', '=', websiteId)
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (known === undefined) {
      await trx
        .insertInto('version_parts')
        .values({ website_id: websiteId, hash, body })
        .onConflict((conflict) => conflict.columns(['website_id', 'hash']).doNothing())
        .execute();
    }
    await trx.insertInto('publish_parts').values({ publish_id: publishId, part, hash }).execute();
  }
}

/** null: there is no such version of this website, or it is older than the keeping of parts. */
export async function readVersionParts(
  db: Executor,
  websiteId: string,
  publishId: string,
): Promise<VersionParts | null> {
  const rows = await db
    .selectFrom('publishes')
    .innerJoin('publish_parts', 'publish_parts.publish_id', 'publishes.id')
    .innerJoin('version_parts', (join) =>
      join
        .onRef('version_parts.hash', '=', 'publish_parts.hash')
        .onRef('version_parts.website_id', '=', 'publishes.website_id'),
    )
    .select(['publish_parts.part as part', 'version_parts.body as body'])
    .where('publishes.id', '=', publishId)
    .where('publishes.website_id', '=', websiteId)
    .execute();
  return rows.length === 0 ? null : new Map(rows.map(({ part, body }) => [part, body]));
}

/** Forgets the parts of these versions, and of the texts those that no version of the website names any more. */
export async function dropVersionParts(
  trx: Executor,
  websiteId: string,
  publishIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('publish_parts')
    .where('publish_id', 'in', [...publishIds])
    .execute();
  const named = trx
    .selectFrom('publish_parts')
    .innerJoin('publishes', 'publishes.id', 'publish_parts.publish_id')
    .select('publish_parts.hash')
    .where('publishes.website_id', '=', websiteId);
  await trx
    .deleteFrom('version_parts')
    .where('website_id', '=', websiteId)
    .where('hash', 'not in', named)
    .execute();
}
