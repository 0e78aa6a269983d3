import type { Env, OAuthProvider, UpstreamBases } from './env.ts';
import * as read from './env-readers.ts';

export type SettingProblems = string[];
type Source = Readonly<Record<string, string | undefined>>;
/** Google answers for its sign-in at several hosts; a base of its own has all of it in one place. */
export const GOOGLE_OAUTH = 'https://accounts.google.com';

type Settings = Omit<Env, 'dashboardOrigin' | 'previewOrigin' | 'landingOrigin' | 'siteOrigin'>;

/** Every setting with its default; what is wrong is added to `problems` and replaced by the default. */
export function readAll(source: Source, problems: SettingProblems): Settings {
  const from = { source, problems };
  const port = read.integer(from, 'PORT', 3000, 1, 65_535);
  const host = read.bindAddress(from, 'HOST', '127.0.0.1');
  const rootDomain = read.domain(from, 'ROOT_DOMAIN', 'localhost');
  const sitesDomain = read.domain(from, 'SITES_DOMAIN', rootDomain);
  const publicProtocol = read.choice(from, 'PUBLIC_PROTOCOL', ['http', 'https'] as const, 'http');
  const publicPort = read.integer(from, 'PUBLIC_PORT', publicProtocol === 'http' ? port : 443, 1, 65_535);
  const databaseUrl = read.address(from, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const role = read.choice(from, 'ROLE', ['all', 'web', 'worker'] as const, 'all');
  const rateLimits = read.onOff(from, 'RATE_LIMITS', true);

  if (publicProtocol === 'http') {
    const [name] = [!isLocal(rootDomain) && 'ROOT_DOMAIN', !isLocal(sitesDomain) && 'SITES_DOMAIN'].filter(
      (wrong) => wrong !== false,
    );
    if (name !== undefined) {
      problems.push(
        `PUBLIC_PROTOCOL must be https when ${name} is not localhost: passwords do not travel over plain http.`,
      );
    }
  }
  if (!rateLimits && !read.isLoopback(host)) {
    problems.push('RATE_LIMITS can be off only while HOST is a loopback address.');
  }
  if (role !== 'all' && databaseUrl === null) {
    problems.push(
      `ROLE=${role} needs DATABASE_URL: the embedded database belongs to one process, which is ROLE=all.`,
    );
  }

  return {
    port,
    host,
    role,
    dataDir: read.path(from, 'DATA_DIR', './data'),
    hosts: { rootDomain, sitesDomain },
    publicProtocol,
    publicPort,
    databaseUrl,
    s3: readS3(from),
    smtpUrl: read.address(from, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.mailbox(
      from,
      'MAIL_FROM',
      `to.site <no-reply@${rootDomain === 'localhost' ? 'localhost.localdomain' : rootDomain}>`,
    ),
    sessionSecrets: read.secrets(from, 'SESSION_SECRET', 32),
    trustedProxies: read.addressRanges(from, 'TRUSTED_PROXIES'),
    signups: read.choice(from, 'SIGNUPS', ['open', 'invite', 'closed'] as const, 'open'),
    operatorEmails: read.emails(from, 'OPERATOR_EMAILS'),
    invitedEmails: read.emails(from, 'INVITED_EMAILS'),
    companyName: read.text(from, 'COMPANY_NAME', 100) ?? 'to.site',
    helpCenterUrl: read.address(from, 'HELP_CENTER_URL', ['http:', 'https:']),
    rateLimits,
    githubToken: read.text(from, 'GITHUB_TOKEN', 500),
    youtubeApiKey: read.text(from, 'YOUTUBE_API_KEY', 500),
    instagramAccessToken: read.text(from, 'INSTAGRAM_ACCESS_TOKEN', 1000),
    oauth: readOAuth(from),
    googleOAuthBase: read.base(from, 'GOOGLE_OAUTH_BASE', GOOGLE_OAUTH),
    upstream: readUpstream(from),
    linkedinPortability: read.onOff(from, 'LINKEDIN_PORTABILITY', false),
    linkedinPublic: read.onOff(from, 'LINKEDIN_PUBLIC', true),
    instagramPublic: read.onOff(from, 'INSTAGRAM_PUBLIC', false),
    ai: readAi(from),
    stripe: readStripe(from),
    metricsToken: read.text(from, 'METRICS_TOKEN', 500),
  };
}

function isLocal(domain: string): boolean {
  return domain === 'localhost' || domain.endsWith('.localhost');
}

function readS3(from: read.From): Env['s3'] {
  const endpoint = read.address(from, 'S3_ENDPOINT', ['http:', 'https:']);
  const region = read.text(from, 'S3_REGION', 100);
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  // Whoever names a region means to use S3.
  const all = read.together(from, region === null ? needed : [...needed, 'S3_REGION']);
  if (all === null || endpoint === null) return null;
  const [, bucket, accessKeyId, secretAccessKey] = all;
  return {
    endpoint,
    bucket: bucket ?? '',
    region: region ?? 'us-east-1',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}

function readOAuth(from: read.From): Env['oauth'] {
  const oauth: Env['oauth'] = {};
  for (const provider of ['google', 'github', 'linkedin', 'instagram'] satisfies OAuthProvider[]) {
    const prefix = provider.toUpperCase();
    const both = read.together(from, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]);
    if (both !== null) oauth[provider] = { clientId: both[0] ?? '', clientSecret: both[1] ?? '' };
  }
  return oauth;
}

function readUpstream(from: read.From): UpstreamBases {
  return {
    githubApi: read.base(from, 'GITHUB_API_BASE', 'https://api.github.com'),
    github: read.base(from, 'GITHUB_BASE', 'https://github.com'),
    githubRaw: read.base(from, 'GITHUB_RAW_BASE', 'https://raw.githubusercontent.com'),
    youtubeApi: read.base(from, 'YOUTUBE_API_BASE', 'https://www.googleapis.com/youtube/v3'),
    youtube: read.base(from, 'YOUTUBE_BASE', 'https://www.youtube.com'),
    instagramApi: read.base(from, 'INSTAGRAM_API_BASE', 'https://graph.instagram.com'),
    instagramAuth: read.base(from, 'INSTAGRAM_AUTH_BASE', 'https://api.instagram.com'),
    instagram: read.base(from, 'INSTAGRAM_BASE', 'https://www.instagram.com'),
    facebookApi: read.base(from, 'FACEBOOK_API_BASE', 'https://graph.facebook.com'),
    linkedinApi: read.base(from, 'LINKEDIN_API_BASE', 'https://api.linkedin.com'),
    linkedin: read.base(from, 'LINKEDIN_BASE', 'https://www.linkedin.com'),
  };
}

function readAi(from: read.From): Env['ai'] {
  const baseUrl = read.address(from, 'AI_BASE_URL', ['http:', 'https:']);
  const both = read.together(from, ['AI_BASE_URL', 'AI_MODEL']);
  if (both === null || baseUrl === null) return null;
  return { baseUrl, apiKey: read.text(from, 'AI_API_KEY', 500), model: both[1] ?? '' };
}

function readStripe(from: read.From): Env['stripe'] {
  const all = read.together(from, [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_MONTHLY',
    'STRIPE_PRICE_YEARLY',
  ]);
  const apiBase = read.address(from, 'STRIPE_API_BASE', ['http:', 'https:']);
  if (all === null) return null;
  const [secretKey, webhookSecret, priceMonthly, priceYearly] = all;
  if (!/^whsec_.{16,}$/u.test(webhookSecret ?? '')) {
    from.problems.push(
      'STRIPE_WEBHOOK_SECRET must begin with whsec_ and be the whole secret of the endpoint.',
    );
  }
  return {
    secretKey: secretKey ?? '',
    webhookSecret: webhookSecret ?? '',
    priceMonthly: priceMonthly ?? '',
    priceYearly: priceYearly ?? '',
    apiBase,
  };
}
