import { accountHandlers } from './features/account/routes.ts';
import { oauthHandlers } from './features/auth/oauth/routes.ts';
import { authHandlers } from './features/auth/routes.ts';
import type { Handlers } from './http/endpoint-handler.ts';
import type { Services } from './services.ts';

/** Every declared endpoint with its handler: one that is forgotten does not compile. */
export function createHandlers(services: Services): Handlers {
  return {
    ...authHandlers(services),
    ...oauthHandlers(services),
    ...accountHandlers(services),
    ...services.product.handlers,
  };
}
