import type { PostChange } from '@tosite/validation/posts/post';
import type { Limiter } from '@tosite/profile-sources/outbound/limiter';
import type { Executor } from '../../database/database.ts';
import type { PostsTable } from '../../database/schema.ts';
import type { IncomingFolder } from '../../http/forms/incoming-folder.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';

export type PostImportServices = WebsiteServices & {
  incoming: IncomingFolder;
  /** Reading an archive takes the processor: a few at once, the others wait. */
  reading: Limiter;
  /** Writes a new post of a website whose row is held; its address is made of `wish`. */
  writePost: (trx: Executor, website: WebsiteRecord, post: PostChange, wish: string) => Promise<PostsTable>;
  /** The bytes of a picture elsewhere. Throws PictureFailure and nothing else. */
  fetchPicture: (address: string, options: { signal: AbortSignal }) => Promise<Buffer>;
  /** Puts a picture through the sanitizer and gives it to the website; answers its address. */
  keepPicture: (ownerId: string, websiteId: string, bytes: Buffer) => Promise<string>;
};
