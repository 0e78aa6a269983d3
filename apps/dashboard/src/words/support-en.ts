/** Every sentence of asking for help. */
export const supportWords = {
  menu: 'Help',
  pages: 'Help pages',
  write: 'Write to us',
  title: 'Write to us',
  body: (email: string) => `The answer comes to ${email}.`,
  subject: 'What is it about',
  text: 'What happened, and what did you expect',
  textHint: 'Never write a password or a card number here.',
  site: (name: string) => `Send ${name} with it`,
  siteHelp: (address: string) => `Whoever answers then knows that it is about ${address}.`,
  priority: 'This website is on Standard: your letter is answered first.',
  submit: 'Send it',
  busy: 'Sending',
  done: 'Your letter is on its way.',
  tooLong: (limit: string) => `Use ${limit} characters or less.`,
  required: 'Required',
} as const;
