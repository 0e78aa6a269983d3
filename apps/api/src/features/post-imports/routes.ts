import { importPosts as endpoint } from '@tosite/api-client/endpoints/posts';
import { inEnglish } from '@tosite/validation/messages/in-english';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { receiveUpload } from '../../http/forms/receive-upload.ts';
import { brokenOff, tooManyUploads } from '../../http/forms/upload-failures.ts';
import { readFields } from '../../http/read-input.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { makeDrafts } from './make-drafts.ts';
import type { PostImportServices } from './post-import-services.ts';

const AT_ONCE = 4;
/** LinkedIn's data with its pictures and documents. */
const LARGEST = 1024 ** 3;

export function postImportHandlers(services: PostImportServices): Pick<Handlers, 'importPosts'> {
  const { incoming, limits, database } = services;
  let underWay = 0;
  return {
    async importPosts(_, { user, request, signal }) {
      await limits.take('publishByOwner', user.id);
      if (underWay >= AT_ONCE) throw tooManyUploads();
      underWay += 1;
      let folder: string | null = null;
      try {
        folder = await incoming.create();
        const room = await incoming.room(folder);
        const upload = await receiveUpload(request, { folder, signal, room, limits: { bytes: LARGEST } });
        const { websiteId } = readFields(endpoint.input.body, upload.fields);
        if ((await findOwnWebsite(database.db, user.id, websiteId)) === null) throw notFound();
        const { posts, leftOut } = await makeDrafts(services, user.id, { websiteId, upload, signal });
        return { posts, leftOut: leftOut.map((each) => inEnglish(each)), leftOutReasons: leftOut };
      } catch (error) {
        if (error instanceof ApiFailure) throw error;
        throw signal.aborted ? brokenOff(error) : error;
      } finally {
        underWay -= 1;
        if (folder !== null) await incoming.remove(folder);
      }
    },
  };
}
