import { counted } from './counted.ts';

/** What a preview asks before it is published and tells of what it was made from, in English. */
export const previewWords = {
  yourWebsites: 'Your websites',
  yourAccount: 'Your account',
  language: {
    title: 'In which language does it speak?',
    field: 'Language of the website',
    body: 'Titles, dates and numbers are written in it. What you wrote yourself stays as it is.',
    proposed:
      'The profile does not tell its language. This is the one of your browser: change it if it is another.',
  },
  contact: {
    title: 'May everybody see these?',
    body: 'They are in the profile, and on no page until you switch them on.',
    alsoInText:
      'Your own text says it too, and is shown as you wrote it. In the editor you can change that text:',
    showEmail: (value: string) => `Show my e-mail address: ${value}`,
    showPhone: (value: string) => `Show my phone number: ${value}`,
    showAddress: (value: string) => `Show my street address: ${value}`,
  },
  at: (address: string) => `At ${address}.`,
  change: 'Change the address',
  live: {
    title: (address: string) => `This site is live at ${address}`,
    body: 'What you change here changes nothing there any more: it is edited from your home.',
    open: 'Open the site',
    home: 'Go to your home',
  },
  leftOut: {
    title: (count: number) => `Left out: ${counted(count, 'one thing', 'things')}`,
    body: 'It was in what you brought, and is not on the site.',
    why: {
      unsupported: 'There is no place for it on a site',
      private: 'Private, and so never taken',
      limit: 'More than is kept',
      unreadable: 'Could not be read',
      repeated: 'There already, word for word',
    },
  },
} as const;
