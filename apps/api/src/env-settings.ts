import { SignInProviderSchema } from '@tosite/api-client/endpoints/oauth';
import { CONNECTABLE_PLATFORMS } from '@tosite/validation/platforms/platform';
import { SETTINGS } from './env-declaration.ts';
import * as read from './env-readers.ts';
import { baseSettingOf } from '@tosite/profile-sources/source-settings';
import { PLATFORM_BASES, type PlatformBases } from '@tosite/validation/platforms/platform';
import type { Settings } from './settings.ts';

export type SettingProblems = string[];
type Source = Readonly<Record<string, string | undefined>>;

/** Every setting with its default; what is wrong is added to `problems` and replaced by the default. */
export function readAll(source: Source, problems: SettingProblems): Settings {
  const from = { source, problems };
  const port = read.port(from, 'PORT', SETTINGS.PORT.fallback);
  const host = read.bindAddress(from, 'HOST');
  const rootDomain = read.domain(from, 'ROOT_DOMAIN', SETTINGS.ROOT_DOMAIN.fallback);
  const sitesDomain = read.domain(from, 'SITES_DOMAIN', rootDomain);
  const publicProtocol = read.choice(from, 'PUBLIC_PROTOCOL');
  const publicPort = read.port(from, 'PUBLIC_PORT', publicProtocol === 'http' ? port : 443);
  const databaseUrl = read.address(from, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const role = read.choice(from, 'ROLE');
  const rateLimits = read.onOff(from, 'RATE_LIMITS');

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

  const s3 = readS3(from);
  const sessionSecrets = read.secrets(from, 'SESSION_SECRET', 32);
  if (
    databaseUrl !== null &&
    s3 !== null &&
    sessionSecrets.length === 0 &&
    !isSet(source, 'SESSION_SECRET')
  ) {
    problems.push(
      'SESSION_SECRET must be set where the database and the files are shared (DATABASE_URL, S3_ENDPOINT): each process would make a secret of its own, and sessions and connected accounts of one would be lost at the other.',
    );
  }

  return {
    port,
    host,
    role,
    dataDir: read.line(from, 'DATA_DIR', 1000),
    hosts: { rootDomain, sitesDomain },
    publicProtocol,
    publicPort,
    databaseUrl,
    s3,
    backups: readBackups(from, s3 !== null),
    smtpUrl: read.address(from, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.mailbox(
      from,
      'MAIL_FROM',
      `to.site <no-reply@${rootDomain === 'localhost' ? 'localhost.localdomain' : rootDomain}>`,
    ),
    sessionSecrets,
    stopDelayMs: read.secondsOr(from, 'STOP_DELAY_SECONDS', role === 'web' ? 5 : 0, 60) * 1000,
    trustedProxies: read.addressRanges(from, 'TRUSTED_PROXIES'),
    signups: read.choice(from, 'SIGNUPS'),
    operatorEmails: read.emails(from, 'OPERATOR_EMAILS'),
    abuseEmail: read.emails(from, 'ABUSE_EMAIL')[0] ?? null,
    securityContact: readContact(from),
    invitedEmails: read.emails(from, 'INVITED_EMAILS'),
    companyName: read.line(from, 'COMPANY_NAME', 100),
    helpCenterUrl: read.address(from, 'HELP_CENTER_URL', ['http:', 'https:']),
    rateLimits,
    githubToken: read.text(from, 'GITHUB_TOKEN', 500),
    youtubeApiKey: read.text(from, 'YOUTUBE_API_KEY', 500),
    instagramAccessToken: read.text(from, 'INSTAGRAM_ACCESS_TOKEN', 1000),
    oauth: readOAuth(from),
    googleOAuthBase: read.base(from, 'GOOGLE_OAUTH_BASE'),
    ai: readModel(from),
    upstream: readUpstream(from),
    linkedinPortability: read.onOff(from, 'LINKEDIN_PORTABILITY'),
    linkedinPublic: read.onOff(from, 'LINKEDIN_PUBLIC'),
    instagramPublic: read.onOff(from, 'INSTAGRAM_PUBLIC'),
    stripe: readStripe(from),
    domains: readDomains(from, sitesDomain),
    metricsToken: readMetricsToken(from),
    metricsPort: read.portOrNone(from, 'METRICS_PORT'),
    accessLog: read.onOff(from, 'ACCESS_LOG'),
  };
}

function readMetricsToken(from: read.From): string | null {
  const token = read.text(from, 'METRICS_TOKEN', 500);
  if (token !== null && !/^\S{16,}$/u.test(token))
    from.problems.push('METRICS_TOKEN must have at least 16 characters, none of them a space.');
  return token;
}

function readContact(from: read.From): string | null {
  return (from.source.SECURITY_CONTACT ?? '').includes('@')
    ? (read.emails(from, 'SECURITY_CONTACT')[0] ?? null)
    : read.address(from, 'SECURITY_CONTACT', ['https:']);
}

/** What is set and wrong has been said already. */
function isSet(source: Source, name: string): boolean {
  return (source[name] ?? '').trim() !== '';
}

function isLocal(domain: string): boolean {
  return domain === 'localhost' || domain.endsWith('.localhost');
}

function readS3(from: read.From): Settings['s3'] {
  const endpoint = read.address(from, 'S3_ENDPOINT', ['http:', 'https:']);
  const region = read.text(from, 'S3_REGION', 100);
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
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

function readBackups(from: read.From, hasBucket: boolean): Settings['backups'] {
  const to = read.text(from, 'BACKUP_TO', 1000);
  if (to === 'bucket' && !hasBucket)
    from.problems.push('BACKUP_TO=bucket needs the settings of a bucket (S3_ENDPOINT and the others).');
  return {
    to,
    nightly: read.onOff(from, 'BACKUP_NIGHTLY'),
    keep: read.whole(from, 'BACKUP_KEEP', { least: 1, most: 1000 }),
    days: read.whole(from, 'BACKUP_DAYS', { least: 1, most: 3650 }),
  };
}

function readModel(from: read.From): Settings['ai'] {
  const both = read.together(from, ['AI_BASE_URL', 'AI_MODEL']);
  const baseUrl = read.plainAddress(from, 'AI_BASE_URL');
  const model = read.text(from, 'AI_MODEL', 200);
  const rest = {
    apiKey: read.text(from, 'AI_API_KEY', 1000),
    structured: read.choice(from, 'AI_STRUCTURED'),
    dailyBudget: read.whole(from, 'AI_DAILY_BUDGET', { least: 0, most: 1_000_000 }),
    inputCharacters: read.whole(from, 'AI_INPUT_CHARACTERS', { least: 4_000, most: 60_000 }),
  };
  return both === null || baseUrl === null || model === null ? null : { baseUrl, model, ...rest };
}

function readDomains(from: read.From, sitesDomain: string): Settings['domains'] {
  return {
    addresses: read.addresses(from, 'DOMAIN_ADDRESSES'),
    target: read.domain(from, 'DOMAIN_TARGET', `sites.${sitesDomain}`),
    servers: read.dnsServers(from, 'DNS_SERVERS'),
    authorities: read.domains(from, 'CERTIFICATE_AUTHORITIES', ['letsencrypt.org']),
    askPort: read.portOrNone(from, 'TLS_ASK_PORT'),
  };
}

function readStripe(from: read.From): Settings['stripe'] {
  return {
    secretKey: read.text(from, 'STRIPE_SECRET_KEY', 500),
    webhookSecret: read.text(from, 'STRIPE_WEBHOOK_SECRET', 500),
    priceMonthly: read.text(from, 'STRIPE_PRICE_MONTHLY', 200),
    priceYearly: read.text(from, 'STRIPE_PRICE_YEARLY', 200),
    portalConfiguration: read.text(from, 'STRIPE_PORTAL_CONFIGURATION', 200),
    base: read.base(from, 'STRIPE_API_BASE'),
    tax: read.onOff(from, 'STRIPE_TAX'),
  };
}

function readOAuth(from: read.From): Settings['oauth'] {
  const oauth: Settings['oauth'] = {};
  for (const provider of new Set([...SignInProviderSchema.options, ...CONNECTABLE_PLATFORMS])) {
    const prefix = provider.toUpperCase() as Uppercase<typeof provider>;
    const both = read.together(from, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]);
    if (both !== null) oauth[provider] = { clientId: both[0] ?? '', clientSecret: both[1] ?? '' };
  }
  return oauth;
}

function readUpstream(from: read.From): PlatformBases {
  const bases = Object.keys(PLATFORM_BASES).map((key) => [
    key,
    read.base(from, baseSettingOf(key as keyof PlatformBases)),
  ]);
  return Object.fromEntries(bases) as PlatformBases;
}
