import { baseSettingOf, type BaseSetting } from '@tosite/profile-sources/source-settings';
import { PLATFORM_BASES, type PlatformBases } from '@tosite/validation/platforms/platform';
import { backupSettings } from './env-declaration-backups.ts';
import { domainSettings } from './env-declaration-domains.ts';
import { paymentSettings } from './env-declaration-payments.ts';
import { platformSettings } from './env-declaration-platforms.ts';
import type { Setting } from './env-setting.ts';
import { watchingSettings } from './env-declaration-watching.ts';

/** Google answers for its sign-in at several hosts; a base of its own has all of it in one place. */
export const GOOGLE_OAUTH = 'https://accounts.google.com';

const platformBase = (fallback: string) =>
  ({
    group: 'Other addresses for the platforms',
    means: 'where each platform is reached: a proxy, or a server of recordings in tests',
    takes: 'an address, without a trailing slash',
    fallback,
    example: 'http://127.0.0.1:4100',
  }) as const;

// One entry a base, from the list that the type is made of.
const platformBases = Object.fromEntries(
  Object.entries(PLATFORM_BASES).map(([key, base]) => [
    baseSettingOf(key as keyof PlatformBases),
    platformBase(base),
  ]),
) as Readonly<Record<BaseSetting, ReturnType<typeof platformBase>>>;

/**
 * Every setting of the process. What is not declared here cannot be read (a reader takes the name of a setting), and
 * `.env.example` and the README's table are made of it: after a change run `pnpm run write-docs`.
 */
