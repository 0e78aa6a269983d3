import { createLimiter } from '@tosite/profile-sources/outbound/limiter';
import type { Feature } from '../../feature.ts';
import type { PostImportServices } from './post-import-services.ts';
import { postImportHandlers } from './routes.ts';

/** Each takes the processor. */
const READ_AT_ONCE = 1;

/** Bringing posts from elsewhere. */
export function postImportsFeature(services: Omit<PostImportServices, 'reading'>) {
  return {
    handlers: postImportHandlers({ ...services, reading: createLimiter(READ_AT_ONCE) }),
  } satisfies Feature;
}
