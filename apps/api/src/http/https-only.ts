/** What browsers that came over https are told on our hosts: two years, and all below them. Owners' own names have theirs. */
export const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';
