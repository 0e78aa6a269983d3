/*
 * The tables as Kysely sees them. Times are milliseconds since 1970, booleans 0 or 1, JSON text that is parsed at
 * the border of the store that owns the table.
 */

import type { CustomDomain } from '@tosite/validation/website/website';

type DomainStatus = CustomDomain['status'];
type Millis = number;
type Json = string;
type Flag = 0 | 1;

export type UsersTable = {
  id: string;
  email: string;
  email_normalized: string;
  name: string;
  password_hash: string | null;
  profile_picture: string | null;
  email_verified_at: Millis | null;
  current_website_id: string | null;
  /** Of its mails; null: nobody knows, so English. */
  language: string | null;
  created_at: Millis;
  updated_at: Millis;
};
export type SessionsTable = {
  id: string;
  user_id: string;
  created_at: Millis;
  last_used_at: Millis;
  expires_at: Millis;
  ended_at: Millis | null;
  ended_reason: string | null;
  user_agent: string;
  address: string;
};
export type RefreshTokensTable = {
  hash: string;
  session_id: string;
  parent_hash: string | null;
  created_at: Millis;
  expires_at: Millis;
  used_at: Millis | null;
};
export type EmailTokensTable = {
  hash: string;
  user_id: string;
  purpose: 'verify' | 'reset';
  email: string;
  created_at: Millis;
  expires_at: Millis;
  used_at: Millis | null;
};
export type WebsitesTable = {
  id: string;
  owner_id: string;
  subdomain: string;
  label: string;
  /** What its owner decides: a `SiteSpec`. */
  spec: Json;
  /** Counts the changes of the spec: a save names the one that it was made on. */
  spec_revision: number;
  /** Of the spec, for whoever answers visitors: written with it. */
  language: string;
  indexable: Flag;
  plan: 'free' | 'standard';
  status: 'published' | 'unpublished' | 'held' | 'suspended';
  /** argon2id; null: anybody may see it. */
  password_hash: string | null;
  /** Counts every change that the pages show; a publish takes effect only on the version that it was drawn from. */
  content_version: number;
  published_id: string | null;
  /** The `content_version` that what is up was drawn from; less: the last change is not up. null: nothing is up. */
  published_version: number | null;
  /** What the last change that is not up was made for, a `PublishReason`; '': what is up has every change. */
  changed_for: string;
  /** The name of its owner's own domain that visitors end on; null: they end on its free address. */
  primary_domain: string | null;
  created_at: Millis;
  updated_at: Millis;
};
export type LabelsTable = {
  label: string;
  website_id: string | null;
  last_owner_id: string | null;
  held_until: Millis | null;
  moved_to: string | null;
  claimed_at: Millis;
};
export type WebsiteSourcesTable = {
  id: string;
  website_id: string;
  platform: string;
  website_type: string;
  handle: string;
  profile_url: string;
  method: string;
  warnings: Json;
  fetched_at: Millis;
  sync_enabled: Flag;
  last_import: Json;
  incoming: Json | null;
  incoming_at: Millis | null;
  left_changes: Json;
  aliases: Json;
  sync_error: string | null;
  sync_failures: number;
  needs_reconnect: Flag;
  checked_at: Millis | null;
  next_sync_at: Millis | null;
  position: number;
};
export type WebsiteSyncsTable = {
  website_id: string;
  status: 'idle' | 'queued' | 'running' | 'failed';
  job_id: string | null;
  /** 1: the owner asked, and no run has begun since. */
  demanded: Flag;
  error: string | null;
  changed_at: Millis;
};
export type SyncUndosTable = {
  id: string;
  website_id: string;
  seq: number;
  at: Millis;
  count: number;
  layers: Json;
};
export type PreviewsTable = {
  hash: string;
  payload: Json;
  profile_key: string;
  label_suggested: string;
  /** null: nobody was signed in when it was made. */
  owner_id: string | null;
  created_at: Millis;
  expires_at: Millis;
};
/** What a website was made from, or was given later. */
export type WebsitePreviewsTable = { website_id: string; preview_hash: string };
export type PreviewFilesTable = {
  preview_hash: string;
  path: string;
  hash: string;
  storage_key: string;
  content_type: string;
  size: number;
  style_hashes: Json;
};
export type ProfileCacheTable = {
  key: string;
  result: Json;
  validators: Json;
  fetched_at: Millis;
  expires_at: Millis;
};
export type MediaTable = {
  id: string;
  width: number;
  height: number;
  color: string;
  placeholder: string;
  variants: Json;
  bytes: number;
  created_at: Millis;
  /** null: a picture. */
  content_type: string | null;
};
export type MediaLinksTable = {
  holder: string;
  source_hash: string;
  source_url: string;
  media_id: string | null;
  checked_at: Millis;
};
export type UploadsTable = {
  website_id: string;
  image_url: string;
  owner_id: string;
  media_id: string;
  bytes: number;
  created_at: Millis;
  /** Since when the website need not name it; null: it did when it was last looked at. */
  unused_since: Millis | null;
};
export type PostsTable = {
  id: string;
  website_id: string;
  kind: string;
  slug: string;
  title: string;
  excerpt: string;
  /** A `PostDocument`. */
  content: Json;
  cover: string | null;
  /** What the cover shows, for who cannot see it. */
  cover_alt: string;
  media: Json;
  tags: Json;
  status: 'draft' | 'published' | 'scheduled';
  publish_at: Millis | null;
  seo: Json;
  source_platform: string | null;
  /** null: it was written here. */
  source_url: string | null;
  /** The item's own id on its platform. */
  source_item: string | null;
  words: number;
  /** Paragraphs that say what the film does not and that nobody looked at. */
  unchecked: number;
  /** Title, text and tags in small letters: what a search looks through. */
  search_text: string;
  /** Of all that its page shows of it. */
  content_hash: string;
  position: number;
  revision: number;
  created_at: Millis;
  updated_at: Millis;
  /** null: it is there. */
  deleted_at: Millis | null;
  /** When it was up for the first time; null: it never was. */
  first_shown_at: Millis | null;
};
/** Every address that a post of the website has or has had. */
export type PostSlugsTable = { website_id: string; slug: string; post_id: string };
export type PostVersionsTable = {
  id: string;
  post_id: string;
  website_id: string | null;
  at: Millis;
  words: number;
  body: Json;
};
/** A post that is made out of a film, from the wish to the draft or to the reason why there is none. */
export type PostJobsTable = {
  id: string;
  website_id: string;
  owner_id: string;
  video_id: string;
  config: Json;
  /** What its owner gave; gone when it was read. */
  transcript: string | null;
  status: 'queued' | 'running' | 'completed' | 'failed';
  step: 'waiting' | 'film' | 'captions' | 'writing' | 'done';
  detail: Json | null;
  post_id: string | null;
  /** Code, message and next steps. */
  error: Json | null;
  writer: 'ai' | 'extractive' | null;
  automatic_captions: Flag;
  marked: number;
  /** The month in which a model's post is reserved for it; null: none is. */
  ai_period: string | null;
  /** Requests to the model that it has cost. */
  ai_calls: number;
  created_at: Millis;
  updated_at: Millis;
};
/** How often a model wrote for an owner. */
export type AiUsageTable = {
  user_id: string;
  kind: 'post' | 'help';
  /** A month of posts (`2026-11`), a day of helps (`2026-11-30`), by UTC. */
  period: string;
  used: number;
};
/** How often the model was asked on a day, by everybody. */
export type AiRequestsTable = { day: string; used: number };
export type AutoPostsTable = {
  website_id: string;
  source: 'youtube' | 'instagram';
  frequency: 'hourly' | 'daily' | 'weekly';
  publish: 'draft' | 'published';
  tone: string;
  max_per_run: number;
  enabled: Flag;
  /** Whether its owner is mailed what was made and what failed. */
  mails: Flag;
  /** By source, since when its items are new. */
  baselines: Json;
  last_run_at: Millis | null;
  next_run_at: Millis | null;
  last_error: Json | null;
  /** 1: a failure was mailed, and no run went well since. */
  failure_mailed: Flag;
  paused_at: Millis | null;
  paused_reason: Json | null;
  /** Since when the platform itself says that there is no such profile. */
  gone_since: Millis | null;
  run_state: 'reading' | 'writing' | null;
  /** The last sign of life of the run that is under way. */
  run_at: Millis | null;
  run_id: string | null;
  run_job: string | null;
  /** Why the reading of this run failed, while earlier items are written. */
  run_error: Json | null;
  updated_at: Millis;
};
export type AutoPostItemsTable = {
  website_id: string;
  platform: string;
  /** The platform's own id. */
  item: string;
  /** `baseline`: was there before. `gone`: waited, and is not in the reading any more. */
  status: 'baseline' | 'waiting' | 'gone' | 'made' | 'skipped';
  /** Its own date. */
  at: Millis | null;
  url: string | null;
  post_id: string | null;
  reason: Json | null;
  run_id: string | null;
  seen_at: Millis;
};
export type AutoPostRunsTable = {
  id: string;
  website_id: string;
  at: Millis;
  found: number;
  made: Json;
  skipped: Json;
  error: Json | null;
};
export type WebsubSubscriptionsTable = {
  /** The last part of its callback's address. */
  id: string;
  website_id: string;
  source_id: string;
  topic: string;
  /** Sealed: what the hub signs with. */
  secret: string;
  status: 'asked' | 'active' | 'ending';
  asked_at: Millis;
  /** null: the hub has not confirmed it. */
  expires_at: Millis | null;
  /** The last message that was signed as it should. */
  told_at: Millis | null;
};
export type PublishesTable = {
  id: string;
  website_id: string;
  /** Counts the versions of the website. */
  number: number;
  created_at: Millis;
  reason: string;
  files: number;
  bytes: number;
  /** Pairs of paths: where addresses without a file lead. */
  redirects: Json;
  /** '': not known. */
  state: string;
  state_at: Millis;
  state_reason: string;
};
export type SiteFilesTable = {
  website_id: string;
  path: string;
  /** The number of the first version that has it. */
  since: number;
  /** The number of the first later version that has it no more. */
  until: number;
  hash: string;
  storage_key: string;
  content_type: string;
  size: number;
  style_hashes: Json;
  /** '': it is drawn each time. */
  draw_key: string;
  uses: Json;
};
export type VersionPartsTable = { website_id: string; hash: string; body: string };
export type PublishPartsTable = { publish_id: string; part: string; hash: string };
export type IdempotencyKeysTable = {
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  answer: Json | null;
  /** What the answer is of: `user:<id>`, `website:<id>` or `preview:<hash>`. */
  about: string | null;
  created_at: Millis;
};
export type PaymentCustomersTable = {
  owner_id: string;
  /** null: claimed, and not known yet to the payment service. */
  customer_id: string | null;
  /** When what is stored of its subscriptions was asked for; 0: never. */
  fetched_at: Millis;
  created_at: Millis;
};
/** One row each time that an authority was asked, kept for as long as it counts them. */
export type CertificateOrdersTable = { id: string; asked_at: Millis };

