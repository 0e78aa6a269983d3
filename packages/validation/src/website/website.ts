import * as v from 'valibot';
import { PlatformSchema, SubdomainSchema, WebsiteTypeSchema } from '../platforms/platform.ts';
import { InstantSchema } from '../profile/profile.ts';
import { SeoSettingsSchema } from './seo.ts';

export const CustomDomainSchema = v.object({
  hostname: v.string(),
  status: v.picklist(['pending_dns', 'verifying', 'active', 'failed', 'blocked', 'paused', 'detached']),
  records: v.array(v.object({ type: v.string(), name: v.string(), value: v.string() })),
  lastCheckedAt: v.nullable(InstantSchema),
  error: v.nullable(v.string()),
});

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
