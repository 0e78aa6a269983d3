import { queryOptions } from '@tanstack/react-query';
import * as firstStart from '@tosite/api-client/endpoints/first-start';
import { api } from '../../session/api.ts';

/** `token`: of the link in the log; null: an operator is signed in. */
export const setupQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['setup', token],
    queryFn: ({ signal }) =>
      token === null
        ? api.call(firstStart.readSetup, {}, { signal })
        : api.call(firstStart.firstStart, { body: { token } }, { signal }),
    retry: false,
  });

export function sendTestMail(token: string | null): Promise<firstStart.TestMail> {
  return token === null
    ? api.call(firstStart.sendTestMail, {})
    : api.call(firstStart.firstStartTestMail, { body: { token } });
}