export type CustomDomainsTable = {
  id: string;
  owner_id: string;
  website_id: string;
  /** What is registered, or a name below it: without `www.`. */
  name: string;
  /** Whether `www.` before it belongs to it. */
  has_www: Flag;
  primary_name: 'apex' | 'www';
  hsts: Flag;
  status: DomainStatus;
  /** What it goes back to when the plan brings a domain again; null: it is not paused. */
  paused_from: DomainStatus | null;
  /** Of this claim alone: what the proof is made from. */
  nonce: string;
  /** Whether this claim has the domain: proved, and by nobody else since. */
  holds: Flag;
  /** Those of its names that lead here. */
  ready_names: Json;
  findings: Json;
  /** A message; null: nothing keeps it from working. */
  error: Json | null;
  provider: string | null;
  proved_at: Millis | null;
  gives_up_at: Millis;
  /** How often it was looked at since something changed. */
  checks: number;
  /** On how many days in a row it led somewhere else. */
  misses: number;
  missed_at: Millis | null;
  /** When a certificate was asked for the last time: for some minutes a proxy may have one made. */
  certificate_asked_at: Millis | null;
  last_checked_at: Millis | null;
  next_check_at: Millis | null;
  created_at: Millis;
  updated_at: Millis;
};
/** A domain that was let go, for whoever had it last. */
export type DomainReservationsTable = {
  name: string;
  /** null: their account is gone. */
  owner_id: string | null;
  has_www: Flag;
  held_until: Millis;
};
export type PaymentSubscriptionsTable = {
  id: string;
  owner_id: string;
  website_id: string;
  status: 'active' | 'past_due' | 'incomplete' | 'ended';
  paid_every: 'monthly' | 'yearly';
  price_id: string;
  current_period_end: Millis;
  cancel_at_period_end: number;
  /** null: nothing is owed. */
  grace_until: Millis | null;
  /** The last mail of what is owed. */
  told: 'failed' | 'ending' | null;
  begun_at: Millis;
  updated_at: Millis;
};
export type PaymentSessionsTable = {
  id: string;
  owner_id: string;
  website_id: string;
  plan_type: 'monthly' | 'yearly';
  begun_at: Millis;
  /** null: as far as we know it can still be paid. */
  closed_at: Millis | null;
};
export type PaymentEventsTable = { id: string; received_at: Millis };
/** What operators were told of, once. */
export type PaymentAlertsTable = { about: string; told_at: Millis };
export type WebsiteHoldsTable = {
  website_id: string;
  /** Who stopped it; `owner`: it went with the suspension of its owner. */
  cause: 'guard' | 'reports' | 'operator' | 'owner';
  /** What the guard found. */
  reasons: Json;
  /** The operator's. */
  words: string | null;
  /** What it goes back to. */
  prior_status: 'published' | 'unpublished';
  at: Millis;
  /** The last that its owner wrote about it. */
  answer: string | null;
  answered_at: Millis | null;
};
/** What an operator looked at and let pass. */
export type WebsiteClearancesTable = { website_id: string; finding: string; at: Millis };
export type OwnerSuspensionsTable = { owner_id: string; words: string; at: Millis };
export type SiteReportsTable = {
  ticket: string;
  website_id: string;
  reason: string;
  words: string;
  /** Where whoever reported can be answered. */
  contact: string | null;
  /** A digest that tells networks apart. */
  network: string;
  at: Millis;
  handled_at: Millis | null;
};
export type ProfileProofsTable = {
  source_id: string;
  user_id: string;
  /** Of the profile that was proved: the proof of a source that is another one by now is none. */
  profile_key: string;
  /** The platform's own number of the account; null: it told none. */
  account_id: string | null;
  method: 'account' | 'code' | 'link' | 'site';
  proved_at: Millis;
};
export type ProofCodesTable = {
  source_id: string;
  user_id: string;
  profile_key: string;
  code: string;
  expires_at: Millis;
};
export type AuditLogTable = {
  id: string;
  at: Millis;
  /** `guard`, `reports`, `claims`, `command`, or an operator's id. */
  actor: string;
  action: string;
  website_id: string | null;
  owner_id: string | null;
  data: Json;
};
export type MailsTable = {
  id: string;
  /** null: written before accounts were noted, to an address that no account has. */
  user_id: string | null;
  recipient: string;
  kind: string;
  message: Json;
  created_at: Millis;
  sent_at: Millis | null;
};
export type ActivityTable = {
  id: string;
  user_id: string | null;
  website_id: string | null;
  kind: string;
  data: Json;
  at: Millis;
};

