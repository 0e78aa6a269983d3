/**
 * How code outside the components moves through the app. `main.tsx` hands the router in; leaving for another
 * document goes through `leaveFor`, so that tests can watch it.
 */
export const navigation = {
  /** A forced move: nobody is asked whether they want to leave. */
  to(path: string): void {
    window.location.assign(path);
  },
  leaveFor(address: string): void {
    leaving = true;
    window.location.replace(address);
  },
  /** Another site's page, from where Back leads here again. Only a web address: anything else would run here. */
  visit(address: string): void {
    if (!/^https?:\/\//u.test(address)) throw new TypeError('not a web address');
    window.location.assign(address);
  },
};

let leaving = false;
/** Whether the app itself leaves this document: that asks nobody either. */
export const isLeaving = (): boolean => leaving;

/**
 * The state of a move that is not the person's own choice (a session that ended), or about which they were asked
 * already (logging out): the guard of unsaved changes lets it pass.
 */
export const FORCED_MOVE = { forced: true } as const;

export function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'forced' in state && state.forced === true;
}
