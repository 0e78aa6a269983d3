import * as v from 'valibot';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import { CustomDomainSchema, DnsRecordSchema } from '@tosite/validation/website/website';
import { defineEndpoint } from './define-endpoint.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });

/** One thing that was looked at in DNS, what was seen, and what is to be done about it. */
export const DomainFindingSchema = v.object({
  /** Type and name of the record, `A jane.com`; `CERTIFICATE jane.com` for what the authority said. */
  record: v.string(),
  /** The values that are there now. */
  seen: v.array(v.string()),
  /** The value that is to be there; null: nothing is to be there. */
  wanted: v.nullable(v.string()),
  ok: v.boolean(),
  /** One sentence in English: what is so, and what to do. */
  sentence: v.string(),
  /** The same as a value. */
  message: MessageValueSchema,
  add: v.array(DnsRecordSchema),
  remove: v.array(DnsRecordSchema),
});
export type DomainFinding = v.InferOutput<typeof DomainFindingSchema>;

export const DomainAnswerSchema = v.object({
  /** null: the website has no domain of its own. */
  custom_domain: v.nullable(CustomDomainSchema),
  /** Of the last look; what is wrong first. */
  findings: v.array(DomainFindingSchema),
  /** When it is looked at again by itself; null: not any more. */
  nextCheckAt: v.nullable(v.string()),
  /** False: no domain can be connected here, since its operator set no address that one could point to. */
  configured: v.boolean(),
  /** What is registered, `jane.co.uk` of `blog.jane.co.uk`: what companies add to the name of a record by themselves. */
  zone: v.optional(v.string()),
});
export type DomainAnswer = v.InferOutput<typeof DomainAnswerSchema>;

export const getCustomDomain = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/custom-domain',
  access: 'user',
  summary: "A website's own domain, the records that it needs, and what was seen of them the last time",
  input: { params },
  output: DomainAnswerSchema,
  status: 200,
});

export const setCustomDomain = defineEndpoint({
  method: 'PUT',
  path: '/api/website/{id}/custom-domain/',
  access: 'user',
  summary: 'Connect a domain of the owner’s own, or change which of its names comes first',
  input: {
    params,
    body: v.strictObject({
      /** As people paste it: scheme, path, port and capitals are taken off. */
      customDomain: v.pipe(
        v.string('Required'),
        v.minLength(1, 'Required'),
        v.maxLength(2000, 'Invalid input'),
      ),
      /** Absent: as it was; of a new one by what was pasted. */
      primary: v.optional(v.picklist(['apex', 'www'])),
      hsts: v.optional(v.boolean()),
    }),
  },
  output: DomainAnswerSchema,
  status: 200,
  errors: ['plan_required', 'invalid_domain', 'domain_in_use'],
});

export const checkCustomDomain = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/custom-domain/check',
  access: 'user',
  summary: "Look at a domain's records now; once in 30 seconds",
  input: { params },
  output: DomainAnswerSchema,
  status: 200,
});

export const removeCustomDomain = defineEndpoint({
  method: 'DELETE',
  path: '/api/website/{id}/custom-domain/',
  access: 'user',
  summary: 'Take a website’s own domain off; its free address answers again',
  input: { params },
  output: null,
  status: 204,
});
