import * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { EndpointStream } from './stream-events.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call.
 * - `public`: anybody.
 * - `user`: a signed-in person; what it names must be theirs, else the answer is 404.
 * - `operator`: whoever runs the installation, by a confirmed address of OPERATOR_EMAILS and with the second step; for
 *   anybody else there is no such call.
 * - `session`: whoever holds a refresh token, in the cookie or in the body; the Origin must be ours.
 */
export type Access = 'public' | 'user' | 'operator' | 'session';

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
  M extends boolean = boolean,
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
  /** The status of success; 204 and 302 go with `output: null`. */
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** The codes that this endpoint adds to those every endpoint can answer. */
  readonly errors: readonly ErrorCode[];
  /** How `Accept: text/event-stream` streams what happens before the answer; null: there is one answer. */
  readonly streams: EndpointStream | null;
  /** True where a call changes nothing, whatever its method: nobody waits for having read much. */
  readonly reads: boolean;
  /** True where a call comes again and again while somebody writes: counted apart from all others. */
  readonly often: boolean;
  /** True where somebody asks for many at once, which then wait their turn: bounded by how much may wait. */
  readonly queued: boolean;
  /** How much JSON it takes, and how deep; more is refused before it is read. A form has limits of its own. */
  readonly maxBytes: number;
  readonly maxDepth: number;
  /**
   * True where the body is a form with files, each a part named `file`. `input.body` describes its plain fields;
   * whoever handles it reads both from the stream.
   */
  readonly multipart: M;
  /** True where success is a 302, which a browser follows: for links, not for calls. */
  readonly redirects: boolean;
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
  PartInput<E['input'], 'body'> &
  (E['multipart'] extends true ? { files: readonly File[] } : unknown);
/** What a handler receives, after validation. The fields of a form come with its files, from the stream. */
export type EndpointRequest<E extends Endpoint> = PartOutput<E['input'], 'params'> &
  PartOutput<E['input'], 'query'> &
  (E['multipart'] extends true ? unknown : PartOutput<E['input'], 'body'>);
/** The output of an endpoint that answers with a file: its caller gets the bytes, its handler gives the whole answer. */
export const FileSchema = v.blob();

/** What a handler returns and a caller gets. */
export type EndpointAnswer<E extends Endpoint> = E['output'] extends v.GenericSchema
  ? v.InferOutput<E['output']>
  : undefined;

const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 20;

/** What most endpoints need not say. */
type Optional =
  'errors' | 'streams' | 'reads' | 'often' | 'queued' | 'maxBytes' | 'maxDepth' | 'multipart' | 'redirects';

/** Declares an endpoint once, for the server, the client, the tests and the OpenAPI document. */
export function defineEndpoint<
  const I extends EndpointParts,
  const O extends v.GenericSchema | null,
  const A extends Access,
  const M extends boolean = false,
>(
  endpoint: Omit<Endpoint<I, O, A, M>, Optional> & Partial<Pick<Endpoint<I, O, A, M>, Optional>>,
): Endpoint<I, O, A, M> {
  return {
    errors: [],
    streams: null,
    reads: endpoint.method === 'GET',
    often: false,
    queued: false,
    maxBytes: MAX_BYTES,
    maxDepth: MAX_DEPTH,
    redirects: false,
    ...endpoint,
    // Left out, `M` is its default.
    multipart: endpoint.multipart ?? (false as M),
  };
}
