import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { usePaymentStore } from '../features/billing/payment-store.ts';
import { pendingWish, rememberWish } from '../memory/plan-wish.ts';
import { queryClient } from '../query-client.ts';
import { navigation } from '../session/navigation.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { answerOf } from '../testing/domain-fixtures.ts';
import { ada, customDomain, website } from '../testing/fixtures.ts';
import { paidFor, paymentOf, refusal } from '../testing/payment-fixtures.ts';
import { answerApi, renderAt, type Asked } from '../testing/render-at.tsx';
import { Page } from './billing.tsx';

const STATE = 'GET /api/payment/state';
const CHECKOUT = 'POST /api/payment/create-checkout-session';
const PORTAL = 'POST /api/payment/create-customer-portal-session';
const CANCEL = 'POST /api/payment/cancel-subscription';
const RESUME = 'POST /api/payment/resume-subscription';
const standard = { ...website, plan: 'standard' as const };

let answers: Record<string, unknown>;
let asked: Asked[];
let visit: MockInstance<(typeof navigation)['visit']>;

beforeEach(() => {
  queryClient.clear();
  window.localStorage.clear();
  usePaymentStore.getState().clear();
  useAuthStore.setState({ user: ada });
  visit = vi.spyOn(navigation, 'visit').mockImplementation(() => undefined);
  answers = {
    'POST /api/website/current-website': { website },
    'POST /api/website/all': { websites: [website] },
    'GET /api/website/{id}/custom-domain': answerOf(null),
    'GET /api/ai/usage': {
      configured: true,
      writer: 'ai',
      used: 2,
      limit: 3,
      resetsAt: '2026-12-01T00:00:00.000Z',
    },
  };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(state: unknown, current = website, arrival?: unknown) {
  answers[STATE] = state;
  answers['POST /api/website/current-website'] = { website: current };
  return renderAt('/billing', '/billing', <Page />, arrival);
}
const calls = (path: string) => asked.filter((each) => each.path === path);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const says = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeDefined();

describe('on Free', () => {
  it('says whose plan it is, both prices, monthly first, and what each line becomes out of the one table', async () => {
    open(paymentOf());
    const card = within(await screen.findByRole('region', { name: 'Standard' }));
    expect(card.getByText('$5')).toBeDefined();
    expect(card.getByText('/month')).toBeDefined();
    expect(screen.getByText('Ada Byron').tagName).toBe('B');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
    await says('2 of 3');
    const changes = within(screen.getByRole('region', { name: 'What changes on this website' }));
    expect(changes.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Free: “Made with to.site” at the foot of every pageStandard: No line',
      'Free: adabyron.localhost:3000Standard: A domain of your own you bring it, and the certificate comes by itself',
      'Free: 3 posts a month by the modelStandard: 30 a month your own words stay without limit',
      'Free: Help with writing, 40 times a dayStandard: 200 times a day',
      'Free: Help pages, and letters to usStandard: Your letters are answered first',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(card.getByText('$15')).toBeDefined();
    expect(card.getByText('/year')).toBeDefined();
    expect(card.getByText('$1.25 a month, paid once a year')).toBeDefined();
    expect(card.getByRole('button', { name: 'Pay $15 a year at Stripe' })).toBeDefined();
  });

  it('does not promise a domain where none can be connected', async () => {
    answers['GET /api/website/{id}/custom-domain'] = answerOf(null, [], { configured: false });
    open(paymentOf());
    await says('no domain can be connected here');
    expect(screen.queryByText(/you bring it/u)).toBeNull();
  });

  it('does not promise a model where none is set up', async () => {
    answers['GET /api/ai/usage'] = { configured: false, writer: 'extractive', used: 0, limit: 3 };
    open(paymentOf());
    await says('no model is set up here, so nobody has any');
    expect(screen.queryByText(/times a day/u)).toBeNull();
    expect(screen.queryByText('Posts by the model this month')).toBeNull();
  });

  it('leads to the payment page once, however often it is pressed, and remembers what was begun', async () => {
    let answer: (value: unknown) => void = () => undefined;
    answers[CHECKOUT] = () => new Promise((resolve) => (answer = resolve));
    open(paymentOf());
    fireEvent.click(await screen.findByRole('radio', { name: 'Yearly' }));
    const button = screen.getByRole('button', { name: 'Pay $15 a year at Stripe' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(usePaymentStore.getState()).toMatchObject({ isLoading: true, error: null });
    expect(screen.getByRole('button', { name: 'To the payment page' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    await act(async () => answer({ sessionId: 'cs_1', url: 'https://checkout.example/cs_1' }));
    fireEvent.click(button);
    expect(calls(CHECKOUT)).toEqual([
      { path: CHECKOUT, input: { body: { websiteId: 'site-1', planType: 'yearly' } } },
    ]);
    expect(visit.mock.calls).toEqual([['https://checkout.example/cs_1']]);
    expect(usePaymentStore.getState().checkoutSessionId).toBe('cs_1');
    expect(window.sessionStorage.getItem('checkoutSessionId')).toBe('cs_1');
  });

  it('can begin again when the browser brings the page back as it was left', async () => {
    answers[CHECKOUT] = { sessionId: 'cs_1', url: 'https://checkout.example/cs_1' };
    open(paymentOf());
    await press('Pay $5 a month at Stripe');
    await waitFor(() => expect(visit).toHaveBeenCalled());
    const before = calls(STATE).length;
    const back = new Event('pageshow');
    Object.assign(back, { persisted: true });
    act(() => void window.dispatchEvent(back));
    expect(await screen.findByRole('button', { name: 'Pay $5 a month at Stripe' })).toBeDefined();
    await waitFor(() => expect(calls(STATE).length).toBe(before + 1));
  });

  it('another tab bought first: says so, and shows what stands there now', async () => {
    answers[CHECKOUT] = () => {
      answers[STATE] = paymentOf({ plan: 'standard', subscription: paidFor() });
      return refusal(409, 'subscription_exists', 'This website has a subscription.');
    };
    open(paymentOf());
    await press('Pay $5 a month at Stripe');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This website has a subscription already, so no second one was begun. Below is how it stands now.',
    );
    expect(await screen.findByRole('heading', { name: 'Standard, $5 a month' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/u })).toBeNull();
    expect(visit).not.toHaveBeenCalled();
  });

  it('the payment service does not answer: the sentence stands by the button, and it can be tried again', async () => {
    answers[CHECKOUT] = refusal(503, 'payments_unavailable', 'Payments do not answer. Nothing was charged.');
    open(paymentOf());
    await press('Pay $5 a month at Stripe');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Payments do not answer. Nothing was charged.',
    );
    expect(usePaymentStore.getState()).toMatchObject({
      isLoading: false,
      error: 'Payments do not answer. Nothing was charged.',
      checkoutSessionId: null,
    });
    answers[CHECKOUT] = { sessionId: 'cs_2', url: 'https://checkout.example/cs_2' };
    await press('Pay $5 a month at Stripe');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(visit).toHaveBeenCalledWith('https://checkout.example/cs_2'));
  });

  it('an address that is no web address is not opened', async () => {
    visit.mockRestore();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    answers[CHECKOUT] = { sessionId: 'cs_1', url: 'javascript:alert(1)' };
    open(paymentOf());
    await press('Pay $5 a month at Stripe');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
  });

  it('where payments are not set up, it says so and there is nothing to press', async () => {
    open(paymentOf({ configured: false }));
    expect(await screen.findByRole('heading', { name: 'Payments are not set up here' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Standard' })).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('after it has ended: what is so now, and the way back', async () => {
    open(paymentOf({ subscription: paidFor({ status: 'ended' }) }));
    expect(await screen.findByRole('heading', { name: 'Standard has ended' })).toBeDefined();
    await says(/is a free website again, and nothing was deleted/u);
    expect(screen.getByRole('button', { name: 'Card and invoices' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay $5 a month at Stripe' })).toBeDefined();
  });

  it('a first payment that is not there yet cannot be begun twice', async () => {
    open(paymentOf({ subscription: paidFor({ status: 'incomplete' }) }));
    expect(await screen.findByRole('heading', { name: 'The first payment has not arrived' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/u })).toBeNull();
    answers[STATE] = paymentOf({ plan: 'standard', subscription: paidFor() });
    await press('Look again');
    expect(await screen.findByRole('heading', { name: 'Standard, $5 a month' })).toBeDefined();
  });
});

describe('on Standard', () => {
  const paid = (over = {}) => paymentOf({ plan: 'standard', subscription: paidFor(over) });

  it('says what is paid, when it is paid again, and leads to card and invoices', async () => {
    answers[PORTAL] = { url: 'https://billing.example/p' };
    open(paid(), standard);
    expect(await screen.findByRole('heading', { name: 'Standard, $5 a month' })).toBeDefined();
    await says('Paid');
    await says('December 28, 2026, $5');
    await press('Card, invoices, monthly or yearly');
    await waitFor(() => expect(visit).toHaveBeenCalledWith('https://billing.example/p'));
  });

  it('stops after saying what goes, when, and that nothing is deleted; and takes it back', async () => {
    answers[CANCEL] = () => {
      answers[STATE] = paid({ cancelAtPeriodEnd: true });
      return { subscription: paidFor({ cancelAtPeriodEnd: true }) };
    };
    answers[RESUME] = () => {
      answers[STATE] = paid();
      return { subscription: paidFor() };
    };
    open(paid(), standard);
    await press('Stop Standard');
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop Standard on December 28, 2026?' }));
    expect(dialog.getByText(/^You have paid until December 28, 2026/u)).toBeDefined();
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'The line “Made with to.site” returns to the foot of every page.',
      'The model writes 3 posts a month.',
      'Your letters are answered in the order in which they come.',
    ]);
    expect(dialog.getByText(/^Nothing is deleted/u)).toBeDefined();
    const stop = dialog.getByRole('button', { name: 'Stop on December 28, 2026' });
    fireEvent.click(stop);
    fireEvent.click(stop);
    expect(await screen.findByRole('heading', { name: 'Standard ends on December 28, 2026' })).toBeDefined();
    expect(calls(CANCEL)).toEqual([{ path: CANCEL, input: { body: { subscriptionId: 'sub_1' } } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stop Standard' })).toBeNull();
    await says('Paid until');
    await press('Keep Standard');
    expect(await screen.findByRole('button', { name: 'Stop Standard' })).toBeDefined();
    expect(calls(RESUME)).toEqual([{ path: RESUME, input: { body: { subscriptionId: 'sub_1' } } }]);
  });

  it('a stop that fails says so in the dialog, which stays', async () => {
    answers[CANCEL] = refusal(503, 'payments_unavailable', 'Payments do not answer.');
    open(paid(), standard);
    await press('Stop Standard');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Stop on December 28, 2026' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Payments do not answer.');
  });

  it('a domain of one’s own is named among what pauses', async () => {
    open(paid(), { ...standard, custom_domain: customDomain });
    await press('Stop Standard');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^www\.ada\.example pauses\./u)).toBeDefined();
  });

  it('a payment failed: until when all stays, what happens then, and what to do', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z'), toFake: ['Date'] });
    answers[PORTAL] = { url: 'https://billing.example/p' };
    open(paid({ status: 'past_due', graceUntil: '2026-12-05T10:00:00.000Z' }), standard);
    expect(await screen.findByRole('heading', { name: 'A payment of $5 did not go through' })).toBeDefined();
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, 3)
        .map((step) => step.textContent),
    ).toEqual([
      'NowRefused, a mail is on its way',
      'December 2A mail, three days left',
      'December 5Back to Free: the line returns, nothing is deleted',
    ]);
    expect(screen.queryByText('Paid')).toBeNull();
    await press('Change the card');
    await waitFor(() => expect(visit).toHaveBeenCalledWith('https://billing.example/p'));
    vi.useRealTimers();
  });

  it('the week is over: the website is on Free, and paying what is open brings all of it back', async () => {
    open(
      paymentOf({
        subscription: paidFor({ status: 'past_due', graceUntil: '2026-11-20T10:00:00.000Z' }),
      }),
    );
    const title = 'A payment of $5 is missing, so this website is on Free';
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change the card' })).toBeDefined();
    expect(screen.queryByText('Nothing has changed on your site yet.')).toBeNull();
    expect(screen.queryByText('Stays on until')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/u })).toBeNull();
  });

  it('stopped while a payment is owed: no day is promised, and it can be taken back', async () => {
    open(
      paid({ status: 'past_due', graceUntil: '2026-12-05T10:00:00.000Z', cancelAtPeriodEnd: true }),
      standard,
    );
    expect(await screen.findByRole('heading', { name: 'You have stopped Standard' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Keep Standard' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change the card' })).toBeDefined();
  });

  it('without a subscription nothing is charged and nothing can be bought', async () => {
    open(paymentOf({ plan: 'standard' }), standard);
    expect(await screen.findByRole('heading', { name: 'Standard, without a payment' })).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it('what cannot be read is said, and asked for again', async () => {
  open(refusal(500, 'internal', 'Something failed on our side.'));
  expect((await screen.findByRole('alert')).textContent).toContain('Something failed on our side.');
  answers[STATE] = paymentOf();
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Standard' })).toBeDefined();
});

describe('at the end of ‘Buy now’', () => {
  it('the interval that was wished for is chosen, nothing is begun by itself, and paying uses the wish up', async () => {
    rememberWish('yearly');
    answers[CHECKOUT] = { sessionId: 'cs_1', url: 'https://checkout.example/cs_1' };
    open(paymentOf());
    expect(await screen.findByRole('heading', { name: 'Ready to pay for Ada Byron' })).toBeDefined();
    await says('Nothing is charged before you confirm it at Stripe.');
    expect(screen.getByRole('radio', { name: 'Yearly' })).toHaveProperty('checked', true);
    expect(calls(CHECKOUT)).toEqual([]);
    await press('Pay $15 a year at Stripe');
    await waitFor(() => expect(visit).toHaveBeenCalled());
    expect(pendingWish()).toBeNull();
  });

  it('a payment that could not be begun keeps the wish', async () => {
    rememberWish('yearly');
    answers[CHECKOUT] = refusal(503, 'payments_unavailable', 'Payments do not answer.');
    open(paymentOf());
    await press('Pay $15 a year at Stripe');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(pendingWish()).toBe('yearly');
  });

  it('whoever has several websites says which one it is for', async () => {
    rememberWish('monthly');
    const other = { ...website, _id: 'site-2', website_name: 'Kettle Club', domain_name: 'kettle' };
    answers['POST /api/website/all'] = { websites: [website, other] };
    answers['POST /api/website/switch-website'] = () => {
      answers['POST /api/website/current-website'] = { website: other };
      return { website: other };
    };
    answers[CHECKOUT] = { sessionId: 'cs_1', url: 'https://checkout.example/cs_1' };
    open(paymentOf());
    fireEvent.change(await screen.findByLabelText('Standard belongs to one website. Is it this one?'), {
      target: { value: 'site-2' },
    });
    expect(await screen.findByRole('heading', { name: 'Ready to pay for Kettle Club' })).toBeDefined();
    await press('Pay $5 a month at Stripe');
    await waitFor(() => expect(visit).toHaveBeenCalled());
    expect(calls(CHECKOUT)[0]?.input).toEqual({ body: { websiteId: 'site-2', planType: 'monthly' } });
  });

  it('‘Not now’ forgets it; who has just published goes on to see what they have', async () => {
    rememberWish('monthly');
    const { at, state } = open(paymentOf(), website, { published: 'site-1' });
    expect(await screen.findByRole('heading', { name: 'adabyron.localhost:3000 is live' })).toBeDefined();
    await press('Not now');
    await waitFor(() => expect(at()).toBe('/'));
    expect(state()).toEqual({ published: 'site-1' });
    expect(pendingWish()).toBeNull();
  });

  it('nothing is offered to a website that has Standard', async () => {
    rememberWish('yearly');
    open(paymentOf({ plan: 'standard', subscription: paidFor() }), standard);
    expect(await screen.findByRole('heading', { name: 'Standard, $5 a month' })).toBeDefined();
    expect(screen.queryByText(/^Ready to pay/u)).toBeNull();
  });
});
