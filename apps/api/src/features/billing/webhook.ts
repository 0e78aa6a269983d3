import { ApiFailure } from '../../http/api-failure.ts';
import type { OutsideRoute } from '../../http/outside-route.ts';
import { readBytes } from '../../http/read-body.ts';
import type { BillingServices } from './billing-services.ts';
import { askSoon, whatToAsk } from './read-payments-job.ts';

const MOST_BYTES = 512 * 1024;
const EMPTY = { status: 200, headers: { 'cache-control': 'no-store' } };

/**
 * Where the payment service reports to. The id of a report and the work that it asks for are written in one
 * transaction, so that one that comes again, or that came when the process died, is taken once.
 */
export function paymentWebhook(services: BillingServices): OutsideRoute {
  const { payments, database, log, now } = services;
  return {
    method: 'POST',
    path: '/api/payment/webhook',
    async handle(request) {
      if (payments === null) return null;
      const body = await readBytes(request, MOST_BYTES);
      const report = await payments.report(body, request.headers.get('stripe-signature'), now());
      if (!report.ok) {
        log.warn({ reason: report.reason }, 'a report of a payment was refused');
        throw new ApiFailure('bad_request', { id: 'payment.reportRefused' });
      }
      const { id, about } = report;
      await database.transaction(async (trx) => {
        const isNew = await trx
          .insertInto('payment_events')
          .values({ id, received_at: now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (isNew !== undefined && about !== null) await askSoon(services, trx, await whatToAsk(trx, about));
      });
      return new Response(null, EMPTY);
    },
  };
}
