import { counted } from './counted.ts';

/** Every sentence of the home page beyond the card of the site. */
export const homeWords = {
  published: {
    qr: (address: string) => `QR code that opens ${address}`,
    qrHelp: 'Point a phone at it, or print it on a card.',
    qrSave: 'Save the QR code',
    share: 'Share it',
    shareNative: 'Share',
    shareText: (name: string) => `${name}, on the web:`,
    targets: { mail: 'E-mail', linkedin: 'LinkedIn', x: 'X', whatsapp: 'WhatsApp' },
    /** For one to three. */
    nextTitle: (count: number) =>
      count === 1
        ? 'One thing that makes it better'
        : `${count === 2 ? 'Two' : 'Three'} things that make it better`,
    nextNone: 'It has all that visitors look for. Send it to somebody.',
  },
  improve: {
    title: 'Could be better',
    picture: {
      title: 'Add a picture of you',
      body: 'Your profile gave none, so a monogram stands in its place.',
    },
    logo: { title: 'Add your logo', body: 'Your page gave none, so a monogram stands in its place.' },
    about: { title: 'Say who you are', body: 'There is no text about you yet. Two sentences are enough.' },
    contact: {
      title: 'Say how to reach you',
      body: 'Visitors find no e-mail address, link or form of contact.',
    },
    headline: {
      title: 'Write one line under your name',
      body: 'It is what people read first, also in search results.',
    },
    search: {
      title: 'Write your text for search results',
      body: 'Until then we take the first lines of your page.',
    },
    source: {
      title: 'Add another profile',
      body: 'What you do elsewhere can stand on the same site, without doubles.',
    },
    sync: { title: 'Keep it up to date', body: 'Your site is not read again by itself.' },
    action: { content: 'Edit', seo: 'Write it', sources: 'Open' },
  },
  readers: {
    title: 'Readers this week',
    all: 'Analytics',
    loading: 'The week is being read',
    failed: 'Who came this week could not be read.',
    count: (count: number) => (count === 1 ? 'daily visitor' : 'daily visitors'),
    from: (before: string) => `from ${before}`,
    bars: 'Daily visitors of the last seven days',
    since: (count: number, time: string) =>
      count === 1 ? `visitor since ${time}` : `visitors since ${time}`,
    firstDay: 'The week stands here from tomorrow.',
    nobody: 'Nobody has come yet. People find your site where they know you.',
    quiet: 'Nobody came in the last seven days.',
    offline: 'Nobody can open your site, so nobody is counted.',
    direct: 'No referrer',
  },
  posts: {
    title: 'New posts',
    all: (count: number) => `All ${count.toLocaleString('en')}`,
    loading: 'Your posts are being read',
    failed: 'Your posts could not be read.',
    empty: 'There is no post yet. What you write stands on your site under an address of its own.',
  },
  activity: {
    title: 'Lately',
    loading: 'What happened lately is being read',
    failed: 'What happened lately could not be read.',
    empty: 'Nothing has happened yet.',
    kinds: {
      website_created: () => 'Your site went live',
      website_renamed: ({ from = '', to = '' }: Record<string, string>) =>
        `Its address changed from ${from} to ${to}`,
      website_edited: () => 'Its name or its visibility changed',
      design_saved: () => 'You saved the design',
      seo_saved: () => 'You saved what search engines read',
      connection_expired: ({ name = '', handle = '' }: Record<string, string>) =>
        `The connection of ${handle === '' ? name : `@${handle}`} ended`,
      profile_edited: () => 'You edited what it says',
      profile_synced: ({ taken = '' }: Record<string, string>) =>
        /^\d+$/u.test(taken)
          ? `${counted(Number(taken), 'One change was', 'changes were')} taken from your profile`
          : 'Changes were taken from your profile',
      source_added: () => 'You added a profile',
      source_removed: () => 'You removed a profile',
      source_proved: () => 'You showed that a profile is yours',
      post_published: ({ title = '' }: Record<string, string>) =>
        title === '' ? 'A post went up' : `“${title}” went up`,
      post_scheduled: ({ title = '' }: Record<string, string>) =>
        title === '' ? 'You scheduled a post' : `You scheduled “${title}”`,
      post_unpublished: ({ title = '' }: Record<string, string>) =>
        title === '' ? 'You took a post off your site' : `You took “${title}” off your site`,
      post_deleted: ({ title = '', count = '1' }: Record<string, string>) =>
        count === '1' && title !== ''
          ? `You deleted “${title}”`
          : count === '1'
            ? 'You deleted a post'
            : `You deleted ${count} posts`,
      post_restored: ({ title = '', count = '1' }: Record<string, string>) =>
        count === '1' && title !== ''
          ? `You brought “${title}” back`
          : count === '1'
            ? 'You brought a post back'
            : `You brought ${count} posts back`,
    },
  },
  access: {
    language: {
      title: 'Language of your site',
      body: 'Titles of sections, dates and buttons. What you wrote stays as you wrote it.',
      field: 'Language',
      saved: 'Your site speaks this language now.',
    },
    zone: {
      title: 'Time zone of your site',
      body: 'The dates on your site are days of this place.',
      field: 'Time zone',
      hint: 'Type a city or a region to find it.',
      now: (time: string) => `It is ${time} there now.`,
      unknown: 'Choose one from the list.',
      submit: 'Save the time zone',
      busy: 'Saving',
      saved: 'The dates of your site are in this time zone now.',
    },
    password: {
      title: 'Who may see it',
      open: 'Anybody who has the address.',
      locked: 'Only those who have the password. Search engines are asked to stay away.',
      set: 'Ask for a password',
      change: 'Change the password',
      remove: 'Let everybody in',
      field: 'Password for your visitors',
      hint: 'Not the one of your account: you give it to other people.',
      submit: 'Save the password',
      busy: 'Saving',
      saved: 'Your site asks for this password now.',
      removed: 'Everybody may see your site again.',
    },
  },
  identity: {
    title: 'Name and address',
    name: 'Name',
    address: 'Address',
    change: 'Change name or address',
  },
  remove: {
    title: 'Delete this website',
    body: 'It goes down at once, with its pages and pictures. What you want to keep, download it first.',
    open: 'Delete the website',
  },
  visibility: {
    unpublish: 'Take it offline',
    publish: 'Publish it again',
    busy: 'One moment',
    unpublished: 'Your site is offline. Its address stays yours.',
    published: 'Your site is live again.',
    undo: 'Undo',
  },
} as const;
