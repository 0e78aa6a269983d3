/** Every sentence of showing that a profile is one's own, and of having a copy taken down. */
export const proofWords = {
  open: (name: string) => `Show that ${name} is yours`,
  openShort: 'Show that it is yours',
  yours: 'Yours',
  how: {
    account: (when: string) => `shown by your account there, ${when}`,
    code: (when: string) => `shown by a code, ${when}`,
    link: (when: string) => `shown by a link to this website, ${when}`,
    site: (when: string) => `shown by the website that it names, ${when}`,
  },
  again: 'Check once more',
  prove: {
    title: (name: string) => `Show that ${name} is yours`,
    body: 'Do one of these, then press Check now. It protects your name: you can have copies of the profile taken down, and nobody can do that to this website.',
    code: 'Put this code anywhere into the description of the profile',
    codeHelp: (until: string) => `It is good until ${until}. Once it was found you can take it out again.`,
    link: 'Or link from the profile to this website',
    linkHelp: 'As its website, or among its links. It may stay there.',
    account: {
      'sign-in': (platform: string) =>
        `Or link your ${platform} account under Account, to sign in here with it: then there is nothing to put anywhere.`,
      connect: (platform: string) =>
        `Or connect your ${platform} account below: then there is nothing to put anywhere.`,
    },
    copy: (what: string) => `Copy ${what}`,
    copied: 'It is copied.',
    copyFailed: 'The browser did not let us copy it. Mark it and copy it yourself.',
    loading: 'A code is being made',
    submit: 'Check now',
    busy: 'Reading the profile',
    done: (name: string) => `${name} is shown to be yours.`,
  },
  claim: {
    open: 'Somebody made a copy',
    title: 'Have a copy taken down',
    body: (name: string) =>
      `For a website here that is made of ${name} and is not yours. It goes out of sight until somebody has looked, and its owner is told that the owner of the profile has asked for it, not who you are.`,
    site: 'Address of the copy',
    siteHint: 'As it stands in the browser.',
    words: 'Anything that whoever looks should know',
    wordsHint: 'May stay empty.',
    required: 'Paste the address of the copy.',
    tooLong: (limit: string) => `Use ${limit} characters or less.`,
    submit: 'Take it down',
    busy: 'Asking for it',
    held: 'It is out of sight. Somebody looks at it now, and its owner can answer.',
    reported:
      'Somebody looks at it before anything is taken down: there is a doubt about whose profile it is.',
    ticket: (ticket: string) => `The number of what you asked for is ${ticket}.`,
  },
} as const;
