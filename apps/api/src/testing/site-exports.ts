import type { Preview } from '@tosite/validation/website/preview';
import { createApp } from '../app.ts';
import { formOf } from './forms.ts';
import type { TestApi } from './test-api.ts';

/** The answer with its bytes, as a browser that saves it gets it. */
export async function download(api: TestApi, id: string, format: string, token: string) {
  const request = new Request(`${api.env.dashboardOrigin}/api/website/${id}/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const response = await createApp(api.services).request(request, undefined, {
    incoming: { socket: { remoteAddress: '127.0.0.1' } } as never,
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A preview of a site that was exported, as its owner brings it back. */
export async function bringBack(api: TestApi, name: string, bytes: Buffer): Promise<Preview> {
  const call = formOf(name, bytes.toString('latin1'));
  const answer = await createApp(api.services).request(
    new Request(`${api.env.dashboardOrigin}/api/onboard/import`, {
      method: 'POST',
      headers: { ...call.headers, origin: api.env.dashboardOrigin },
      body: Uint8Array.from(Buffer.from(String(call.raw), 'latin1')),
    }),
    undefined,
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } as never },
  );
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`import answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Preview;
}
