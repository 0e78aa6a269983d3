/**
 * How code outside the components moves through the app. `main.tsx` hands the router in; leaving for another
 * document goes through `leaveFor`, so that tests can watch it.
 */
export const navigation = {
  to(path: string): void {
    window.location.assign(path);
  },
  leaveFor(address: string): void {
    window.location.replace(address);
  },
  /** Another site's page, from where Back leads here again. Only a web address: anything else would run here. */
  visit(address: string): void {
    if (!/^https?:\/\//u.test(address)) throw new TypeError('not a web address');
    window.location.assign(address);
  },
};
