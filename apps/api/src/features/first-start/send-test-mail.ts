import type { TestMail } from '@tosite/api-client/endpoints/first-start';
import { normalizeEmail } from '@tosite/validation/account/account-fields';
import { addressKey } from '../../http/client-address.ts';
import type { RequestFacts } from '../../http/request-context.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { FirstStartServices } from './first-start-services.ts';

const LONGEST = 300;

/** Sends a mail now, past the queue, and says what came of it. `to` null: nobody is named to send one to. */
export async function sendTestMail(
  { env, limits, mails, now, log }: FirstStartServices,
  to: { email: string; language: string | null } | null,
  { clientAddress }: Pick<RequestFacts, 'clientAddress'>,
): Promise<TestMail> {
  const at = new Date(now()).toISOString();
  const server = env.smtpUrl === null ? null : new URL(env.smtpUrl).hostname;
  if (to === null) return { outcome: 'nobody', to: null, server, said: null, at };
  await limits.take('mailByAddress', addressKey(clientAddress));
  await limits.take('mailHour', normalizeEmail(to.email));
  const answer = (outcome: TestMail['outcome'], said: string | null): TestMail => ({
    outcome,
    to: to.email,
    server,
    said,
    at,
  });
  try {
    await mails.deliverNow(writeMail(to, 'test', (words) => words.test({ dashboard: env.dashboardOrigin })));
    return answer(server === null ? 'outbox' : 'taken', null);
  } catch (error) {
    log.warn({ err: error }, 'a test mail was not taken');
    return answer(isRefusal(error) ? 'refused' : 'unreachable', saidBy(error));
  }
}

/** Whether a server of mails answered and said no. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

/** One line, without what could pretend to be more. */
function saidBy(error: unknown): string {
  const { message, response } = error as { message?: string; response?: unknown };
  return (typeof response === 'string' ? response : (message ?? ''))
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
