import type { Message } from '@tosite/validation/messages/message';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { readBytes } from '../../http/read-body.ts';
import { linkMedia, releaseMedia, type StoredMedia } from '../../site-content/media-store.ts';
import type { OnAccountDelete } from '../../feature.ts';
import { userStore } from '../../auth/user-store.ts';
import { sanitizePicture, type SanitizerServices } from '../../media/sanitize-picture.ts';

const MAX_BYTES = 10 * 1024 ** 2;
/** The form's own bytes around its file. */
const OVERHEAD = 64 * 1024;
/** Twice the largest size in which it is shown. */
const WIDTH_SHOWN = 320;

/** Puts the picture of a form through the sanitizer for pictures and shows it beside the name. */
export async function setPicture(
  services: SanitizerServices,
  userId: string,
  request: Request,
): Promise<void> {
  const bytes = await pictureOf(request);
  const media = await sanitizePicture(services, bytes);
  await keep(services, userId, media).catch(async (error: unknown) => {
    if (error instanceof ApiFailure) throw error;
    // Its last other user let go of it meanwhile, and it was deleted: it is stored anew.
    await keep(services, userId, await sanitizePicture(services, bytes));
  });
}

/** The initials stand in its place again; its files are deleted unless something else shows them. */
export async function removePicture(services: SanitizerServices, userId: string): Promise<void> {
  const { database, storage, now } = services;
  const keys = await database.transaction(async (trx) => {
    await userStore.setPicture(trx, userId, null, now());
    return releaseMedia(trx, `account:${userId}`);
  });
  for (const key of keys) await storage.delete(key);
}

/** A picture goes with its account. */
export function endPicture({ storage }: Pick<SanitizerServices, 'storage'>): OnAccountDelete {
  return async (trx, userId) => {
    const keys = await releaseMedia(trx, `account:${userId}`);
    return async () => {
      for (const key of keys) await storage.delete(key);
    };
  };
}

async function keep(services: SanitizerServices, userId: string, media: StoredMedia): Promise<void> {
  const { database, storage, now } = services;
  const shown = media.variants.find(({ width }) => width >= WIDTH_SHOWN) ?? media.variants.at(-1);
  if (shown === undefined) throw new TypeError('a picture without any width');
  const keys = await database.transaction(async (trx) => {
    const others = (await isShown(trx, userId, media.id)) ? [] : await releaseMedia(trx, `account:${userId}`);
    await linkMedia(trx, { holder: `account:${userId}`, url: shown.path, mediaId: media.id, now: now() });
    await userStore.setPicture(trx, userId, shown.path, now());
    return others;
  });
  for (const key of keys) await storage.delete(key);
}

async function isShown(trx: Executor, userId: string, mediaId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('media_links')
    .select('media_id')
    .where('holder', '=', `account:${userId}`)
    .where('media_id', '=', mediaId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The one file of the form. Small enough to be read at once. */
async function pictureOf(request: Request): Promise<Buffer> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data(?:;|$)/iu.test(contentType.trim()))
    throw new ApiFailure('unsupported_media_type', { id: 'upload.notAPictureForm' });
  const bytes = await readBytes(request, MAX_BYTES + OVERHEAD).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === 'too_large') throw tooLarge();
    throw error;
  });
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ApiFailure('malformed_body', { id: 'upload.pictureBrokenOff' });
    });
  const parts = [...form.entries()];
  const [file] = form.getAll('file');
  if (parts.length !== 1 || !(file instanceof Blob) || file.size === 0) {
    const message: Message = { id: 'upload.onePicture' };
    throw new ApiFailure('malformed_body', message, { fields: { file: message } });
  }
  if (file.size > MAX_BYTES) throw tooLarge();
  return Buffer.from(await file.arrayBuffer());
}

function tooLarge(): ApiFailure {
  return new ApiFailure('too_large', { id: 'upload.pictureTooLarge' });
}
