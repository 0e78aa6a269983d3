import { ENDPOINTS, type EndpointName } from '@tosite/api-client/endpoints/all';
import type { Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { PASSWORD, type SignedIn, type TestApi, type TestCall } from './test-api.ts';

/** `gone`: whoever holds what a person who signed out held. */
type Caller = 'nobody' | 'gone' | 'stranger' | 'owner';
/** `call` instead of a JSON body: a form as it is sent. */
type MatrixInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  call?: TestCall;
};

export type MatrixRow = {
  /** Values of the path's parameters and the body, naming what belongs to the owner. Called for each caller anew. */
  input: (owner: SignedIn, caller: Caller) => Promise<MatrixInput> | MatrixInput;
  /** The status that each caller gets; who is gone is nobody. */
  expect: Record<Exclude<Caller, 'gone'>, number>;
  /** Whether it ends or changes what other rows go by: then two new accounts call it, and nothing else. */
  apart?: boolean;
};

/** Who owns what is asked for, somebody else who is signed in, and the owner's session that has ended. */
export type Callers = { owner: SignedIn; stranger: SignedIn; gone: string };

/** One row for every declared endpoint: an endpoint without one does not compile. */
export type AuthorizationMatrix = Record<EndpointName, MatrixRow>;

export type MatrixResult = {
  endpoint: EndpointName;
  caller: Caller;
  expected: number;
  status: number;
  text: string;
};

export async function twoAccounts(api: TestApi): Promise<Callers> {
  const run = Math.random().toString(36).slice(2);
  const owner = await api.signUp(`owner-${run}@example.com`);
  const login = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
  await api.call('POST', '/api/auth/logout', { cookie: `__Host-rt=${login.cookies['__Host-rt'] ?? ''}` });
  const gone = login.body['accessToken'] as string;
  return { owner, stranger: await api.signUp(`stranger-${run}@example.com`), gone };
}

/** Calls one endpoint as nobody, with a session that ended, as a stranger and as the owner. */
export async function callAsEverybody(
  api: TestApi,
  name: EndpointName,
  row: MatrixRow,
  callers: Callers,
): Promise<MatrixResult[]> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { owner, stranger, gone } = row.apart === true ? await twoAccounts(api) : callers;
  const results: MatrixResult[] = [];
  const isOfUsers = endpoint.access === 'user' || endpoint.access === 'operator';
  // The owner last: what they do may end what the others are refused.
  for (const caller of ['nobody', ...(isOfUsers ? (['gone'] as const) : []), 'stranger', 'owner'] as const) {
    const { params = {}, query, body, call = {} } = await row.input(owner, caller);
    const path = endpoint.path.replace(/\{(\w+)\}/gu, (_, key: string) =>
      encodeURIComponent(params[key] ?? ''),
    );
    const token = { nobody: undefined, gone, stranger: stranger.token, owner: owner.token }[caller];
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const answer = await api.call(endpoint.method, `${path}${search}`, {
      ...call,
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
    });
    results.push({
      endpoint: name,
      caller,
      expected: row.expect[caller === 'gone' ? 'nobody' : caller],
      status: answer.status,
      text: answer.text,
    });
  }
  return results;
}
