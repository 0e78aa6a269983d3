import type { Tables } from '../../database/schema.ts';

/** By which column a row belongs to a person: to their account, or to one of their websites. */
export type Belongs = 'account' | 'website' | 'pictures';

export type ExportedTable = {
  table: keyof Tables;
  /** Under which name the rows stand in the file. */
  name: string;
  belongs: Belongs;
  column: string;
  /** Digests, keys and counters of ours: worth nothing to the person, and something to a thief. */
  leaveOut: readonly string[];
};

const account = (
  table: keyof Tables,
  name: string,
  leaveOut: readonly string[] = [],
  column = 'user_id',
): ExportedTable => ({ table, name, belongs: 'account', column, leaveOut });
const website = (
  table: keyof Tables,
  name: string,
  leaveOut: readonly string[] = [],
  column = 'website_id',
): ExportedTable => ({ table, name, belongs: 'website', column, leaveOut });

/** Every table that holds something about a person, and what of it the person gets. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  account('users', 'account', ['password_hash'], 'id'),
  account('sessions', 'sessions'),
  account('identities', 'signInProviders'),
  account('connections', 'connections', ['sealed']),
  account('two_factor', 'twoFactor', ['sealed', 'last_step']),
  account('recovery_codes', 'recoveryCodes', ['hash']),
  account('email_changes', 'emailChanges', ['old_hash', 'new_hash']),
  account('email_tokens', 'mailedLinks', ['hash']),
  account('activity', 'activity'),
  account('uploads', 'uploads', [], 'owner_id'),
  account('previews', 'previews', ['hash', 'profile_key'], 'owner_id'),
  account('labels', 'heldAddresses', [], 'last_owner_id'),
  account('mails', 'mails', ['message']),
  {
    table: 'media_links',
    name: 'pictures',
    belongs: 'pictures',
    column: 'holder',
    leaveOut: ['source_hash'],
  },
  website('websites', 'website', ['password_hash'], 'id'),
  website('labels', 'addresses'),
  website('website_sources', 'sources'),
  website('website_syncs', 'sync', ['job_id']),
  website('sync_undos', 'undos'),
  website('publishes', 'publishes', ['state']),
  website('version_parts', 'versions', ['hash']),
  { table: 'media_links', name: 'pictures', belongs: 'website', column: 'holder', leaveOut: ['source_hash'] },
];

/** Tables that hold nothing about a person that is not in the tables above, each with the reason. */
export const NOT_EXPORTED: Readonly<Partial<Record<keyof Tables | (string & {}), string>>> = {
  refresh_tokens: 'digests of the tokens of sessions',
  oauth_states: 'digests that live for ten minutes',
  sign_in_challenges: 'digests that live for ten minutes',
  idempotency_keys: 'sealed answers that live for a day',
  website_previews: 'digests that name the previews that a website came of',
  preview_files: 'the pages of previews',
  profile_cache: 'public profiles as a platform gave them to anybody who asked',
  media: 'copies of pictures, named by their links',
  publish_parts: 'digests that name the parts of versions',
  publish_files: 'the pages of the websites, which their own export has',
  jobs: 'work that is under way',
  rate_limits: 'counts that live for a day',
  schema_migrations: 'the steps of the schema',
};
