import { forgetWish, pendingWish, rememberWish, wishOf } from '../memory/plan-wish.ts';
import { paths } from '../paths.ts';

/**
 * What the address says of a plan. Signing up with no plan and nowhere to go is the button of Free: whoever pressed
 * 'Buy now' before has thought better of it.
 */
export function rememberWishOf({ pathname, searchParams }: URL): void {
  const wish = wishOf(searchParams);
  if (wish !== null) rememberWish(wish);
  else if (pathname === paths.signup() && !searchParams.has('returnTo')) forgetWish();
}

/** Where somebody goes once they are signed in: who came to buy, and named no other place, to where that is done. */
export const wayOn = (returnTo: string): string =>
  returnTo === paths.home() && pendingWish() !== null ? paths.billing() : returnTo;
