import { uploadImage as endpoint } from '@tosite/api-client/endpoints/uploads';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { readFields } from '../../http/read-input.ts';
import type { IncomingFolder } from '../../http/forms/incoming-folder.ts';
import { receiveUpload, type Upload } from '../../http/forms/receive-upload.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { deleteImage } from './delete-image.ts';
import { uploadImage, type UploadServices } from './upload-image.ts';

const IMAGE_LIMITS = {
  bytes: 10 * 1024 ** 2,
  overhead: 64 * 1024,
  files: 1,
  fields: 2,
  fieldBytes: 2048,
  longestMs: 10 * 60_000,
} as const;
const AT_ONCE = 8;

export function uploadHandlers(
  services: UploadServices &
    Pick<WebsiteServices, 'publisher' | 'queue' | 'limits'> & { incoming: IncomingFolder },
): Pick<Handlers, 'uploadImage' | 'deleteImage'> {
  const { incoming, limits } = services;
  let underWay = 0;
  return {
    async uploadImage(_, { user, request, signal }) {
      await limits.take('uploadByOwner', user.id);
      if (underWay >= AT_ONCE) {
        throw new ApiFailure(
          'overloaded',
          { id: 'upload.busy' },
          {
            retryAfter: 60,
          },
        );
      }
      underWay += 1;
      let folder: string | null = null;
      try {
        folder = await incoming.create();
        const room = await incoming.room(folder);
        const received = await receiveUpload(request, { folder, signal, room, limits: IMAGE_LIMITS }).catch(
          inWords,
        );
        const { websiteId, oldImageUrl = null } = readFields(endpoint.input.body, received.fields);
        return await uploadImage(services, user.id, { websiteId, oldImageUrl, path: onlyFile(received) });
      } finally {
        underWay -= 1;
        if (folder !== null) await incoming.remove(folder);
      }
    },
    async deleteImage({ body }, { user }) {
      await limits.take('publishByOwner', user.id);
      await deleteImage(services, user.id, body.imageUrl);
      return undefined;
    },
  };
}

function onlyFile({ files }: Upload): string {
  const [file] = files;
  if (file !== undefined) return file.path;
  throw new ApiFailure(
    'invalid_input',
    { id: 'upload.noPicture' },
    {
      fields: { file: { id: 'upload.noPicture' } },
    },
  );
}

/** The reader of forms speaks of exports. */
function inWords(error: unknown): never {
  if (error instanceof ApiFailure && error.code === 'too_large') {
    throw new ApiFailure('too_large', { id: 'upload.pictureTooLarge' });
  }
  if (error instanceof ApiFailure && error.code === 'unusable_export') {
    throw new ApiFailure('malformed_body', { id: 'upload.onePictureAtATime' });
  }
  throw error;
}
