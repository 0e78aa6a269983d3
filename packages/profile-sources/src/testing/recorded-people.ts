import type { FixtureAnswer, FixtureRequest } from './fixture-server.ts';
import { nameOf, RECORDED_ACCOUNTS } from './recorded-accounts.ts';

/** What the platforms say of the recorded accounts, and of a channel that was opened and never used. */
export function recordedPeople(): (request: FixtureRequest) => FixtureAnswer | undefined {
  let endingWasRead = false;

  function instagram(path: string, token: string): FixtureAnswer | undefined {
    const account = RECORDED_ACCOUNTS.instagram.find((known) => known.token === token);
    // Of the first one there are recordings.
    if (account === undefined || token === 'IGAAFXshort') return undefined;
    if (path === '/access_token')
      return json({ access_token: token, token_type: 'bearer', expires_in: 5_184_000 });
    const me = { id: account.id, user_id: account.id, username: nameOf(account) };
    if (token === 'IGAAFXpersonal') return json({ ...me, account_type: 'PERSONAL' });
    endingWasRead = !endingWasRead;
    if (endingWasRead) return json({ ...me, name: 'Harbour Ends', account_type: 'BUSINESS' });
    const message = 'Error validating access token: Session has expired';
    return json({ error: { message, type: 'OAuthException', code: 190, error_subcode: 463 } }, 400);
  }

  function github(path: string, token: string): FixtureAnswer | undefined {
    const account = RECORDED_ACCOUNTS.github.find((known) => known.token === token);
    if (account === undefined) return undefined;
    const name = nameOf(account);
    if (path === '/user') {
      return json({ id: Number(account.id), login: `${name.split(' ')[0]?.toLowerCase() ?? ''}-fx`, name });
    }
    const email = account.email ?? 'una@example.com';
    return path === '/user/emails'
      ? json([{ email, primary: true, verified: account.email !== null, visibility: null }])
      : undefined;
  }

  function linkedin(path: string, token: string): FixtureAnswer | undefined {
    const account = RECORDED_ACCOUNTS.linkedin.find((known) => known.token === token);
    if (account === undefined || token === 'good') return undefined;
    if (path === '/v2/userinfo') {
      const { id, email } = account;
      return json({ sub: id, name: nameOf(account), email, email_verified: true });
    }
    return account.id === 'early'
      ? json({ status: 404, message: 'No data found for this memberId' }, 404)
      : json({ status: 403, code: 'ACCESS_DENIED', message: 'Not enough permissions' }, 403);
  }

  return ({ host, path, headers }) => {
    const { pathname, searchParams } = new URL(path, 'http://recorded.invalid');
    const bearer = /^Bearer (.+)$/u.exec(headers.authorization ?? '')?.[1] ?? '';
    if (host === 'graph.instagram.com') return instagram(pathname, searchParams.get('access_token') ?? '');
    if (host === 'api.github.com') return github(pathname, bearer);
    if (host === 'api.linkedin.com') return linkedin(pathname, bearer);
    return host === 'www.googleapis.com' ? emptyChannel(pathname, searchParams) : undefined;
  };
}

const EMPTY_CHANNEL = 'UCemptychannelfx00000001';
const EMPTY_UPLOADS = EMPTY_CHANNEL.replace('UC', 'UU');

/** youtube.com/@emptychannelfx */
function emptyChannel(path: string, query: URLSearchParams): FixtureAnswer | undefined {
  const isIt = query.get('forHandle') === '@emptychannelfx' || query.get('id') === EMPTY_CHANNEL;
  if (path === '/youtube/v3/channels' && isIt) {
    return json({
      items: [
        {
          id: EMPTY_CHANNEL,
          snippet: { title: 'Empty Channel', customUrl: '@emptychannelfx', description: '' },
          contentDetails: { relatedPlaylists: { uploads: EMPTY_UPLOADS } },
          statistics: {},
        },
      ],
    });
  }
  return path === '/youtube/v3/playlistItems' && query.get('playlistId') === EMPTY_UPLOADS
    ? json({ error: { code: 404, errors: [{ reason: 'playlistNotFound' }] } }, 404)
    : undefined;
}

function json(value: unknown, status = 200): FixtureAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
