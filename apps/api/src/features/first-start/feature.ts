import { addressKey } from '../../http/client-address.ts';
import { notFound } from '../../http/api-failure.ts';
import type { RequestFacts } from '../../http/request-context.ts';
import type { Feature } from '../../feature.ts';
import { isFirstStartToken, sweepFirstStartLinks } from './first-start-links.ts';
import type { FirstStartServices } from './first-start-services.ts';
import { readSetup } from './read-setup.ts';
import { sendTestMail } from './send-test-mail.ts';

/** What an installation has and lacks: for whoever has the link of the log, and later for operators. */
export function firstStartFeature(services: FirstStartServices) {
  const { env, limits } = services;
  const assertToken = async (token: string, facts: RequestFacts): Promise<void> => {
    if (await isFirstStartToken(services, token)) return;
    await limits.take('tokenByAddress', addressKey(facts.clientAddress));
    throw notFound();
  };
  return {
    handlers: {
      async firstStart({ body: { token } }, context) {
        await assertToken(token, context);
        return readSetup(services, context);
      },
      async firstStartTestMail({ body: { token } }, context) {
        await assertToken(token, context);
        const [first] = env.operatorEmails;
        return sendTestMail(services, first === undefined ? null : { email: first, language: null }, context);
      },
      readSetup: (_, context) => readSetup(services, context),
      sendTestMail: (_, context) => sendTestMail(services, context.user, context),
    },
    sweeps: [() => sweepFirstStartLinks(services)],
  } satisfies Feature;
}
