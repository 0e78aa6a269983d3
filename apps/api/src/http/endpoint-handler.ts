import type { ENDPOINTS, EndpointName } from '@tosite/api-client/endpoints/all';
import type {
  Endpoint,
  EndpointAnswer,
  EndpointRequest,
  FileSchema,
} from '@tosite/api-client/endpoints/define-endpoint';
import type { Executor } from '../database/database.ts';
import type { EventStream } from './event-stream.ts';
import type { AuthenticatedUser, RequestFacts } from './request-context.ts';

export type HandlerContext<E extends Endpoint = Endpoint> = RequestFacts & {
  /** The steps of an endpoint that streams; null when the caller wants one answer. */
  stream: EventStream | null;
  /** Sets a header of the answer. A failure carries none of them. */
  setHeader: (name: string, value: string) => void;
  /** Sets a cookie; the last value of a name counts. */
  setCookie: (cookie: string) => void;
  /**
   * Keeps the answer under the caller's Idempotency-Key in the handler's own transaction, so that a crash between
   * the effect and the answer does not lose it. Without a key it does nothing.
   */
  remember: (executor: Executor, answer: EndpointAnswer<E>) => Promise<void>;
} & (E['access'] extends 'user' | 'operator' ? { user: AuthenticatedUser } : unknown);

export type Handler<E extends Endpoint> = (
  input: EndpointRequest<E>,
  context: HandlerContext<E>,
) => Promise<E['output'] extends typeof FileSchema ? Response : EndpointAnswer<E>>;

/** One handler for every declared endpoint: a missing one does not compile. */
export type Handlers = { [K in EndpointName]: Handler<(typeof ENDPOINTS)[K]> };
