import type { SignInProvider } from '@tosite/api-client/endpoints/oauth';
import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import type { PlatformBases } from '@tosite/validation/platforms/platform';
import type { HostSettings } from '@tosite/validation/website/read-host';
import type { ModelSettings } from '@tosite/writers/model/model-client';

type Role = 'all' | 'web' | 'worker';
type SignupMode = 'open' | 'invite' | 'closed';
/** Whom an app is registered with, to sign in with or to connect accounts of. */
type OAuthProvider = SignInProvider | ConnectablePlatform;

/** The payment service; every value as it stands in the settings. `features/billing` says whether they are enough. */
type StripeSettings = {
  secretKey: string | null;
  webhookSecret: string | null;
  priceMonthly: string | null;
  priceYearly: string | null;
  /** null: the account's own. */
  portalConfiguration: string | null;
  base: string;
  /** Whether it works out taxes. */
  tax: boolean;
};

/** Domains of owners' own. */
type DomainSettings = {
  /** Empty: none can be connected. */
  addresses: string[];
  target: string;
  /** `address` or `address:port`, as Node's resolver takes them. Empty: the machine's own. */
  servers: string[];
  /** Who makes certificates, as CAA records name them; the first is the one that owners are told. */
  authorities: string[];
  /** null: nobody can ask. */
  askPort: number | null;
};

type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type BackupSettings = {
  /** A folder, or `bucket`; null: in `dataDir`. */
  to: string | null;
  nightly: boolean;
  keep: number;
  days: number;
};

/** Every setting of the process, checked: `env-declaration.ts` says what each is. */
export type Settings = {
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
  backups: BackupSettings;
  /** null: mails are written to `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The first one signs, all of them verify. Empty: made once and kept in `dataDir`. */
  sessionSecrets: string[];
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Between being told to stop and refusing connections. */
  stopDelayMs: number;
  signups: SignupMode;
  operatorEmails: string[];
  /** null: the page on which sites are reported is the only place. */
  abuseEmail: string | null;
  securityContact: string | null;
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
  /** null: nothing is written by a model. */
  ai: (ModelSettings & { /** Requests a day, of all owners together. */ dailyBudget: number }) | null;
  /** Where each platform is reached; tests point these at a local server. */
  upstream: PlatformBases;
  /** Whether LinkedIn lets this app read the data of members in Europe who allow it. */
  linkedinPortability: boolean;
  linkedinPublic: boolean;
  instagramPublic: boolean;
  stripe: StripeSettings;
  domains: DomainSettings;
  /** null: no figures at the dashboard's host. */
  metricsToken: string | null;
  /** null: no port for figures. */
  metricsPort: number | null;
  /** Whether each request is written down with who asked. */
  accessLog: boolean;
};
