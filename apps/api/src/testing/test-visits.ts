import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import type { SignedIn, TestApi, TestCall } from './test-api.ts';
import { visit } from './test-websites.ts';

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Opens a page of a site as somebody's browser does. */
export function browse(
  api: TestApi,
  label: string,
  path = '/',
  { headers, ...call }: TestCall = {},
): ReturnType<TestApi['call']> {
  return visit(api, label, path, {
    ...call,
    headers: {
      'user-agent': CHROME,
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      ...headers,
    },
  });
}

export async function analyticsOf(
  api: TestApi,
  owner: SignedIn,
  websiteId: string,
  query = '',
): Promise<Analytics> {
  const answer = await api.call('GET', `/api/website/${websiteId}/analytics${query}`, { token: owner.token });
  if (answer.status !== 200) throw new Error(`analytics answered ${answer.status}: ${answer.text}`);
  // The server checked the answer against its schema.
  return answer.body as unknown as Analytics;
}