export type IdentitiesTable = {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Millis;
  last_used_at: Millis;
};
export type OAuthStatesTable = {
  hash: string;
  purpose: 'signin' | 'connect';
  provider: string;
  /** Hash of what must come back with the state: the browser's cookie, or the owner's id. */
  bound_to: string;
  user_id: string | null;
  sealed: string;
  return_to: string;
  created_at: Millis;
  expires_at: Millis;
};
export type ConnectionsTable = {
  id: string;
  user_id: string;
  platform: string;
  subject: string;
  handle: string;
  name: string;
  status: 'active' | 'expired';
  sealed: string;
  obtained_at: Millis;
  expires_at: Millis | null;
  warned_at: Millis | null;
  connected_at: Millis;
  updated_at: Millis;
};

export type TwoFactorTable = {
  user_id: string;
  sealed: string;
  enabled_at: Millis | null;
  last_step: number;
  created_at: Millis;
};
export type RecoveryCodesTable = {
  user_id: string;
  hash: string;
  created_at: Millis;
  used_at: Millis | null;
};
export type SignInChallengesTable = {
  hash: string;
  user_id: string;
  tries: number;
  return_to: string | null;
  created_at: Millis;
  expires_at: Millis;
};
export type EmailChangesTable = {
  user_id: string;
  email: string;
  email_normalized: string;
  session_id: string;
  old_hash: string;
  new_hash: string;
  old_confirmed_at: Millis | null;
  new_confirmed_at: Millis | null;
  created_at: Millis;
  expires_at: Millis;
};

