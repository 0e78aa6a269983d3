import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call.
 * - `public`: anybody.
 * - `user`: a signed-in person; what it names must be theirs, else the answer is 404.
 * - `session`: whoever holds a refresh token, in the cookie or in the body; the Origin must be ours.
 */
export type Access = 'public' | 'user' | 'session';

export type EndpointParts = {
  /** Names of the `{…}` parts of the path. */
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
};

export type Endpoint<
  I extends EndpointParts = EndpointParts,
  O extends v.GenericSchema | null = v.GenericSchema | null,
  A extends Access = Access,
> = {
  readonly method: Method;
  /** Below the origin, with `{name}` for a parameter: `/api/website/{id}/edit`. */
  readonly path: string;
  readonly access: A;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly input: I;
  /** null: an answer without a body. */
  readonly output: O;
  /** The status of success; 204 goes with `output: null`. */
  readonly status: 200 | 201 | 202 | 204;
  /** The codes that this endpoint adds to those every endpoint can answer. */
  readonly errors: readonly ErrorCode[];
  /** True where `Accept: text/event-stream` streams the steps before the answer. */
  readonly streams: boolean;
};

type PartInput<I extends EndpointParts, K extends keyof EndpointParts> = I[K] extends v.GenericSchema
  ? { [P in K]: v.InferInput<I[K]> }
  : unknown;
type PartOutput<I extends EndpointParts, K extends keyof EndpointParts> = I[K] extends v.GenericSchema
  ? { [P in K]: v.InferOutput<I[K]> }
  : unknown;

/** What a caller passes. */
export type EndpointInput<E extends Endpoint> = PartInput<E['input'], 'params'> &
  PartInput<E['input'], 'query'> &
  PartInput<E['input'], 'body'>;
/** What a handler receives, after validation. */
export type EndpointRequest<E extends Endpoint> = PartOutput<E['input'], 'params'> &
  PartOutput<E['input'], 'query'> &
  PartOutput<E['input'], 'body'>;
/** What a handler returns and a caller gets. */
export type EndpointAnswer<E extends Endpoint> = E['output'] extends v.GenericSchema
  ? v.InferOutput<E['output']>
  : undefined;

/** Declares an endpoint once, for the server, the client, the tests and the OpenAPI document. */
export function defineEndpoint<
  const I extends EndpointParts,
  const O extends v.GenericSchema | null,
  const A extends Access,
>(
  endpoint: Omit<Endpoint<I, O, A>, 'errors' | 'streams'> & {
    errors?: readonly ErrorCode[];
    streams?: boolean;
  },
): Endpoint<I, O, A> {
  return { errors: [], streams: false, ...endpoint };
}
