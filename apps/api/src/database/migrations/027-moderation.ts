/** Why a website is not shown, what people report, and what was done about it. */
export const moderation = {
  name: '027-moderation',
  statements: [
    `create table website_holds (
      website_id text not null primary key references websites (id) on delete cascade,
      cause text not null check (cause in ('guard', 'reports', 'operator', 'owner')),
      reasons text not null,
      words text,
      prior_status text not null check (prior_status in ('published', 'unpublished')),
      at bigint not null,
      answer text,
      answered_at bigint
    )`,
    `create table website_clearances (
      website_id text not null references websites (id) on delete cascade,
      finding text not null,
      at bigint not null,
      primary key (website_id, finding)
    )`,
    `create table owner_suspensions (
      owner_id text not null primary key references users (id) on delete cascade,
      words text not null,
      at bigint not null
    )`,
    `create table site_reports (
      ticket text not null primary key,
      website_id text not null references websites (id) on delete cascade,
      reason text not null,
      words text not null,
      contact text,
      network text not null,
      at bigint not null,
      handled_at bigint
    )`,
    `create index site_reports_by_website on site_reports (website_id, at)`,
    `create index site_reports_by_age on site_reports (at)`,
    `create table audit_log (
      id text not null primary key,
      at bigint not null,
      actor text not null,
      action text not null,
      website_id text,
      owner_id text,
      data text not null
    )`,
    `create index audit_log_by_owner on audit_log (owner_id, at)`,
    `create index audit_log_by_age on audit_log (at)`,
  ],
} as const;

/** What was written into it stays as it is, whoever asks. */
export const auditLogSqlite = {
  name: '027-moderation-log-sqlite',
  dialect: 'sqlite',
  statements: [
    `create trigger audit_log_is_kept before delete on audit_log
      begin select raise(abort, 'the audit log only grows'); end`,
    `create trigger audit_log_is_fixed before update on audit_log
      begin select raise(abort, 'the audit log only grows'); end`,
  ],
} as const;

export const auditLogPostgres = {
  name: '027-moderation-log-postgres',
  dialect: 'postgres',
  statements: [
    `create function audit_log_only_grows() returns trigger language plpgsql as
      $$ begin raise exception 'the audit log only grows'; end $$`,
    `create trigger audit_log_is_kept before delete or update or truncate on audit_log
      for each statement execute function audit_log_only_grows()`,
  ],
} as const;
