import * as v from 'valibot';
import { PlatformSchema, SubdomainSchema, WebsiteTypeSchema } from '../platforms/platform.ts';
import { MessageValueSchema } from '../messages/message-value.ts';
import { InstantSchema } from '../profile/profile.ts';
import { SeoSettingsSchema } from './seo.ts';

export const DnsRecordSchema = v.object({ type: v.string(), name: v.string(), value: v.string() });
export type DnsRecord = v.InferOutput<typeof DnsRecordSchema>;

/**
 * `pending_dns`: the proof or the records are not seen yet. `verifying`: the claim is proved and the records are right;
 * the certificate is on its way. `active`: the site answers on it. `failed`: 30 days without proof, and nobody looks any
 * more. `blocked`: a certificate cannot be had, `error` says why. `paused`: the plan does not bring it, or an operator
 * stopped it. `detached`: another website proved that the domain is its owner's.
 */
export const DOMAIN_STATUSES = [
  'pending_dns',
  'verifying',
  'active',
  'failed',
  'blocked',
  'paused',
  'detached',
] as const;

export const CustomDomainSchema = v.object({
  /** The primary name in letters of DNS: lower case, punycode. */
  hostname: v.string(),
  /** Which of the two names visitors end on; the other leads to it. A name below a subdomain has only itself: `apex`. */
  primary: v.picklist(['apex', 'www']),
  /** True: browsers are told to come by https only, for 60 days each time. */
  hsts: v.boolean(),
  status: v.picklist(DOMAIN_STATUSES),
  /** What is to stand in DNS. */
  records: v.array(DnsRecordSchema),
  lastCheckedAt: v.nullable(InstantSchema),
  /** One sentence in English on what keeps it from working; null: nothing. */
  error: v.nullable(v.string()),
  /** The same as a value. */
  errorReason: v.nullable(MessageValueSchema),
  /** When the TXT proof was seen the last time; null: never. */
  provedAt: v.nullable(InstantSchema),
  /** When it stops being looked for without proof; null: it is proved. */
  givesUpAt: v.nullable(InstantSchema),
  /** Who answers for the domain's DNS, by its name servers; null: not known. */
  provider: v.nullable(v.string()),
});
export type CustomDomain = v.InferOutput<typeof CustomDomainSchema>;

export const WebsiteStatusSchema = v.picklist(['published', 'unpublished', 'held', 'suspended']);

/** A website as its owner sees it. */
export const WebsiteSchema = v.object({
  _id: v.string(),
  website_type: WebsiteTypeSchema,
  /** The platform subdomain that it was created under. */
  subdomain: SubdomainSchema,
  /** The label of its free address. */
  domain_name: v.string(),
  custom_domain: v.nullable(CustomDomainSchema),
  website_name: v.string(),
  theme_name: v.string(),
  language: v.string(),
  timezone: v.string(),
  plan: v.picklist(['free', 'standard']),
  status: WebsiteStatusSchema,
  /** Why visitors do not see it, while it is held or suspended; absent: nothing stands against it. */
  hold: v.optional(
    v.object({
      since: InstantSchema,
      /** A sentence each, in English, on what it is about and what to do. */
      messages: v.array(v.string()),
      /** The same as values. */
      messageReasons: v.array(MessageValueSchema),
      /** What an operator wrote to it; null: nobody did. */
      words: v.nullable(v.string()),
      /** When its owner answered; null: they did not. */
      answeredAt: v.nullable(InstantSchema),
    }),
  ),
  /** Whether its visitors are asked for one. */
  hasPassword: v.boolean(),
  /** Where anybody can open it. */
  url: v.string(),
  seo: SeoSettingsSchema,
  sources: v.array(
    v.object({
      platform: PlatformSchema,
      profileUrl: v.string(),
      method: v.string(),
      fetchedAt: InstantSchema,
      syncEnabled: v.boolean(),
    }),
  ),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type Website = v.InferOutput<typeof WebsiteSchema>;
