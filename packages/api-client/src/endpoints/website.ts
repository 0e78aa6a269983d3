import * as v from 'valibot';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import { SubdomainSchema, WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { ThemeNameSchema } from '@tosite/validation/website/design';
import { OwnerEditsSchema } from '@tosite/validation/profile/owner-edits';
import { SiteLabelSchema } from '@tosite/validation/website/site-label';
import { WebsiteSchema } from '@tosite/validation/website/website';
import { defineEndpoint } from './define-endpoint.ts';
import { formMessages } from '@tosite/validation/messages/en/form';

const IdParams = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
const SubdomainBody = v.strictObject({ subdomain: v.optional(v.nullable(SubdomainSchema), null) });
const LANGUAGE = formMessages['form.languageTag'];
const LanguageSchema = v.pipe(
  v.string(LANGUAGE),
  v.maxLength(35, LANGUAGE),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u, LANGUAGE),
);
const TIME_ZONE = formMessages['form.timeZone'];
const TimeZoneSchema = v.pipe(v.string(TIME_ZONE), v.maxLength(60, TIME_ZONE));
const ShownSchema = v.optional(v.boolean(formMessages['form.trueOrFalse']));
const NameSchema = v.pipe(
  v.string(formMessages['form.websiteNameMissing']),
  v.trim(),
  v.minLength(1, formMessages['form.websiteNameMissing']),
  v.maxLength(120, formMessages['form.nameAtMost120']),
);

export const currentWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/website/current-website',
  access: 'user',
  summary: 'The website that the owner works on, null without one',
  input: { body: SubdomainBody },
  output: v.object({ website: v.nullable(WebsiteSchema) }),
  status: 200,
  reads: true,
});

export const allWebsites = defineEndpoint({
  method: 'POST',
  path: '/api/website/all',
  access: 'user',
  summary: "All of the owner's websites; on a platform's subdomain only its own",
  input: { body: SubdomainBody },
  output: v.object({ websites: v.array(WebsiteSchema) }),
  status: 200,
  reads: true,
});

export const switchWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/website/switch-website',
  access: 'user',
  summary: 'Work on another website',
  input: {
    body: v.strictObject({ website_id: v.pipe(v.string(), v.minLength(1, 'Required'), v.maxLength(64)) }),
  },
  output: v.object({ website: WebsiteSchema }),
  status: 200,
});

export const checkDomain = defineEndpoint({
  method: 'POST',
  path: '/api/website/check-domain',
  access: 'public',
  summary: 'Whether a free address can be had, and what else could',
  input: {
    body: v.strictObject({
      domain_name: v.pipe(
        v.string(formMessages['form.websiteDomainMissing']),
        v.maxLength(300, formMessages['form.websiteDomainTooLong']),
      ),
    }),
  },
  output: v.object({
    available: v.boolean(),
    reason: v.optional(v.picklist(['taken', 'reserved', 'invalid'])),
    /** For `invalid`: the form's own sentence. */
    message: v.optional(v.string()),
    /** The same as a value. */
    messageReason: v.optional(MessageValueSchema),
    suggestions: v.array(v.string()),
  }),
  status: 200,
  reads: true,
});

export const createWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/website/create',
  access: 'user',
  summary: 'Make a website out of a preview; it is live when the answer arrives',
  input: {
    body: v.strictObject({
      websiteName: NameSchema,
      websiteDomain: SiteLabelSchema,
      theme: ThemeNameSchema,
      type: v.pipe(
        v.string(formMessages['form.typeMissing']),
        v.minLength(1, formMessages['form.typeMissing']),
        WebsiteTypeSchema,
      ),
      previewId: v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(64, 'Invalid input')),
      /** Absent: the preview's own; where that is not known, English. */
      language: v.optional(LanguageSchema),
      /** IANA name; absent: UTC. */
      timezone: v.optional(TimeZoneSchema),
      /** Which contact details the pages show; absent: as the preview does. */
      contact: v.optional(
        v.strictObject({
          showEmail: ShownSchema,
          showPhone: ShownSchema,
          showAddress: ShownSchema,
        }),
      ),
    }),
  },
  output: v.object({ website: WebsiteSchema }),
  status: 201,
  errors: ['domain_taken', 'domain_reserved', 'preview_expired', 'storage_full'],
});

export const editWebsite = defineEndpoint({
  method: 'PUT',
  path: '/api/website/{id}/edit',
  access: 'user',
  summary: "Change a website's name, address, status, or what its owner wrote on it",
  input: {
    params: IdParams,
    body: v.strictObject({
      website_name: v.optional(NameSchema),
      domain_name: v.optional(SiteLabelSchema),
      status: v.optional(v.picklist(['published', 'unpublished'], 'Invalid input')),
      timezone: v.optional(TimeZoneSchema),
      language: v.optional(LanguageSchema),
      /** What visitors are asked for; null: nothing. */
      password: v.optional(
        v.nullable(
          v.pipe(
            v.string(),
            v.minLength(4, formMessages['form.atLeast4']),
            v.maxLength(128, formMessages['form.atMost128']),
          ),
        ),
      ),
      /** The owner's whole layer over what the sources said; it takes the place of the one before. */
      profile: v.optional(OwnerEditsSchema),
      /** The revision that `profile` was made on; absent: whatever is newest. */
      profileRevision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  },
  output: v.object({
    website: WebsiteSchema,
    /** There when `profile` was saved: what the next save is made on. */
    profileRevision: v.optional(v.number()),
  }),
  status: 200,
  errors: ['domain_taken', 'domain_reserved', 'stale_profile', 'storage_full'],
});

export const deleteWebsite = defineEndpoint({
  method: 'DELETE',
  path: '/api/website/{id}/delete',
  access: 'user',
  summary: 'Take a website down for good; its address stays held for 90 days',
  input: { params: IdParams },
  output: null,
  status: 204,
});
