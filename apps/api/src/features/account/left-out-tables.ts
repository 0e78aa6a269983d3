import type { Tables } from '../../database/schema.ts';

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
  site_files: 'the pages of the websites, which their own export has',
  payment_events: 'ids of what the payment service reported',
  payment_alerts: 'what operators were told of',
  analytics_visits: 'requests that are added up within minutes, of visitors whom nobody can name',
  analytics_months: 'what the sums of a month come to, which are above',
  analytics_seen: 'digests of visitors that lead nowhere, for three days',
  analytics_salts: 'a random number that lives for a day',
  certificate_orders: 'the moments at which certificates were asked for, of three hours',
  jobs: 'work that is under way',
  first_start_links: 'digests of the links of the log, for a day',
  workers: 'processes that work through the queue',
  ai_requests: 'how often the model was asked on a day, by everybody together',
  rate_limits: 'counts that live for a day',
  schema_migrations: 'the steps of the schema',
};
