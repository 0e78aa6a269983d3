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
};
