import * as v from 'valibot';
import type { Endpoint, EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import { INVALID_INPUT, REQUIRED } from '@tosite/validation/website/website-form';
import type { Message } from '@tosite/validation/messages/message';
import { formMessage } from '@tosite/validation/messages/form-message';
import { formMessages } from '@tosite/validation/messages/en/form';
import { ApiFailure, notFound } from './api-failure.ts';

/** What arrived, before validation. `body` undefined: there was none. */
export type RawInput = { params: Record<string, string>; query: URLSearchParams; body: unknown };

/** Validates every part that the endpoint declares. Never echoes what was sent. */
export function readInput<E extends Endpoint>(endpoint: E, raw: RawInput): EndpointRequest<E> {
  const { params, query, body } = endpoint.input;
  const input: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (params !== undefined) {
    const result = v.safeParse(params, raw.params);
    // A path that cannot name anything names nothing.
    if (!result.success) throw notFound();
    input.params = result.output;
  }
  if (query !== undefined) input.query = parsePart(query, Object.fromEntries(raw.query));
  if (body !== undefined && !endpoint.multipart) {
    input.body = parsePart(body, raw.body);
  } else if (raw.body !== undefined && !isEmptyObject(raw.body)) {
    throw new ApiFailure('invalid_input', { id: 'service.noBody' });
  }
  // The parts were made by the schemas of exactly this endpoint.
  return input as EndpointRequest<E>;
}

/** Validates the plain fields of a form as the endpoint's body describes them. */
export function readFields<S extends v.GenericSchema>(
  schema: S,
  fields: Readonly<Record<string, string>>,
): v.InferOutput<S> {
  return parsePart(schema, fields);
}

function parsePart(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value, { message: sentenceFor });
  if (result.success) return result.output;
  if (value === undefined) throw new ApiFailure('malformed_body', { id: 'service.jsonObject' });
  const fields = new Map<string, Message>();
  for (const issue of result.issues) {
    const path = (v.getDotPath(issue) ?? '').slice(0, 100);
    if (path !== '' && !fields.has(path) && fields.size < 50) fields.set(path, formMessage(issue.message));
  }
  throw new ApiFailure('invalid_input', messageForAll([...fields.values()]), {
    fields: Object.fromEntries(fields),
  });
}

function messageForAll(messages: readonly Message[]): Message {
  const [only] = messages;
  if (only === undefined) return { id: 'service.jsonFields' };
  const isSentence = messages.length === 1 && only.id !== 'form.required' && only.id !== 'form.invalid';
  return isSentence ? only : { id: 'form.severalFields' };
}

/** For schemas without a sentence of their own. */
function sentenceFor(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return formMessages['form.unknownField'];
  return issue.received === 'undefined' ? REQUIRED : INVALID_INPUT;
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}
