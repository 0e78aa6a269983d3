import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Clock } from '../clock.ts';
import { addressKey } from '../http/client-address.ts';
import type { Limits } from '../http/limits.ts';
import type { Queue } from '../queue/queue.ts';
import { randomId } from '../secrets/keys.ts';
import type { Mails, MailTransport } from './mails.ts';

export function createMails(parts: {
  clock: Clock;
  limits: Limits;
  queue: Queue;
  transport: MailTransport;
  /** Whom mails come from. */
  from: string;
}): Mails {
  const { clock, limits, queue, transport, from } = parts;
  return {
    async admit(recipient, clientAddress, device = null) {
      const key = device === null ? normalizeEmail(recipient) : `device:${device}`;
      return (
        (await limits.tryTake('mailMinute', key)) &&
        (await limits.tryTake('mailHour', key)) &&
        (await limits.tryTake('mailDay', key)) &&
        (await limits.tryTake('mailByAddress', addressKey(clientAddress)))
      );
    },
    async send(executor, userId, mail) {
      const id = randomId();
      await executor
        .insertInto('mails')
        .values({
          id,
          user_id: userId,
          recipient: normalizeEmail(mail.to),
          kind: mail.kind,
          message: JSON.stringify(mail),
          created_at: clock.now(),
          sent_at: null,
        })
        .execute();
      await queue.enqueue(executor, 'send-mail', { mailId: id }, { dedupeKey: id });
    },
    deliverNow: (mail) => transport.deliver({ ...mail, id: randomId(), from }),
    forget: (ids) => transport.forget(ids),
  };
}
