import type { Subdomain } from '@tosite/validation/platforms/platform';
import type { HostSettings } from '@tosite/validation/website/read-host';
import { readAll, type SettingProblems } from './env-settings.ts';

type Role = 'all' | 'web' | 'worker';
type SignupMode = 'open' | 'invite' | 'closed';
export type OAuthProvider = 'google' | 'github' | 'linkedin' | 'instagram';

type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Where each platform is reached; tests point these at a local server. Without a trailing slash. */
export type UpstreamBases = {
  githubApi: string;
  github: string;
  githubRaw: string;
  youtubeApi: string;
  youtube: string;
  instagramApi: string;
  instagramAuth: string;
  instagram: string;
  facebookApi: string;
  linkedinApi: string;
  linkedin: string;
};

/** Every setting of the process, checked: `env-declaration.ts` says what each is, `parseEnv` is their only reader. */
export type Env = {
  port: number;
  host: string;
  role: Role;
  dataDir: string;
  hosts: HostSettings;
  publicProtocol: 'http' | 'https';
  /** The port that browsers use, which a proxy may change. */
  publicPort: number;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** null: files in `dataDir`. */
  s3: S3Settings | null;
  /** null: mails are written to `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The first one signs, all of them verify. Empty: made once and kept in `dataDir`. */
  sessionSecrets: string[];
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  signups: SignupMode;
  operatorEmails: string[];
  /** Who may open an account while `signups` is `invite`, beside the operators. */
  invitedEmails: string[];
  companyName: string;
  /** null: our own /help on the landings. */
  helpCenterUrl: string | null;
  rateLimits: boolean;
  githubToken: string | null;
  youtubeApiKey: string | null;
  instagramAccessToken: string | null;
  oauth: Partial<Record<OAuthProvider, { clientId: string; clientSecret: string }>>;
  /** Where Google's sign-in is reached. */
  googleOAuthBase: string;
  upstream: UpstreamBases;
  /** Whether LinkedIn lets this app read the data of members in Europe who allow it. */
  linkedinPortability: boolean;
  linkedinPublic: boolean;
  instagramPublic: boolean;

  /** `https://dashboard.to.site`, with the port when it is not the protocol's own. */
  dashboardOrigin: string;
  /** Where the static pages of previews are. */
  previewOrigin: string;
  landingOrigin: (subdomain: Subdomain) => string;
  siteOrigin: (label: string) => string;
};

export type EnvReading = { ok: true; env: Env } | { ok: false; problems: string[] };

/** Reads the settings; never throws, touches nothing. Each problem is one line that names its setting. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): EnvReading {
  const problems: SettingProblems = [];
  const settings = readAll(source, problems);
  if (problems.length > 0) return { ok: false, problems };
  const { hosts, publicProtocol, publicPort } = settings;
  const ownPort = publicProtocol === 'https' ? 443 : 80;
  const origin = (host: string): string =>
    `${publicProtocol}://${host}${publicPort === ownPort ? '' : `:${publicPort}`}`;
  return {
    ok: true,
    env: {
      ...settings,
      dashboardOrigin: origin(`dashboard.${hosts.rootDomain}`),
      previewOrigin: origin(`preview.${hosts.sitesDomain}`),
      landingOrigin: (subdomain) => origin(`${subdomain}.${hosts.rootDomain}`),
      siteOrigin: (label) => origin(`${label}.${hosts.sitesDomain}`),
    },
  };
}