/** A link of the log, by its hash. */
export type FirstStartLinksTable = { hash: string; created_at: Millis; expires_at: Millis };
/** The embedded queue's; there is none on PostgreSQL. */
/** A worker that lives, or did within a day. */
export type WorkersTable = { id: string; seen_at: Millis };
export type JobsTable = {
  id: string;
  kind: string;
  payload: Json;
  owner_id: string | null;
  dedupe_key: string | null;
  state: 'waiting' | 'running' | 'done' | 'dead';
  attempts: number;
  run_at: Millis;
  claim: string | null;
  leased_until: Millis | null;
  reason: string | null;
  created_at: Millis;
  finished_at: Millis | null;
};

/** A request that was counted, or how many were not; kept for two days at most. */
export type AnalyticsVisitsTable = {
  id: string;
  website_id: string;
  at: Millis;
  kind: 'view' | 'assistant' | 'link' | 'film' | 'missing' | 'left_out';
  /** A path, the name of an assistant, the address of a link, a reason. */
  value: string;
  /** A digest that nobody can lead back; '' for what is no person. */
  visitor: string;
  referrer: string | null;
  campaign: string | null;
  country: string | null;
  device: string | null;
  browser: string | null;
  views: number;
  /** 1: it is among the sums. */
  rolled: number;
};

