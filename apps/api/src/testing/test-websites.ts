import type { Preview } from '@tosite/validation/website/preview';
import type { Website } from '@tosite/validation/website/website';
import type { SignedIn, TestApi, TestCall } from './test-api.ts';

export const SAMPLE_GITHUB = 'https://github.com/tosite-sample-tove';
export const SAMPLE_LINKEDIN = 'https://www.linkedin.com/in/tosite-sample-noor';

/** A preview of a sample: no network is asked. */
export async function makePreview(
  api: TestApi,
  profileUrl = SAMPLE_GITHUB,
  call: TestCall = {},
): Promise<Preview> {
  const answer = await api.post('/api/onboard/previewData', { profileUrl }, call);
  if (answer.status !== 200) throw new Error(`previewData answered ${answer.status}: ${answer.text}`);
  // The server checked the answer against its schema.
  return answer.body as unknown as Preview;
}

/** A website of a sample, live at its address. */
export async function makeWebsite(
  api: TestApi,
  owner: SignedIn,
  label: string,
  profileUrl = SAMPLE_GITHUB,
): Promise<Website> {
  const preview = await makePreview(api, profileUrl);
  const answer = await api.post('/api/website/create', createBody(preview, label), { token: owner.token });
  if (answer.status !== 201) throw new Error(`create answered ${answer.status}: ${answer.text}`);
  return answer.body['website'] as Website;
}

export function createBody(preview: Preview, label: string): Record<string, string> {
  return {
    websiteName: preview.suggestedName,
    websiteDomain: label,
    theme: preview.design.theme_name,
    type: preview.website_type,
    previewId: preview.previewId,
  };
}

/** Opens a path of a generated site, as a visitor of its host. */
export function visit(
  api: TestApi,
  label: string,
  path = '/',
  call: TestCall = {},
): ReturnType<TestApi['call']> {
  return api.call('GET', path, { host: `${label}.localhost:3000`, origin: null, ...call });
}
