/** A page of a generated site. */
export type SitePage = { kind: 'home' } | { kind: 'not-found' };
