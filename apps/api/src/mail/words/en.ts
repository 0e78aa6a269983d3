/** What one mail says: lines before its button, and after it. */
export type MailText = {
  subject: string;
  lines: readonly string[];
  /** What stands on the button; the address is the caller's. */
  button: string | null;
  after: readonly string[];
};

const somebody = 'Somebody, we think you,';
const secure = (address: string) =>
  `If it was not you, choose a new password at once, which signs everybody out: ${address}`;

type Forgot = { forgot: string };
type Given = { site: string; words: string };
type Held = { site: string; why: readonly string[] };
type AutoPost = { platform: string; stop: string };
const stopping = (address: string) => `To stop e-mails about these posts, open ${address}`;

type WeeklyFigures = { site: string; views: number; visitors: number; viewsBefore: number; stop: string };

/** Every mail, in English. `forgot`: where a new password is chosen. */
type Domain = { domain: string; site: string };

export const mailWords = {
  verify: () => ({
    subject: 'Confirm your e-mail address',
    lines: [`${somebody} opened an account with this address. Open this link to confirm that it is yours:`],
    button: 'Confirm this address',
    after: [
      'The link works once, for 24 hours. Until then search engines are asked to stay away from your site.',
      'If it was not you, do nothing: without the link the address stays unconfirmed.',
    ],
  }),
  reset: () => ({
    subject: 'Choose a new password',
    lines: [
      `${somebody} asked for a new password for the account with this address. Open this link to choose one:`,
    ],
    button: 'Choose a new password',
    after: [
      'The link works once, for 30 minutes. Choosing a new password signs you out everywhere.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  }),
  passwordReset: ({ forgot }: Forgot) => ({
    subject: 'Your password was changed',
    lines: [
      'The password of the account with this address was changed a moment ago, and every device was signed out.',
    ],
    button: null,
    after: [`If it was not you, choose a new one at once: ${forgot}`],
  }),
  passwordChanged: ({ forgot }: Forgot) => ({
    subject: 'Your password was changed',
    lines: [
      'The password of the account with this address was changed a moment ago, and every other device was signed out.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  signInAdded: ({ provider, forgot }: Forgot & { provider: string }) => ({
    subject: `You can now sign in with ${provider}`,
    lines: [
      `${somebody} signed in to the account with this address with ${provider} for the first time. Your password still works too.`,
    ],
    button: null,
    after: [
      `If it was not you, somebody else can use your ${provider} account. Secure that one first, then choose a new password here: ${forgot}`,
    ],
  }),
  signInLinked: ({ provider, forgot }: Forgot & { provider: string }) => ({
    subject: `You can now sign in with ${provider}`,
    lines: [
      `A ${provider} account was linked to the account with this address: it can be used to sign in from now on.`,
    ],
    button: null,
    after: [secure(forgot)],
  }),
  signInRemoved: ({ provider, forgot }: Forgot & { provider: string }) => ({
    subject: `You can no longer sign in with ${provider}`,
    lines: [`The ${provider} account was removed from the account with this address.`],
    button: null,
    after: [secure(forgot)],
  }),
  leaveAddress: ({ forgot }: Forgot) => ({
    subject: 'Is another e-mail address right?',
    lines: [
      `${somebody} wants to use another e-mail address for the account with this one. Open this link to agree:`,
    ],
    button: 'Agree to the change',
    after: [
      'The link works once, for 24 hours. The address changes once the link in the other e-mail, at the new address, has been opened too.',
      `If it was not you, do nothing: the account keeps this address. Whoever asked knows your password, so choose a new one: ${forgot}`,
    ],
  }),
  /** To an address that was never confirmed: it may be a stranger's, so it learns that and no more. */
  unconfirmedAddress: ({ forgot }: Forgot) => ({
    subject: 'Another e-mail address is wanted for an account',
    lines: [
      'An account was made with this address, which was never confirmed. Somebody who knows its password wants to use another address for it. Once that one is confirmed, this one gets no further e-mails from us.',
    ],
    button: null,
    after: [
      'If the account is not yours, there is nothing to do.',
      `If it is yours and it was not you, choose a new password now, which ends the request: ${forgot}`,
    ],
  }),
  takeAddress: ({ asksOld }: { asksOld: boolean }) => ({
    subject: 'Confirm your new e-mail address',
    lines: [
      `${somebody} wants to use this address for an account. Open this link to confirm that it is yours:`,
    ],
    button: 'Confirm this address',
    after: [
      asksOld
        ? 'The link works once, for 24 hours. The address changes once the link in the other e-mail, at the old address, has been opened too.'
        : 'The link works once, for 24 hours. The address changes when it is opened.',
      'If it was not you, do nothing: without the link this address is used for nothing.',
    ],
  }),
  addressLeft: ({ dashboard }: { dashboard: string }) => ({
    subject: 'Your e-mail address was changed',
    lines: [
      'The account that had this address has another one now; both addresses agreed. Sign in with the new address from now on. This one gets no further e-mails from us.',
    ],
    button: null,
    after: [
      `If you did not agree, somebody else can open this inbox. Secure it first, then ask the operator of ${dashboard} for help.`,
    ],
  }),
  addressTaken: ({ forgot }: Forgot) => ({
    subject: 'Your e-mail address was changed',
    lines: [
      'This is the address of your account now: sign in with it from now on. Every other device was signed out.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  twoFactorOn: ({ forgot }: Forgot) => ({
    subject: 'Two-factor sign-in is on',
    lines: [
      'From now on, the account with this address asks for a code of your authenticator app after the password. Keep the recovery codes where you can find them without your phone.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  twoFactorOff: ({ forgot }: Forgot) => ({
    subject: 'Two-factor sign-in is off',
    lines: [
      'The account with this address no longer asks for a code: the password is enough. Its recovery codes no longer work.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  recoveryCodes: ({ forgot }: Forgot) => ({
    subject: 'You have new recovery codes',
    lines: [
      'Ten new recovery codes were made for the account with this address; the older ones no longer work.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  recoveryCodeUsed: ({ left, forgot }: Forgot & { left: number }) => ({
    subject: 'A recovery code was used',
    lines: [
      `${somebody} signed in with a recovery code of the account with this address. ${left === 0 ? 'None are left: make new ones in your account settings.' : `${left === 1 ? 'One is' : `${left} are`} left.`}`,
    ],
    button: null,
    after: [secure(forgot)],
  }),
  /** `day` as in 2026-11-28. */
  connectionEnding: ({ platform, day }: { platform: string; day: string }) => ({
    subject: `Your ${platform} connection ends on ${day}`,
    lines: [
      `${platform} lets a connection last for a limited time, and yours ends on ${day}. Connect again before then, and your site stays in sync:`,
    ],
    button: `Connect ${platform} again`,
    after: ['Your site stays online as it is, whatever you do.'],
  }),
  connectionExpired: ({ platform }: { platform: string }) => ({
    subject: `Your ${platform} connection has expired`,
    lines: [
      `Your ${platform} connection has expired. Please connect again, so that what is new there comes to your site:`,
    ],
    button: `Connect ${platform} again`,
    after: ['Your site stays online as it is; only the sync waits.'],
  }),
  /** `drafts`: as many of those made wait for their owner. `stop`: where one click ends these mails. */
  autoPostMade: ({ platform, made, drafts, stop }: AutoPost & { made: number; drafts: number }) => ({
    subject:
      drafts === 0
        ? `${made === 1 ? 'A post was' : `${made} posts were`} published on your website`
        : drafts === made
          ? `${made === 1 ? 'A draft waits' : `${made} drafts wait`} on your website`
          : `${made} posts were made on your website`,
    lines: [
      `Your website made ${made === 1 ? 'a post' : `${made} posts`} of what is new on ${platform}. ${drafts === 0 ? `${made === 1 ? 'It' : 'They'} can be read now.` : drafts === made ? `Look at ${made === 1 ? 'it, then publish it' : 'them, then publish them'}:` : `Of these, ${drafts === 1 ? 'one waits' : `${drafts} wait`} for you as ${drafts === 1 ? 'a draft' : 'drafts'}:`}`,
    ],
    button: 'Look at the posts',
    after: [stopping(stop)],
  }),
  autoPostFailed: ({ platform, stop }: AutoPost) => ({
    subject: 'Auto-posting did not work',
    lines: [
      `Your website looked for what is new on ${platform}, and that did not work. It tries again by itself; what went wrong stands in the settings:`,
    ],
    button: 'See what went wrong',
    after: ['You get no further e-mail about it until a run has gone well.', stopping(stop)],
  }),
  autoPostPaused: ({ platform, stop }: AutoPost) => ({
    subject: 'Auto-posting is paused',
    lines: [
      `Your website can make no posts of what is new on ${platform} until you have done something. What it is stands in the settings:`,
    ],
    button: 'See what to do',
    after: ['What is new meanwhile is not lost: it comes when auto-posting goes on.', stopping(stop)],
  }),
  /** `site`: the address of the website; `day` as in 2026-11-28. */
  paymentFailed: ({ site, day }: { site: string; day: string }) => ({
    subject: 'A payment for Standard failed',
    lines: [
      `The last payment for ${site} did not go through. Nothing changes before ${day}: check your card or choose another one, and the payment is tried again.`,
    ],
    button: 'Open billing',
    after: [
      `If it is not paid by ${day}, the website goes to Free: it stays online at its free address, with the line that says what made it. Nothing is deleted.`,
    ],
  }),
  graceEnding: ({ site, day }: { site: string; day: string }) => ({
    subject: `Standard ends on ${day} unless it is paid`,
    lines: [`The payment for ${site} is still open. Pay it before ${day}, and everything stays as it is:`],
    button: 'Open billing',
    after: ['If it is not paid, the website goes to Free. It stays online, and nothing is deleted.'],
  }),
  planEnded: ({ site }: { site: string }) => ({
    subject: 'Your website is on Free now',
    lines: [
      `Standard has ended for ${site}. The website is online at this address, and its pages say what they were made with. Nothing was deleted.`,
    ],
    button: 'Open billing',
    after: ['When Standard is paid again, everything that it brings is back within a minute.'],
  }),
  /** `why`: the reasons, a sentence each. */
  siteHeld: ({ site, why }: Held) => ({
    subject: 'Your website waits for a look',
    lines: [
      `Visitors do not see your website ${site} for now. This is what has to be looked at first:`,
      ...why,
      'If you change it, the website goes up by itself. If nothing is wrong with it, answer with ‘Write to us’ in the help menu, and somebody looks at it:',
    ],
    button: 'Open the dashboard',
    after: ['Nothing is deleted, and you can go on working on the website.'],
  }),
  siteSuspended: ({ site, why }: Held) => ({
    subject: 'Your website was taken down',
    lines: [
      `Whoever runs this service has taken ${site} down. The reason:`,
      ...why,
      'You can still sign in, read and download everything that is yours. If you think that this is a mistake, answer with ‘Write to us’ in the help menu:',
    ],
    button: 'Open the dashboard',
    after: ['Until it is cleared up, visitors see a notice, and nothing of the website can be changed.'],
  }),
  siteShownAgain: ({ site }: { site: string }) => ({
    subject: 'Your website is shown again',
    lines: [`What had to be looked at is cleared up: ${site} is as it was before.`],
    button: null,
    after: ['Thank you for your patience.'],
  }),
  siteGivenAway: ({ site, words }: Given) => ({
    subject: 'Your website has another owner',
    lines: [`Whoever runs this service has given ${site} to another account. The reason:`, words],
    button: null,
    after: ['If you do not agree, answer with ‘Write to us’ in the help menu of the dashboard.'],
  }),
  siteReceived: ({ site, words }: Given) => ({
    subject: 'A website was given to you',
    lines: [`Whoever runs this service has given ${site} to your account. The reason:`, words],
    button: 'Open the dashboard',
    after: ['You find it in the list of your websites.'],
  }),
  reportReceived: ({ ticket, site }: { ticket: string; site: string }) => ({
    subject: `We have your report ${ticket}`,
    lines: [
      `Thank you for telling us about ${site}. Your report has the number ${ticket}; somebody looks at it.`,
    ],
    button: null,
    after: [
      'You get this e-mail because this address was given with the report. If it was not you, do nothing: it is used for nothing else.',
    ],
  }),
  weeklyFigures: ({ site, views, visitors, viewsBefore, stop }: WeeklyFigures) => ({
    subject: `${site}: ${views === 1 ? 'one view' : `${views} views`} last week`,
    lines: [
      `From Monday to Sunday the pages of ${site} were opened ${views === 1 ? 'once' : `${views} times`}, by ${visitors === 1 ? 'one visitor' : `${visitors} visitors`}, each counted once a day. The week before it was ${viewsBefore === 1 ? 'one view' : `${viewsBefore} views`}. Where they came from and what they read:`,
    ],
    button: 'Look at the figures',
    after: [`To stop e-mails with these figures, open ${stop}`],
  }),
  /** `domain`: a name in DNS; `site`: the free address of the website. */
  domainActive: ({ domain, site }: Domain) => ({
    subject: `${domain} leads to your website`,
    lines: [`${domain} works. ${site} leads there from now on, and links that people have go on working.`],
    button: 'See the domain',
    after: ['Leave the records as they are, the TXT record too: it keeps the domain yours.'],
  }),
  domainVerifying: ({ domain, site }: Domain) => ({
    subject: `${domain}: its certificate is being made`,
    lines: [
      `The records of ${domain} are right, and it is yours. Its certificate could not be made at once; we try again by ourselves, and write when it is there. Your website is online at ${site}.`,
    ],
    button: 'See the domain',
    after: ['Leave the records as they are.'],
  }),
  domainFailed: ({ domain, site }: Domain) => ({
    subject: `${domain} was not connected`,
    lines: [
      `For 30 days there was no proof that ${domain} is yours, so we have stopped looking for it. Your website is online at ${site}. Connect the domain again to go on:`,
    ],
    button: 'Connect it again',
    after: [],
  }),
  domainLost: ({ domain, site }: Domain) => ({
    subject: `${domain} does not lead to your website any more`,
    lines: [
      `For 7 days the records of ${domain} led somewhere else, so it was taken off your website, which is online at ${site}. Nobody else can have it here for 30 days. If that was not meant, set its records and connect it again:`,
    ],
    button: 'See the domain',
    after: [],
  }),
  domainTaken: ({ domain, site }: Domain) => ({
    subject: `${domain} was moved to another website`,
    lines: [
      `Somebody has proved with a new TXT record that ${domain} is theirs, so it left your website, which is online at ${site}.`,
    ],
    button: 'See the domain',
    after: [
      'If you or somebody you know did this, there is nothing to do. If not, somebody else can change the records of your domain: change your password where you registered it, delete the TXT records that you did not make, and connect it again.',
    ],
  }),
  domainBlocked: ({ domain, site }: Domain) => ({
    subject: `${domain} can get no certificate`,
    lines: [
      `A CAA record of ${domain} keeps a certificate from being made, so browsers cannot open it yet. Your website is online at ${site}. What to change stands in the settings:`,
    ],
    button: 'See what to change',
    after: ['We look again by ourselves.'],
  }),
  test: ({ dashboard }: { dashboard: string }) => ({
    subject: 'A test mail',
    lines: [`This is the test mail that was asked for at ${dashboard}. Mails of this installation arrive.`],
    button: null,
    after: ['If it lay in spam, the domain that mails come from lacks SPF or DKIM records.'],
  }),
} satisfies Record<string, (facts: never) => MailText>;

/** What every language says of each mail, from the same facts. */
export type MailWords = {
  [Kind in keyof typeof mailWords]: (...facts: Parameters<(typeof mailWords)[Kind]>) => MailText;
};
