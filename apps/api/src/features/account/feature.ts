import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { Auth } from '../../auth/auth.ts';
import type { OAuth } from '../../auth/oauth/oauth.ts';
import type { ImageProcess } from '../../media/image-process.ts';
import { endPicture } from './change-picture.ts';
import { accountHandlers } from './routes.ts';

/** What owners see and change of their account. */
export function accountFeature(core: Core, deps: { auth: Auth; oauth: OAuth; images: ImageProcess }) {
  return { handlers: accountHandlers(core, deps), onAccountDelete: endPicture(core) } satisfies Feature;
}
