// A website for each state that paying can be in. What a person brings about is done through the API and the payment
// page; what a bank or time brings about is told to the stand-in, which reports it as Stripe does.
import { openDatabase, pay } from './seed-business.mjs';

const TOVE = 'https://github.com/tosite-sample-tove';

/** One website for each state of its payment, named after it; that of `planfree` was never paid for. */
export const PAYER = ['free', 'monthly', 'ending', 'owed', 'lapsed', 'incomplete', 'ended'].map((state) => ({
  label: `plan${state}`,
  profileUrl: TOVE,
}));
const PAID = new Set(PAYER.map(({ label }) => label).filter((label) => label !== 'planfree'));
const DAY = 86_400_000;

export async function seedBilling({ ask, payments, databaseFile, websites }) {
  for (const { _id: id, domain_name: label } of websites.filter((each) => PAID.has(each.domain_name))) {
    const state = async () => (await ask('GET', `/api/payment/state?websiteId=${id}`)).body;
    if ((await state()).subscription !== null) continue;
    await pay(ask, id, label === 'planmonthly' ? 'monthly' : 'yearly');
    const { _id: subscriptionId } = (await state()).subscription;
    const tell = async (changed, until) => {
      payments.life.change(payments.state.subscriptions[subscriptionId], changed);
      await untilTrue(async () => until(await state()));
    };
    if (label === 'planending') await ask('POST', '/api/payment/cancel-subscription', { subscriptionId });
    if (label === 'planowed' || label === 'planlapsed')
      await tell({ status: 'past_due' }, ({ subscription }) => subscription.status === 'past_due');
    if (label === 'planlapsed' && databaseFile !== null) {
      graceIsOver(databaseFile, subscriptionId);
      await tell({}, ({ plan }) => plan === 'free');
    }
    if (label === 'planincomplete')
      await tell({ status: 'incomplete' }, ({ subscription }) => subscription.status === 'incomplete');
    if (label === 'planended')
      await tell({ status: 'canceled' }, ({ subscription }) => subscription.status === 'ended');
  }
}

function graceIsOver(file, subscriptionId) {
  const database = openDatabase(file);
  database
    .prepare('update payment_subscriptions set grace_until = ? where id = ?')
    .run(Date.now() - DAY, subscriptionId);
  database.close();
}

/** What is reported is read within a moment. */
async function untilTrue(look) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await look()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
