import { ApiError, ownMessage } from './api-error.ts';
import type { Endpoint } from './endpoints/define-endpoint.ts';

/** The parts of a call as they are sent; which of them exist, the endpoint's own type has already said. */
export type CallParts = {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  /** Of a form, beside its plain fields. */
  files?: readonly File[];
};

/** The path of a call with its parameters in place, each as one encoded segment, and its query. */
export function requestPath(endpoint: Endpoint, parts: CallParts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/gu, (_, name: string) => segment(parts.params?.[name]));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function segment(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // An address cannot hold these as a segment: it would name another endpoint.
  if (text === '' || text === '.' || text === '..') {
    throw new ApiError({
      status: 404,
      code: 'not_found',
      ...ownMessage('service.nothingThere'),
    });
  }
  // A lone surrogate has no encoding; U+FFFD is what a browser sends for it in a query.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}
