import type { Stack } from '@tosite/e2e/stack';
import { ask, json } from './api.ts';

const SAMPLE = 'https://github.com/tosite-sample-tove';

/** A site of a sample, as an owner makes it; answers its id. */
export async function makeSampleSite(
  target: Stack,
  headers: Record<string, string>,
  label: string,
): Promise<string> {
  const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await ask(target, 'dashboard', path, { headers, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`);
    return json(answer);
  };
  const preview = await call('/api/onboard/previewData', { profileUrl: SAMPLE });
  const made = await call('/api/website/create', {
    websiteName: 'Bench',
    websiteDomain: label,
    theme: (preview['design'] as { theme_name: string }).theme_name,
    type: preview['website_type'],
    previewId: preview['previewId'],
  });
  return (made['website'] as { _id: string })._id;
}
