import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestFacts } from './request-context.ts';

/** Everything that is not the API: landings, dashboard, previews, generated sites. One hook, given by `hosting/`. */
export type Hosting = {
  /** `facts.host` says which host was asked; a host that is none of ours is answered 421 with an empty body. */
  handle(request: Request, facts: RequestFacts): Promise<Response>;
  /** Asked before all else; absent: nothing is answered so. */
  atOnce?: AnsweredAtOnce;
};

/**
 * Answers what needs none of what a request costs, as `handle` would have. False: it does not. True: it has, or will.
 * `staying`: what the connection is told; `orElse`: has the request answered otherwise after all.
 */
export type AnsweredAtOnce = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  how: { staying: string; orElse: () => void },
) => boolean;
