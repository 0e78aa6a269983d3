import type { RequestFacts } from './request-context.ts';

/**
 * A path of the dashboard's hosts that stands beside the API: its body is read as it is, and nobody's address is
 * counted. For what another server calls. `handle` answers null where there is no such thing here.
 */
export type OutsideRoute = {
  method: 'POST';
  path: string;
  handle(request: Request, facts: RequestFacts): Promise<Response | null>;
};

export async function outsideResponse(
  routes: readonly OutsideRoute[],
  path: string,
  facts: RequestFacts,
): Promise<Response | null> {
  const { request } = facts;
  const route = routes.find((each) => each.path === path && each.method === request.method);
  return route === undefined ? null : route.handle(request, facts);
}