export const SETTINGS = {
  PORT: {
    group: 'Where it listens',
    means: 'the port that the process listens on',
    takes: 'a whole number from 1 to 65535',
    fallback: 3000,
    example: '8080',
  },
  HOST: {
    group: 'Where it listens',
    means: 'the address that the process listens on; `0.0.0.0` is every network of the machine',
    takes: 'an IP address, or localhost',
    fallback: '127.0.0.1',
    example: '0.0.0.0',
  },
  ROLE: {
    group: 'Where it listens',
    means:
      'what this process does: answer requests (`web`), work through the queue (`worker`), or both; apart only with `DATABASE_URL`',
    takes: '`all`, `web` or `worker`',
    choices: ['all', 'web', 'worker'],
    fallback: 'all',
    example: 'web',
  },
  TRUSTED_PROXIES: {
    group: 'Where it listens',
    means: 'the proxies whose `X-Forwarded-For` is believed',
    takes: 'IP addresses or ranges such as `10.0.0.0/8`, with commas between them',
    absent: 'none is believed: a visitor is whoever opened the connection',
    example: '127.0.0.1',
  },
  STOP_DELAY_SECONDS: {
    group: 'Where it listens',
    means:
      'how long it still answers when it is told to stop, while `/readyz` says 503: a balancer sends nobody here by the time that connections are refused',
    takes: 'a whole number from 0 to 60',
    absent: '5 with `ROLE=web`, else 0',
    example: '10',
  },
  RATE_LIMITS: {
    group: 'Where it listens',
    means: 'how often somebody may ask; `off` only while `HOST` is this machine, for development and tests',
    takes: '`on` or `off`',
    fallback: true,
    example: 'off',
  },
  ROOT_DOMAIN: {
    group: 'Its addresses',
    means: "the product's own hosts stand below it: `dashboard.`, `linkedin.`, …",
    takes: 'a domain name',
    fallback: 'localhost',
    example: 'example.com',
  },
  SITES_DOMAIN: {
    group: 'Its addresses',
    means:
      'where generated sites stand; give production a domain of its own, so that what strangers publish shares nothing with the dashboard',
    takes: 'a domain name',
    absent: 'the same as `ROOT_DOMAIN`',
    example: 'example-sites.com',
  },
  PUBLIC_PROTOCOL: {
    group: 'Its addresses',
    means: 'what browsers use; plain `http` is refused for any domain but localhost',
    takes: '`http` or `https`',
    choices: ['http', 'https'],
    fallback: 'http',
    example: 'https',
  },
  PUBLIC_PORT: {
    group: 'Its addresses',
    means: 'the port that browsers use, where a proxy stands before the process',
    takes: 'a whole number from 1 to 65535',
    absent: '443 with `https`, `PORT` with `http`',
    example: '8443',
  },
  DATA_DIR: {
    group: 'What it keeps',
    means: 'the folder of the embedded database, the files, and the mails that were not sent: back it up',
    takes: 'a path, seen from where the process starts',
    fallback: './data',
    example: '/var/lib/tosite',
  },
  DATABASE_URL: {
    group: 'What it keeps',
    means: 'a PostgreSQL database in place of the embedded one',
    takes: 'an address that begins with `postgres://` or `postgresql://`',
    absent: 'the embedded database in `DATA_DIR`, for one process',
    example: 'postgres://tosite:password@127.0.0.1:5432/tosite',
  },
  S3_ENDPOINT: {
    group: 'What it keeps',
    means: 'files in a bucket of S3, or of what speaks like it; the four are set together',
    takes: 'an address that begins with `http://` or `https://`',
    absent: 'files in `DATA_DIR`',
    example: 'https://s3.example.com',
  },
  S3_BUCKET: {
    group: 'What it keeps',
    means: 'files in a bucket of S3, or of what speaks like it; the four are set together',
    takes: 'the name of the bucket',
    absent: 'files in `DATA_DIR`',
    example: 'tosite-files',
  },
  S3_ACCESS_KEY_ID: {
    group: 'What it keeps',
    means: 'files in a bucket of S3, or of what speaks like it; the four are set together',
    takes: 'the name of the key',
    absent: 'files in `DATA_DIR`',
    example: 'key-id',
  },
  S3_SECRET_ACCESS_KEY: {
    group: 'What it keeps',
    means: 'files in a bucket of S3, or of what speaks like it; the four are set together',
    takes: 'the key',
    absent: 'files in `DATA_DIR`',
    example: 'key',
  },
  S3_REGION: {
    group: 'What it keeps',
    means: 'the region of the bucket',
    takes: 'the name of a region',
    absent: '`us-east-1`, where the four others are set',
    example: 'eu-west-1',
  },
  ...backupSettings,
  ...watchingSettings,
  SMTP_URL: {
    group: 'Mail',
    means: 'the server that sends mails',
    takes: 'an address that begins with `smtp://` or `smtps://`',
    absent: 'mails are written to `DATA_DIR/outbox` and sent to nobody',
    example: 'smtps://user:password@mail.example.com',
  },
  MAIL_FROM: {
    group: 'Mail',
    means: 'who mails come from',
    takes: 'an e-mail address, with a name before it if you like',
    absent: '`to.site <no-reply@ROOT_DOMAIN>`, at localhost `no-reply@localhost.localdomain`',
    example: 'to.site <hello@example.com>',
  },
  SESSION_SECRET: {
    group: 'Accounts',
    means: 'signs sessions and encrypts the tokens of connected accounts; `new,old` while it is changed',
    takes: 'at least 32 characters that nobody can guess',
    absent: 'one is made at the first start and kept in `DATA_DIR/secret`',
    example: 'the-output-of-openssl-rand-hex-32',
  },
  SIGNUPS: {
    group: 'Accounts',
    means:
      'who may open an account: everybody, nobody, or with `invite` only `INVITED_EMAILS` and `OPERATOR_EMAILS`',
    takes: '`open`, `invite` or `closed`',
    choices: ['open', 'invite', 'closed'],
    fallback: 'open',
    example: 'invite',
  },
  INVITED_EMAILS: {
    group: 'Accounts',
    means: 'who may open an account while `SIGNUPS` is `invite`',
    takes: 'e-mail addresses with commas between them',
    absent: 'nobody is invited',
    example: 'first@example.org,second@example.org',
  },
  OPERATOR_EMAILS: {
    group: 'Accounts',
    means: 'who runs this installation; they may open an account while `SIGNUPS` is `invite`',
    takes: 'e-mail addresses with commas between them',
    absent: 'nobody is named',
    example: 'you@example.com',
  },
  ABUSE_EMAIL: {
    group: 'Accounts',
    means: 'where abuse is told: on the page on which sites are reported, and in `/.well-known/security.txt`',
    takes: 'an e-mail address',
    absent: 'the page alone',
    example: 'abuse@example.com',
  },
  SECURITY_CONTACT: {
    group: 'Accounts',
    means: 'where weaknesses of the service are told, in `/.well-known/security.txt`',
    takes: 'an e-mail address, or an address that begins with `https://`',
    absent: '`ABUSE_EMAIL`, else the page on which sites are reported',
    example: 'security@example.com',
  },
  AI_BASE_URL: {
    group: 'A writing model',
    means:
      'where a server of models answers in the way of OpenAI, up to its `/v1`; it may stand on this machine or in a private network; set together with `AI_MODEL`',
    takes: 'an address, without a trailing slash',
    absent: 'posts say what films say, and no help with writing is offered',
    example: 'http://127.0.0.1:11434/v1',
  },
  AI_MODEL: {
    group: 'A writing model',
    means: 'which of its models writes',
    takes: 'the name that the server knows it by',
    absent: 'posts say what films say, and no help with writing is offered',
    example: 'llama3.3',
  },
  AI_API_KEY: {
    group: 'A writing model',
    means: 'the key that the server asks for; it is sent to `AI_BASE_URL` alone',
    takes: 'the key',
    absent: 'none is sent',
    example: 'key',
  },
  AI_STRUCTURED: {
    group: 'A writing model',
    means:
      'whether answers are asked for by schema: always, never, or as far as the server takes it, which is found out by asking',
    takes: '`auto`, `on` or `off`',
    choices: ['auto', 'on', 'off'],
    fallback: 'auto',
    example: 'off',
  },
  AI_DAILY_BUDGET: {
    group: 'A writing model',
    means: 'requests to the model a day (UTC), of all owners together; 0 switches it off for the time being',
    takes: 'a whole number from 0 to 1000000',
    fallback: 500,
    example: '2000',
  },
  AI_INPUT_CHARACTERS: {
    group: 'A writing model',
    means:
      'how much of what is said in a film one request holds; less where the model has a small window, for what is too much for it some servers cut without a word',
    takes: 'a whole number from 4000 to 60000',
    fallback: 60_000,
    example: '12000',
  },
  COMPANY_NAME: {
    group: 'What the pages say',
    means: 'the name in the footer of landings and dashboard',
    takes: 'one line of at most 100 characters',
    fallback: 'to.site',
    example: 'Example Ltd',
  },
  HELP_CENTER_URL: {
    group: 'What the pages say',
    means: 'where "Help" leads',
    takes: 'an address that begins with `http://` or `https://`',
    absent: 'our own page at `/help`',
    example: 'https://help.example.com',
  },
  ...domainSettings,
  ...paymentSettings,
  ...platformSettings,
  ...platformBases,
  GOOGLE_OAUTH_BASE: platformBase(GOOGLE_OAUTH),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

type WithFallback<T> = {
  [N in SettingName]: (typeof SETTINGS)[N] extends { readonly fallback: T } ? N : never;
}[SettingName];
/** The settings that have a value of their own where they are not set, by the type of that value. */
export type TextDefault = WithFallback<string>;
export type SwitchDefault = WithFallback<boolean>;
export type NumberDefault = WithFallback<number>;
/** The settings that are one of a few words. */
export type ChoiceName = {
  [N in SettingName]: (typeof SETTINGS)[N] extends { readonly choices: readonly string[] } ? N : never;
}[SettingName];
