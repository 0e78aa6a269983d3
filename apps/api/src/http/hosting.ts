import type { RequestFacts } from './request-context.ts';

/** Everything that is not the API: landings, dashboard, previews, generated sites. One hook, given by `hosting/`. */
export type Hosting = {
  /** `facts.host` says which host was asked; a host that is none of ours is answered 421 with an empty body. */
  handle(request: Request, facts: RequestFacts): Promise<Response>;
};
