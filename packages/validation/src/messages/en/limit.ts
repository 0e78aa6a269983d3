import { again } from './phrases.ts';

type Wait = { seconds: number };

const after =
  (sentence: string) =>
  ({ seconds }: Wait) =>
    `${sentence} ${again(seconds)}`;

export const limitMessages = {
  'limit.networkRequests': after('There were too many requests from your network.'),
  'limit.accountRequests': after('There were too many requests from your account.'),
  'limit.changes': after('There were too many changes at once.'),
  'limit.wrongPasswords': after('There were too many sign-ins with a wrong password.'),
  'limit.networkSignIns': after('There were too many sign-ins from your network.'),
  'limit.networkAccounts': after('There were too many new accounts from your network.'),
  'limit.networkSignUps': after('There were too many attempts to open an account from your network.'),
  'limit.networkTries': after('There were too many attempts from your network.'),
  'limit.ownPassword': after('Your password was wrong too often.'),
  'limit.sitePassword': after('The password was wrong too often.'),
  'limit.picture': after('Your picture was changed too often.'),
  'limit.dataDownload': after('Your data was downloaded too often.'),
  'limit.session': after('This session was renewed too often.'),
  'limit.mailMinute': after('An e-mail was sent a moment ago.'),
  'limit.mailHour': after('Many e-mails were sent in the last hour.'),
  'limit.mailDay': after('Many e-mails were sent today.'),
  'limit.networkMails': after('There were too many e-mails from your network.'),
  'limit.imports': after('Your network has uploaded many exports in the last hour.'),
  'limit.connections': after('Your connected accounts were read many times in the last hour.'),
  'limit.checkouts': after('The payment page was opened many times in the last hour.'),
  'limit.syncs': after('Your profiles were read many times in the last hour.'),
  'limit.proofs': after('Your profiles were checked many times in the last hour.'),
  'limit.claims': after('You have asked for many websites to be taken down today.'),
  'limit.uploads': after('You have uploaded many pictures in the last half hour.'),
  'limit.previewsHour': after('Your network has made many previews in the last hour.'),
  'limit.previewsDay': after('Your network has made many previews today.'),
  'limit.domains': after('Your domains were changed or looked at many times in the last hour.'),
  'limit.exports': after('Your sites were exported many times in the last hour.'),
  'limit.publishes': after('Your sites were published many times in the last hour.'),
} as const;
