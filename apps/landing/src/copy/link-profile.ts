/** The page that the server answers with when the form was sent without script and something is wrong. */
export const LINK_PROFILE = {
  title: 'Create your website',
  /** The server writes these over with what was typed and what is wrong with it. */
  value: '%PROFILE_VALUE%',
  message: '%PROFILE_MESSAGE%',
  whichPlatform: 'If that was your name rather than a link, say where it is yours:',
} as const;
