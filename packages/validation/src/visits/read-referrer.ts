/** So much of a referrer holds any host; the rest is a path, which is nobody's business. */
const LONGEST = 1000;

/** Hosts that one platform sends people from. */
const SAME: Readonly<Record<string, string>> = {
  'l.facebook.com': 'facebook.com',
  'lm.facebook.com': 'facebook.com',
  'm.facebook.com': 'facebook.com',
  'l.instagram.com': 'instagram.com',
  'lnkd.in': 'linkedin.com',
  'l.threads.net': 'threads.net',
  'l.threads.com': 'threads.com',
  'm.youtube.com': 'youtube.com',
  'youtu.be': 'youtube.com',
  't.co': 'x.com',
  'twitter.com': 'x.com',
  'mobile.twitter.com': 'x.com',
  'out.reddit.com': 'reddit.com',
  'old.reddit.com': 'reddit.com',
  'm.reddit.com': 'reddit.com',
};

const ANDROID_APPS: Readonly<Record<string, string>> = {
  'com.linkedin.android': 'LinkedIn (app)',
  'com.instagram.android': 'Instagram (app)',
  'com.google.android.youtube': 'YouTube (app)',
  'com.google.android.gm': 'Gmail (app)',
  'com.google.android.googlequicksearchbox': 'Google (app)',
  'com.github.android': 'GitHub (app)',
  'com.reddit.frontpage': 'Reddit (app)',
  'com.slack': 'Slack (app)',
  'org.telegram.messenger': 'Telegram (app)',
};

/** The host that a visit comes from, as it was sent: of http and https only. null: none. */
export function referrerHost(referrer: string): string | null {
  if (referrer === '') return null;
  const url = parsed(referrer);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const host = url.hostname.replace(/\.$/u, '');
  return host.length > 253 || host === '' ? null : host;
}

/** The app of an `android-app://` referrer. */
export function referrerApp(referrer: string): string | null {
  const name = /^android-app:\/\/([a-z0-9_.]{1,100})(?:\/|$)/iu.exec(referrer.slice(0, LONGEST))?.[1];
  return name === undefined ? null : (ANDROID_APPS[name.toLowerCase()] ?? null);
}

/** Under which name a host stands among the referrers. null: a name that is none on the internet. */
export function referrerName(host: string): string | null {
  const bare = host.replace(/^www\./u, '');
  if (!/^[a-z0-9._-]+$/u.test(bare) || !bare.includes('.') || /^[\d.]+$/u.test(bare)) return null;
  return SAME[bare] ?? bare;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text.slice(0, LONGEST));
  } catch {
    return null;
  }
}
