/** Where browsers tell that a link of a site was followed. */
export const PING_PATH = '/.well-known/to-site/ping';
