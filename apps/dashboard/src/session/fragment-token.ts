/** The token of a mailed link: behind the `#`, which no server and no Referer ever sees. null: the link is not whole. */
export function fragmentToken(hash: string): string | null {
  const text = hash.replace(/^#/u, '');
  const named = new URLSearchParams(text).get('token');
  const token = named ?? (/^[\w.~-]+$/u.test(text) ? text : null);
  return token === null || token === '' || token.length > 512 ? null : token;
}

/** Whose link it is, where the mail says so; empty: unknown. */
export function fragmentEmail(hash: string): string {
  const email = new URLSearchParams(hash.replace(/^#/u, '')).get('email') ?? '';
  return email.length <= 254 && email.includes('@') ? email : '';
}

/** Takes the fragment out of the address bar and the history, once the token is used. */
export function dropFragment(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
