import { counted } from './counted.ts';

/** Facts of one line: a name, a number, a moment as people say it; empty or 0 where there is none. */
export type SetupFacts = { name: string; count: number; size: string; moment: string };

/** Every sentence of the first start and of the operators' page about the installation. */
export const setupWords = {
  title: 'First start',
  place: 'Set-up',
  loading: 'Looking at what is set',
  who: {
    title: 'It runs. Who runs it?',
    body: 'You came by the link in the log. It works for a day, and until the first operator has confirmed their address.',
    unnamed:
      'Name yourself first: put this line beside the other settings, start again, and come back by the new link.',
    from: 'From OPERATOR_EMAILS',
    next: 'Next: confirm the address, then two-factor. Operators need both.',
    submit: 'Open the operator’s account',
    busy: 'Opening it',
    closed: 'Sign-ups are closed. Set SIGNUPS=invite, which lets OPERATOR_EMAILS in, and start again.',
    toLogIn: 'Log in',
  },
  confirm: {
    title: 'Confirm your address',
    body: (email: string) =>
      `A mail with a link is on its way to ${email}. Open the link, then turn two-factor on under Account: that makes you the operator.`,
    outbox: 'No server for mails is set, so it lies as a file in DATA_DIR/outbox on the server.',
    look: 'Look again',
  },
  over: {
    title: 'This link does not work any more',
    body: 'It is for a day, and until the first operator has confirmed their address. If that is you, log in.',
    again: 'If nobody is operator yet, start the server again, or run this on it. A new link is printed.',
    toLogIn: 'Log in',
  },
  noLink: {
    title: 'The link is not whole',
    body: 'Copy all of it from the log, with what stands after the #.',
  },
  summary: (set: number, missing: number, optional: number) =>
    `${counted(set, 'One is set', 'are set')}, ${counted(missing, 'one is missing', 'are missing')}, ${counted(optional, 'one can wait', 'can wait')}`,
  readAt: (time: string) => `Read at ${time}.`,
  again: 'Look again',
  states: { set: 'Set', missing: 'Missing', optional: 'Can wait' },
  how: 'Set it',
  copy: (name: string) => `Copy the lines for ${name}`,
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying. Select the lines and copy them by hand.',
  putThem: 'Put this beside the other settings, with your own values, and start again.',
  names: {
    address: 'Address',
    storage: 'Database and files',
    secret: 'Secret',
    operators: 'Operators',
    mail: 'Mail',
    backup: 'Backup',
    proxies: 'Trusted proxies',
    worker: 'Worker',
    domains: 'Owners’ own domains',
    platforms: 'Keys of platforms',
    accounts: 'Signing in with others',
    model: 'Writing by a model',
    payments: 'Payments',
    metrics: 'Figures for watching',
    abuse: 'Address for abuse',
  },
  cases: {
    'address.local': ({ name }: SetupFacts) =>
      `${name} is for this machine only. For the public it needs domains and https.`,
    'address.shared': ({ name }: SetupFacts) =>
      `${name} over https. Sites stand below the same domain as the dashboard: what strangers publish should have one of its own.`,
    'address.public': ({ name }: SetupFacts) => `${name} over https.`,
    'storage.embedded': ({ size }: SetupFacts) =>
      `The embedded database and files in DATA_DIR. ${size} are free.`,
    'storage.shared': () => 'The database and the files answer.',
    'storage.low': ({ size }: SetupFacts) => `Only ${size} are free. Make room before the disk is full.`,
    'storage.away': () => 'The database or the files do not answer. The log says which, and why.',
    'secret.kept': () => 'Made at the first start, kept in DATA_DIR/secret. It is part of each backup.',
    'secret.set': () => 'SESSION_SECRET is set.',
    'secret.each': () =>
      'Each process makes its own: sessions and connected accounts of one are lost at the other.',
    'operators.none': () => 'Nobody is named, so nobody can look at reports or take a site down.',
    'operators.waiting': ({ name }: SetupFacts) =>
      `${name}: nobody is ready yet. It takes an account, a confirmed address and two-factor.`,
    'operators.ready': ({ name }: SetupFacts) => `${name} can act.`,
    'mail.none': () =>
      'Nobody can confirm an address or get a new password. Until then mails are files in DATA_DIR/outbox.',
    'mail.set': ({ name }: SetupFacts) => `Sent by ${name}.`,
    'backup.off': ({ moment }: SetupFacts) =>
      moment === ''
        ? 'Nightly backups are off, and there is none.'
        : `Nightly backups are off. The newest was made ${moment}.`,
    'backup.here': ({ moment }: SetupFacts) =>
      `Made each night, on the disk of the data: a lost disk is a lost installation. ${moment === '' ? 'There is none yet.' : `The newest was made ${moment}.`}`,
    'backup.elsewhere': ({ name, moment }: SetupFacts) =>
      `Made each night, to ${name}. ${moment === '' ? 'There is none yet.' : `The newest was made ${moment}.`}`,
    'proxies.none': () => 'None is believed. Right as long as no proxy stands before this process.',
    'proxies.unset': () =>
      'A proxy must stand before this process, since it is reached by https. Until it is named, all visitors look like one and share one limit.',
    'proxies.others': ({ name }: SetupFacts) =>
      `Your own request came through ${name}, which is not believed: all visitors look like one and share one limit. If that is your proxy, name it.`,
    'proxies.set': ({ name }: SetupFacts) => `${name} is believed.`,
    'worker.here': () => 'This process does the slow work too.',
    'worker.seen': ({ count }: SetupFacts) => counted(count, 'One lives.', 'live.'),
    'worker.none': () =>
      'None lives: mails, pictures and posts wait. Start a process with ROLE=worker and the same settings.',
    'domains.none': () => 'Owners cannot connect a domain of their own.',
    'domains.unasked': ({ name }: SetupFacts) =>
      `${name} are named, but no proxy can ask which names may have a certificate.`,
    'domains.set': ({ name, count }: SetupFacts) => `${name}. The proxy asks at 127.0.0.1:${count}.`,
    'platforms.none': () => 'Few profiles can be read an hour without them. Exports and samples need none.',
    'platforms.some': ({ name }: SetupFacts) =>
      `${name} has one. The others are read as far as the public may.`,
    'platforms.set': () => 'GitHub, YouTube and Instagram have one.',
    'accounts.none': () =>
      'People sign in by e-mail and password, and bring exports of LinkedIn and Instagram.',
    'accounts.some': ({ name }: SetupFacts) => `With ${name}.`,
    'model.none': () => 'Posts are cut from the film’s own words, and “Help me write” is not shown.',
    'model.set': ({ name }: SetupFacts) => `${name} writes.`,
    'payments.none': () => 'Nothing is sold: everything is Free.',
    'payments.partly': ({ name }: SetupFacts) => `Nothing can be bought: ${name} is missing or too short.`,
    'payments.set': () => 'Standard is sold through Stripe.',
    'metrics.none': () => 'Nobody is told when something fails. Prometheus reads /metrics with a token.',
    'metrics.set': () => 'Prometheus can read /metrics.',
    'abuse.none': () => 'Abuse is told on the page on which sites are reported.',
    'abuse.set': ({ name }: SetupFacts) => `It is told to ${name}.`,
  },
  test: {
    send: 'Send a test mail',
    again: 'Send again',
    taken: (to: string, server: string, time: string) =>
      `Mail to ${to} left at ${time} and was taken by ${server}.`,
    takenBody: 'See whether it is in the inbox. If it lies in spam, SPF or DKIM records are missing.',
    outbox: (to: string) => `Mail to ${to} was written to DATA_DIR/outbox, and sent to nobody.`,
    outboxBody: 'Set SMTP_URL for mails that arrive.',
    refused: (server: string, said: string) => `${server} said: ${said}`,
    refusedBody:
      'Nothing was sent. Check SMTP_URL and MAIL_FROM; many providers want a password for programs here.',
    unreachable: (server: string, said: string) => `${server} did not take it: ${said}`,
    unreachableBody:
      'Nothing was sent. Check the host and port of SMTP_URL, and whether this machine may reach it.',
    nobody: 'There is nobody to send it to.',
    nobodyBody: 'Name yourself in OPERATOR_EMAILS and start again.',
  },
} as const;
