import type { Core } from '../core.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { AuthenticatedUser } from '../http/request-context.ts';
import type { Auth } from './auth.ts';
import { operatorStanding } from './operators.ts';

/**
 * Who acts as an operator with this request. Anybody else is told that there is no such call; an operator whose access
 * token has run out is told to renew it, as with every other call.
 */
export function admitOperator(core: Core, auth: Auth) {
  return async (request: Request): Promise<AuthenticatedUser> => {
    const user = await auth.authenticate(request);
    if (user !== null && (await operatorStanding(core, user.id)) === 'ready') return user;
    if (user === null && (await isOperatorsBrowser(core, auth, request)))
      throw new ApiFailure('not_signed_in', { id: 'account.notSignedIn' });
    throw new ApiFailure('not_found', { id: 'service.noSuchCall' });
  };
}

/** For what is shown, not for what may be done. */
export async function isOperatorsBrowser(core: Core, auth: Auth, request: Request): Promise<boolean> {
  const owner = await auth.ownerOf(request);
  return owner !== null && (await operatorStanding(core, owner)) === 'ready';
}
