import { createClient } from '../../lives/run/http.ts';
import { withProduct } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { beginVisits } from '../visitors.ts';

/** What is drawn at once and may wait is bounded; this is ten times more than a busy hour brings. */
const PREVIEWS = 120;
const SAMPLES = [
  'https://github.com/tosite-sample-tove',
  'https://www.linkedin.com/in/tosite-sample-noor',
  'https://www.instagram.com/tosite-sample-rima/',
];

export const tenTimes: Scenario = {
  name: 'ten-times',
  title: `${PREVIEWS} previews at once, under visits and saves`,
  isShort: false,
  run: () =>
    withProduct({}, async (stack, people) => {
      const site = await people.begin('tentimes');
      const token = await people.tokenOf(site.email);
      const visits = beginVisits(stack.port, ['tentimes']);
      const client = createClient(stack.port);
      const answers = Promise.all(
        Array.from({ length: PREVIEWS }, (_, index) =>
          client
            .api('POST', '/api/onboard/previewData', {
              body: { profileUrl: SAMPLES[index % SAMPLES.length] },
            })
            .then(
              ({ status, headers }) =>
                status === 503 && headers['retry-after'] === undefined
                  ? '503 without Retry-After'
                  : String(status),
              (error: Error) => error.message,
            ),
        ),
      );
      for (let each = 0; each < 4; each += 1) await people.save(site, token);
      const previews = new Map<string, number>();
      for (const answer of await answers) previews.set(answer, (previews.get(answer) ?? 0) + 1);
      const seen = await visits.end();
      const bad = [...previews].filter(([answer]) => !['200', '503'].includes(answer));
      return {
        writes: people.writes(),
        least: 6,
        visits: seen,
        wrong: [
          ...bad.map(([answer, count]) => `${count} previews: ${answer}`),
          ...((previews.get('200') ?? 0) === 0 ? ['no preview was made'] : []),
          ...unexpected(people, ['200', '201']),
          ...(await people.losses()),
        ],
        facts: `previews ${[...previews].map(([answer, count]) => `${count} × ${answer}`).join(', ')}; ${told(people)}`,
      };
    }),
};
