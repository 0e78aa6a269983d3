import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePaymentStore } from '../features/billing/payment-store.ts';
import { useMiddlewareStore } from '../memory/middleware-store.ts';
import { pendingWish, rememberWish } from '../memory/plan-wish.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { forgetEndedSession } from '../session/start-session.ts';
import { answerOf, domainOf } from '../testing/domain-fixtures.ts';
import { ada, website } from '../testing/fixtures.ts';
import { paidFor, paymentOf, refusal } from '../testing/payment-fixtures.ts';
import { answerApi, renderAt, type Asked } from '../testing/render-at.tsx';
import { loader, Page as Success } from './payment-success.tsx';
import { Page as Failed } from './payment-failed.tsx';
import { Page as Cancelled } from './payment-cancelled.tsx';

const SESSION = 'GET /api/payment/session';
const STATE = 'GET /api/payment/state';
const PAGES = { success: Success, failed: Failed, cancelled: Cancelled };
type Arrival = keyof typeof PAGES;

let answers: Record<string, unknown>;
let asked: Asked[];

beforeEach(() => {
  queryClient.clear();
  window.localStorage.clear();
  usePaymentStore.getState().clear();
  useAuthStore.setState({ user: ada });
  answers = {
    'POST /api/website/current-website': { website },
    'POST /api/website/all': { websites: [website] },
    [STATE]: paymentOf(),
  };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function come(arrival: Arrival, query = '?session_id=cs_1') {
  const Page = PAGES[arrival];
  return renderAt(`/payment/${arrival}${query}`, `/payment/${arrival}`, <Page />);
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const sessions = () => asked.filter(({ path }) => path === SESSION);
const answered = (status: string, websiteId = 'site-1') => ({ status, websiteId });

it.each(['success', 'failed', 'cancelled'] as const)(
  'paid is paid, also at the address of %s: the server’s word counts, not the address',
  async (arrival) => {
    rememberWish('monthly');
    usePaymentStore.getState().setCheckoutSession('cs_1');
    const paid = { ...website, plan: 'standard' };
    answers[SESSION] = () => {
      answers['POST /api/website/all'] = { websites: [paid] };
      answers[STATE] = paymentOf({ plan: 'standard', subscription: paidFor() });
      return answered('paid');
    };
    come(arrival);
    expect(await heading('Paid. Standard is on')).toBeDefined();
    expect(await screen.findByText('Standard, $5 a month')).toBeDefined();
    expect(screen.getByText('December 28, 2026')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your site' }).getAttribute('href')).toBe('/');
    expect(sessions()[0]?.input).toEqual({ query: { sessionId: 'cs_1' } });
    expect(pendingWish()).toBeNull();
    expect(usePaymentStore.getState().checkoutSessionId).toBeNull();
  },
);

it('whoever has paid goes on to their own domain, where one can be had and none is there yet', async () => {
  const paid = { ...website, plan: 'standard' as const, custom_domain: null };
  answers[SESSION] = answered('paid');
  answers['POST /api/website/all'] = { websites: [paid] };
  answers[STATE] = paymentOf({ plan: 'standard', subscription: paidFor() });
  answers['GET /api/website/{id}/custom-domain'] = answerOf(null);
  come('success');
  const domain = await screen.findByRole('link', { name: 'Connect your domain' });
  expect(domain.getAttribute('href')).toBe('/settings/general#own-domain');
  expect(screen.getByRole('link', { name: 'Go to your site' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'See your plan' })).toBeNull();
});

it.each([
  ['this installation takes none', website, answerOf(null, [], { configured: false })],
  ['it has one', { ...website, custom_domain: domainOf({ status: 'active' }) }, answerOf(null)],
])('whoever has paid is led to the site where %s', async (_, site, domain) => {
  answers[SESSION] = answered('paid');
  answers['POST /api/website/all'] = { websites: [{ ...site, plan: 'standard' }] };
  answers['GET /api/website/{id}/custom-domain'] = domain;
  come('success');
  expect(await screen.findByRole('link', { name: 'See your plan' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Connect your domain' })).toBeNull();
});

it.each([
  ['success', 'failed', 'Your bank said no', 'Try another card'],
  ['failed', 'failed', 'Your bank said no', 'Try another card'],
  ['cancelled', 'failed', 'Your bank said no', 'Try another card'],
  ['success', 'expired', 'This payment was not finished', 'Begin again'],
  ['cancelled', 'expired', 'This payment was not finished', 'Begin again'],
  ['cancelled', 'open', 'You turned back, nothing was paid', 'Look at Standard again'],
] as const)('at %s a payment that is %s: %s', async (arrival, status, title, way) => {
  answers[SESSION] = answered(status);
  come(arrival);
  expect(await heading(title)).toBeDefined();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/billing');
  expect(screen.queryByText('Paid. Standard is on')).toBeNull();
});

describe('while it is open', () => {
  it('asks every two seconds until it is paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers[SESSION] = answered('open');
    come('success');
    expect(await heading('Asking Stripe')).toBeDefined();
    await waitFor(() => expect(sessions().length).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(sessions().length).toBeGreaterThanOrEqual(4);
    answers[SESSION] = answered('paid');
    await act(() => vi.advanceTimersByTimeAsync(2100));
    expect(await heading('Paid. Standard is on')).toBeDefined();
  });

  it('stops asking after a minute, says not to pay again, and asks once more when it is told to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers[SESSION] = answered('open');
    come('success');
    expect(await heading('Asking Stripe')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(64_000));
    expect(await heading('Your bank takes its time')).toBeDefined();
    expect(screen.getByText(/Do not pay again/u)).toBeDefined();
    const before = sessions().length;
    expect(before).toBeLessThan(40);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(sessions().length).toBe(before);
    answers[SESSION] = answered('paid');
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await heading('Paid. Standard is on')).toBeDefined();
  });
});

it.each([
  [404, 'not_found'],
  [400, 'invalid_input'],
] as const)('a forged or foreign payment (%s) is nothing, with a way on', async (status, code) => {
  answers[SESSION] = refusal(status, code, 'There is no such payment.');
  come('success', '?session_id=cs_forged');
  expect(await heading('There is nothing here')).toBeDefined();
  expect(screen.getByText('No payment of yours has this address.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to billing' })).toBeDefined();
});

it.each(['success', 'failed', 'cancelled'] as const)(
  'an address of %s that names no payment is nothing, and nobody is asked',
  async (arrival) => {
    come(arrival, '');
    expect(await heading('There is nothing here')).toBeDefined();
    expect(sessions()).toEqual([]);
  },
);

it('who turned back and comes without a payment is told by the one that this tab began', async () => {
  usePaymentStore.getState().setCheckoutSession('cs_9');
  answers[SESSION] = answered('open');
  come('cancelled', '?website=site-1');
  expect(await heading('You turned back, nothing was paid')).toBeDefined();
  expect(await screen.findByText('Ada Byron stays on Free.')).toBeDefined();
  expect(sessions()[0]?.input).toEqual({ query: { sessionId: 'cs_9' } });
});

it.each([
  [paymentOf(), 'You turned back, nothing was paid'],
  [paymentOf({ plan: 'standard', subscription: paidFor() }), 'Paid. Standard is on'],
  [refusal(404, 'not_found', 'No.'), 'There is nothing here'],
])('in another tab by what the website is on: %#', async (state, title) => {
  answers[STATE] = state;
  come('cancelled', '?website=site-1');
  expect(await heading(title)).toBeDefined();
  expect(sessions()).toEqual([]);
});

it('when nobody can say, it says so and asks again', async () => {
  answers[SESSION] = refusal(503, 'payments_unavailable', 'Payments do not answer.');
  come('success');
  expect(await heading('Whether it was paid is not known yet')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Payments do not answer.');
  answers[SESSION] = answered('paid');
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await heading('Paid. Standard is on')).toBeDefined();
});

it('leads on to the website that was paid for, when another one is worked on', async () => {
  answers['POST /api/website/all'] = {
    websites: [website, { ...website, _id: 'site-2', website_name: 'Kettle Club' }],
  };
  answers[SESSION] = answered('failed', 'site-2');
  const { at, state } = come('success');
  expect(await screen.findByText('Kettle Club')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Try another card' }));
  await waitFor(() => expect(at()).toBe('/billing'));
  expect(state()).toEqual({ workOn: 'site-2' });
});

it('whoever is not signed in comes back to it after the login', async () => {
  useAuthStore.setState({ user: null });
  useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true });
  forgetEndedSession();
  const request = new Request('http://x/payment/success?session_id=cs_1');
  const answer = await loader({ request } as never);
  expect(answer?.headers.get('location')).toBe('/login?returnTo=%2Fpayment%2Fsuccess%3Fsession_id%3Dcs_1');
});
