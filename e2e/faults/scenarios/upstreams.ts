import { startFixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import { createClient } from '../../lives/run/http.ts';
import { withProduct } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { startTcpProxy } from '../tcp-proxy.ts';
import { beginVisits } from '../visitors.ts';

/** The platforms are cut off, then take connections and say nothing: people are told, and nobody else notices. */
export const upstreams: Scenario = {
  name: 'upstreams',
  title: 'platforms dead, then silent, while people paste links',
  isShort: false,
  async run() {
    const platforms = await startFixtureServer();
    const proxy = await startTcpProxy(Number(new URL(platforms.origin).port));
    try {
      const settings = recordedBases(`http://127.0.0.1:${proxy.port}`);
      return await withProduct(settings, async (stack, people) => {
        const site = await people.begin('upstreams');
        const token = await people.tokenOf(site.email);
        const client = createClient(stack.port);
        const paste = async (name: string): Promise<string> => {
          const began = Date.now();
          const body = { profileUrl: `https://github.com/${name}` };
          const { status, text } = await client.api('POST', '/api/onboard/previewData', { body });
          const { error = '', message = '' } = JSON.parse(text) as { error?: string; message?: string };
          if (status === 200) return 'ok';
          return `${status} ${error}${message.length < 20 ? ' without a sentence' : ''}${Date.now() - began > 45_000 ? ' too late' : ''}`;
        };
        const visits = beginVisits(stack.port, ['upstreams']);
        const came: string[] = [];
        for (const way of ['dead', 'silent'] as const) {
          proxy.become(way);
          const pasted = Promise.all([1, 2, 3].map((each) => paste(`${way}-${each}`)));
          await people.save(site, token);
          await people.save(site, token);
          came.push(...(await pasted));
        }
        proxy.become('open');
        const after = await paste('quillfeather-dev');
        const bad = came.filter((each) => !/^50[24] platform_(?:unavailable|timeout|blocked)$/u.test(each));
        return {
          writes: people.writes(),
          least: 6,
          visits: await visits.end(),
          wrong: [
            ...bad.map((each) => `who pasted a link got: ${each}`),
            ...(after === 'ok' ? [] : [`with the platforms back: ${after}`]),
            ...unexpected(people, ['200', '201']),
            ...(await people.losses()),
          ],
          facts: `${came.join(', ')}; ${told(people)}`,
        };
      });
    } finally {
      await proxy.close();
      await platforms.close();
    }
  },
};
