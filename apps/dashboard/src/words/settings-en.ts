import { platformList } from '@tosite/validation/platforms/platform-names';
import type { ProfileList } from '@tosite/validation/profile/profile';
import { counted } from './counted.ts';

/** Every sentence of the settings: where a site comes from, and what changed there. */
export const settingsWords = {
  title: 'Settings',
  nav: 'Settings',
  general: 'General',
  changes: 'Changes',
  changesWaiting: (count: number) => `Changes, ${count} waiting`,
  sources: {
    title: 'Where your site comes from',
    body: 'We read these again and show you what is new. What you edited stays as you made it.',
    loading: 'Your sources are being read',
    failed: 'Your sources could not be read.',
    open: (name: string) => `Open ${name} in a new tab`,
    method: {
      page: 'Its public page',
      account: 'Your connected account',
      file: 'A file that you brought',
      sample: 'A sample of ours',
    },
    read: (when: string) => `read ${when}`,
    keep: 'Keep up to date',
    fileNote: 'A file cannot be read again. Bring a newer one to bring it up to date.',
    askedNote: 'LinkedIn lets us read its public page only when you ask: press Read again.',
    bringNewer: 'Bring a newer file',
    remove: (name: string) => `Remove ${name}`,
    onlyOne: 'A site needs one source, so its only one cannot be removed.',
    warnings: (count: number) => counted(count, 'One thing was not given', 'things were not given'),
    reconnect: 'The connection has ended. Your site stays as it is, but nothing new arrives.',
    reconnectButton: 'Connect again',
    switched: { on: 'It is kept up to date again.', off: 'It is left as it is from now on.' },
  },
  sync: {
    start: 'Read again',
    queued: 'Waiting for its turn',
    running: 'Reading your profiles',
    done: (changes: number) =>
      changes === 0
        ? 'Read. Nothing has changed.'
        : `Read. ${counted(changes, 'One change is waiting for you.', 'changes are waiting for you.')}`,
    justRead: 'Read less than a minute ago: nothing new was asked.',
    waiting: (changes: number) =>
      counted(changes, 'One change is waiting for you.', 'changes are waiting for you.'),
    review: 'Review',
    failedTitle: 'Reading did not work',
    failed: 'Your site stays as it is.',
    next: (when: string) => `Read again by itself ${when}.`,
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    body: 'What only this profile brought leaves your site at once, with its pictures. What you wrote yourself stays. Adding the profile again later reads it anew.',
    type: (name: string) => `Type ${name} to continue`,
    mismatch: (name: string) => `This is not ${name}.`,
    submit: 'Remove it',
    busy: 'Removing',
    done: (name: string) => `${name} is removed. Your site is drawn again without it.`,
  },
  add: {
    open: 'Add another profile',
    title: 'Add another profile',
    body: 'Several profiles can feed one site. What two of them say is shown once.',
    field: 'Profile link',
    hint: `${platformList('en-GB', 'or')}.`,
    submit: 'Read the profile',
    file: 'Or bring a file',
    noFile: 'Use a link instead',
    found: 'This is what we found',
    confirm: 'Add it to my site',
    busy: 'Adding',
    other: 'Use another',
    done: (name: string) => `${name} is part of your site now.`,
    newer: (changes: number) =>
      changes === 0
        ? 'Your site already says all of this.'
        : counted(
            changes,
            'It is newer than your site: one change is waiting for you.',
            'changes are waiting for you: it is newer than your site.',
          ),
    close: 'Close',
  },
  accounts: {
    title: 'Connected accounts',
    failed: 'Your connected accounts could not be read.',
    body: 'They let us read what a link does not show. You can end it here or on the other site, at any time.',
    until: (when: string) => `until ${when}`,
    since: (when: string) => `connected ${when}`,
    expired: 'ended',
    connect: (platform: string) => `Connect ${platform}`,
    again: 'Connect again',
    end: (name: string) => `Disconnect ${name}`,
    endShort: 'Disconnect',
    endTitle: (name: string) => `Disconnect ${name}?`,
    endBody:
      'We delete what lets us read the account. Your site stays as it is; nothing new arrives from there.',
    endType: (name: string) => `Type ${name} to continue`,
    endMismatch: (name: string) => `This is not ${name}.`,
    endSubmit: 'Disconnect',
    endBusy: 'Disconnecting',
    ended: (name: string) => `${name} is disconnected.`,
  },
  changeList: {
    title: 'What has changed',
    body: 'Nothing below is on your site yet. Take what you want; the rest stays as it is.',
    loading: 'The changes are being read',
    failed: 'The changes could not be read.',
    picture: 'The picture that you chose',
    pictures: (count: number) =>
      count === 1 ? 'The picture that you chose' : `The ${count} pictures that you chose`,
    emptyTitle: 'Nothing has changed',
    emptyTitleAfter: 'Nothing more is waiting for you',
    emptyBody:
      'When something changes on a profile, it is shown here first: new jobs, renamed repositories, posts that are gone. You take what you want, and can undo it.',
    emptyLast: (when: string) => `Last read ${when}.`,
    from: (name: string) => `From ${name}`,
    fromElsewhere: 'From a profile that is no longer among your sources',
    kinds: {
      added: (count: number) => `New: ${count}`,
      changed: (count: number) => `Changed: ${count}`,
      removed: (count: number) => `Gone there: ${count}`,
    },
    removedHelp: 'It is no longer on the profile. On your site it stays, unless you take this.',
    conflict: 'You edited this',
    conflictHelp: 'Leave keeps your words. Take puts theirs in place of them.',
    resembles: 'May be yours already',
    resemblesHelp: {
      hidden: (label: string) =>
        `It looks like “${label}”, which you have hidden. Take shows it on your site; Leave keeps it off.`,
      edited: (label: string) =>
        `It looks like “${label}”, in which you wrote. Take shows both; Leave keeps yours alone.`,
      own: (label: string) =>
        `It looks like “${label}”, which you added yourself. Take shows both; Leave keeps yours alone.`,
      gone: (label: string) =>
        `It looks like “${label}”, which is no longer on the profile. If it is the same thing, take this and take that away below, so that your site does not show it twice.`,
    },
    before: 'On your site',
    after: 'On the profile now',
    thereBefore: 'On the profile before',
    hidden: 'You have hidden it.',
    nothing: 'Nothing',
    choose: (label: string) => `Take or leave: ${label}`,
    take: 'Take',
    leave: 'Leave',
    takeAll: 'Take all that is new or changed',
    takeAllHelp: 'Never what is gone there, what you edited, or what may be on your site already.',
    leaveAll: 'Leave all',
    submit: (take: number, leave: number) =>
      take === 0
        ? `Leave ${counted(leave, 'it as it is', 'as they are')}`
        : leave === 0
          ? `Take ${counted(take, 'one change', 'changes')}`
          : `Take ${take}, leave ${leave}`,
    busy: 'Publishing',
    chosen: (take: number, leave: number) => `${take} to take, ${leave} to leave`,
    left: 'Left as it is. It is asked again when it changes once more.',
    taken: (count: number) => counted(count, 'One change is on your site.', 'changes are on your site.'),
    undo: 'Undo',
    undoBusy: 'Undoing',
    undone: 'Undone. Your site is as it was before.',
    undoLine: (count: number, when: string) =>
      `${counted(count, 'One change was taken', 'changes were taken')} ${when}.`,
    stale: 'Something changed in the meantime. Here is how it stands now; choose again.',
  },
  lists: {
    links: 'Link',
    experience: 'Job',
    education: 'School',
    skills: 'Skill',
    certifications: 'Certificate',
    spokenLanguages: 'Language',
    codeLanguages: 'Programming language',
    publications: 'Publication',
    honours: 'Honour',
    volunteering: 'Volunteering',
    recommendations: 'Recommendation',
    projects: 'Project',
    organisations: 'Membership',
    people: 'Person',
    locations: 'Place',
    updates: 'Update',
    videos: 'Film',
    playlists: 'Playlist',
    media: 'Post',
  } satisfies Record<ProfileList, string>,
  profileItself: 'About you',
} as const;
