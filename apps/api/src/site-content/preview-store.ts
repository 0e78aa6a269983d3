import { randomBytes } from 'node:crypto';
import { siteLanguage, UNKNOWN_LANGUAGE } from '@tosite/site-renderer/site-model';
import * as v from 'valibot';
import type { Executor } from '../database/database.ts';
import { PreviewPayloadSchema, type PreviewPayload } from './preview-payload.ts';
import { fileFromRow, rowFromFile, type PublishedFile } from './published-file.ts';

export const PREVIEW_LIFE_MS = 24 * 60 * 60 * 1000;
/** What the profile keys of the samples begin with. */
export const SAMPLE = 'sample:';

export type StoredPreview = { hash: string; payload: PreviewPayload; expiresAt: number };

/** 128 bits that cannot be guessed, as 32 hexadecimal digits. Only their hash is stored. */
export function newPreviewId(): string {
  return randomBytes(16).toString('hex');
}

export async function savePreview(
  trx: Executor,
  preview: {
    hash: string;
    payload: PreviewPayload;
    profileKey: string;
    /** Whose it is from the beginning; null: nobody was signed in. */
    ownerId: string | null;
    now: number;
    expiresAt: number;
  },
): Promise<void> {
  const values = {
    payload: JSON.stringify(preview.payload),
    profile_key: preview.profileKey,
    label_suggested: preview.payload.suggestedDomain,
    created_at: preview.now,
    expires_at: preview.expiresAt,
  };
  await trx
    .insertInto('previews')
    .values({ hash: preview.hash, owner_id: preview.ownerId, ...values })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(values))
    .execute();
}

/** null: never made, or older than a day. */
export async function findPreview(db: Executor, hash: string, now: number): Promise<StoredPreview | null> {
  const row = await db
    .selectFrom('previews')
    .select(['hash', 'payload', 'expires_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const payload = v.parse(PreviewPayloadSchema, JSON.parse(row.payload));
  const { spec, profile } = payload;
  // Those of an earlier version of the server did not keep it.
  const language = spec.language === UNKNOWN_LANGUAGE ? await siteLanguage(profile) : spec.language;
  return {
    hash: row.hash,
    payload: { ...payload, spec: { ...spec, language } },
    expiresAt: row.expires_at,
  };
}

/** Puts a preview's pages in the place of those it had. Answers the storage keys that are free now. */
export async function replacePreviewFiles(
  trx: Executor,
  hash: string,
  files: readonly PublishedFile[],
): Promise<string[]> {
  const old = await trx
    .deleteFrom('preview_files')
    .where('preview_hash', '=', hash)
    .returning('storage_key')
    .execute();
  for (let start = 0; start < files.length; start += 100) {
    await trx
      .insertInto('preview_files')
      .values(files.slice(start, start + 100).map((file) => ({ preview_hash: hash, ...rowFromFile(file) })))
      .execute();
  }
  const used = new Set(files.map((file) => file.key));
  return old
    .map((row) => row.storage_key)
    .filter((key) => key.startsWith(`previews/${hash}/`) && !used.has(key));
}

export async function findPreviewFile(
  db: Executor,
  hash: string,
  path: string,
  now: number,
): Promise<PublishedFile | null> {
  const row = await db
    .selectFrom('preview_files')
    .innerJoin('previews', 'previews.hash', 'preview_files.preview_hash')
    .selectAll('preview_files')
    .where('preview_files.preview_hash', '=', hash)
    .where('preview_files.path', '=', path)
    .where('previews.expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : fileFromRow(row);
}

export async function expiredPreviews(db: Executor, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('previews')
    .select('hash')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.hash);
}

/** Answers what it was made of; null: there is none, or it is of an older kind. */
export async function deletePreview(trx: Executor, hash: string): Promise<PreviewPayload | null> {
  await trx.deleteFrom('preview_files').where('preview_hash', '=', hash).execute();
  await trx.deleteFrom('website_previews').where('preview_hash', '=', hash).execute();
  const row = await trx
    .deleteFrom('previews')
    .where('hash', '=', hash)
    .returning('payload')
    .executeTakeFirst();
  const payload = v.safeParse(PreviewPayloadSchema, JSON.parse(row?.payload ?? 'null'));
  return payload.success ? payload.output : null;
}

export async function previewsOfOwner(db: Executor, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('previews').select('hash').where('owner_id', '=', userId).execute();
  return rows.map((row) => row.hash);
}

export async function previewsOfWebsite(db: Executor, websiteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('website_previews')
    .select('preview_hash')
    .where('website_id', '=', websiteId)
    .execute();
  return rows.map((row) => row.preview_hash);
}

/**
 * A preview became a website, or a part of it: it goes with that website, and with the account, unless it was made by
 * another one. The samples, which everybody sees, stay nobody's.
 */
export async function givePreview(
  trx: Executor,
  to: { hash: string; websiteId: string; userId: string },
): Promise<void> {
  const { hash, websiteId, userId } = to;
  const preview = await trx
    .selectFrom('previews')
    .select('profile_key')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (preview === undefined || preview.profile_key.startsWith(SAMPLE)) return;
  await trx
    .updateTable('previews')
    .set({ owner_id: userId })
    .where('hash', '=', hash)
    .where('owner_id', 'is', null)
    .execute();
  await trx
    .insertInto('website_previews')
    .values({ website_id: websiteId, preview_hash: hash })
    .onConflict((conflict) => conflict.columns(['website_id', 'preview_hash']).doNothing())
    .execute();
}