export type AnalyticsSumsTable = {
  website_id: string;
  /** The date that it was in the website's time zone. */
  day: string;
  dimension: string;
  /** The hour, for the dimension `total`; 0 for the others, which are sums of a day. */
  begins_at: Millis;
  value: string;
  views: number;
  /** Who was there for the first time on this day. */
  visitors: number;
};

/** Whom a day's sums hold already, by digests whose salt is gone. */
/** What the sums of a month that is over come to, without its totals. */
export type AnalyticsMonthsTable = {
  website_id: string;
  /** `2026-11`, in the website's time zone. */
  month: string;
  dimension: string;
  value: string;
  views: number;
  visitors: number;
};

export type AnalyticsSeenTable = { website_id: string; day: string; what: string; visitor: string };

export type AnalyticsSaltsTable = {
  /** In UTC. */
  day: string;
  salt: string;
};

export type AnalyticsSettingsTable = {
  website_id: string;
  count_links: number;
  weekly_mail: number;
  /** The Monday of the last weekly mail. */
  mailed_week: string | null;
  updated_at: Millis;
};

export type AnalyticsRedirectsTable = {
  website_id: string;
  from_path: string;
  to_path: string;
  created_at: Millis;
};

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  email_tokens: EmailTokensTable;
  websites: WebsitesTable;
  labels: LabelsTable;
  website_sources: WebsiteSourcesTable;
  website_syncs: WebsiteSyncsTable;
  sync_undos: SyncUndosTable;
  previews: PreviewsTable;
  preview_files: PreviewFilesTable;
  website_previews: WebsitePreviewsTable;
  profile_cache: ProfileCacheTable;
  media: MediaTable;
  media_links: MediaLinksTable;
  uploads: UploadsTable;
  posts: PostsTable;
  post_slugs: PostSlugsTable;
  post_versions: PostVersionsTable;
  post_jobs: PostJobsTable;
  ai_usage: AiUsageTable;
  ai_requests: AiRequestsTable;
  auto_posts: AutoPostsTable;
  auto_post_items: AutoPostItemsTable;
  auto_post_runs: AutoPostRunsTable;
  websub_subscriptions: WebsubSubscriptionsTable;
  publishes: PublishesTable;
  site_files: SiteFilesTable;
  version_parts: VersionPartsTable;
  publish_parts: PublishPartsTable;
  idempotency_keys: IdempotencyKeysTable;
  payment_customers: PaymentCustomersTable;
  payment_subscriptions: PaymentSubscriptionsTable;
  payment_sessions: PaymentSessionsTable;
  payment_events: PaymentEventsTable;
  payment_alerts: PaymentAlertsTable;
  website_holds: WebsiteHoldsTable;
  website_clearances: WebsiteClearancesTable;
  owner_suspensions: OwnerSuspensionsTable;
  site_reports: SiteReportsTable;
  profile_proofs: ProfileProofsTable;
  proof_codes: ProofCodesTable;
  audit_log: AuditLogTable;
  analytics_visits: AnalyticsVisitsTable;
  analytics_sums: AnalyticsSumsTable;
  analytics_months: AnalyticsMonthsTable;
  analytics_seen: AnalyticsSeenTable;
  analytics_salts: AnalyticsSaltsTable;
  analytics_settings: AnalyticsSettingsTable;
  analytics_redirects: AnalyticsRedirectsTable;
  certificate_orders: CertificateOrdersTable;
  custom_domains: CustomDomainsTable;
  domain_reservations: DomainReservationsTable;
  mails: MailsTable;
  activity: ActivityTable;
  identities: IdentitiesTable;
  oauth_states: OAuthStatesTable;
  connections: ConnectionsTable;
  two_factor: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  email_changes: EmailChangesTable;
  jobs: JobsTable;
  workers: WorkersTable;
  first_start_links: FirstStartLinksTable;
};
