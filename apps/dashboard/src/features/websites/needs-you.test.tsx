import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Website } from '@tosite/validation/website/website';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { ada, website } from '../../testing/fixtures.ts';
import { domainOf } from '../../testing/domain-fixtures.ts';
import { paidFor, paymentOf } from '../../testing/payment-fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { change, connection, source, sync } from '../../testing/sync-fixtures.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { NeedsYou } from './needs-you.tsx';

let answers: Record<string, unknown>;
const open = (of: Website = website) => renderAt('/', '/', <NeedsYou website={of} />);

beforeEach(() => {
  queryClient.clear();
  useAuthStore.setState({ user: { ...ada, emailVerified: true }, accessToken: 'a' });
  answers = {
    'GET /api/website/{id}/sync': sync(),
    'GET /api/payment/state': paymentOf(),
    'GET /api/connections': { connections: [connection()], available: [] },
  };
  answerApi(answers);
});
afterEach(cleanup);

it('says that nothing waits, but not before it knows', async () => {
  delete answers['GET /api/website/{id}/sync'];
  open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  cleanup();
  queryClient.clear();
  answers['GET /api/website/{id}/sync'] = sync();
  open();
  expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined();
});

it('never says so when it could not look', async () => {
  answers['GET /api/website/{id}/sync'] = new ApiError({ status: 503, code: 'internal', message: 'Later.' });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Later.');
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  answers['GET /api/website/{id}/sync'] = sync();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined();
});

it('leads to the changes and to the connections that have ended', async () => {
  answers['GET /api/website/{id}/sync'] = sync({
    sources: [source(), source({ _id: 'source-2', platform: 'linkedin' })],
    changes: [change(), change({ id: 'change-2', sourceId: 'source-2' })],
  });
  answers['GET /api/connections'] = { connections: [connection({ status: 'expired' })], available: [] };
  open();
  expect(await screen.findByText('2 changes are waiting for you')).toBeDefined();
  expect(screen.getByText(/^From GitHub, LinkedIn\./u)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/settings/changes');
  expect(await screen.findByText('The connection of Instagram has ended')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Connect again' }).getAttribute('href')).toBe('/settings/general');
});

it.each([
  ['pending_dns', 'ada.example waits for you'],
  ['blocked', 'ada.example gets no certificate'],
  ['failed', 'We do not look for ada.example any more'],
  ['detached', 'Another website has ada.example now'],
] as const)('a domain that is %s leads to what is to be done', async (status, title) => {
  open({ ...website, custom_domain: domainOf({ status, error: 'Its A record leads elsewhere.' }) });
  const row = (await screen.findByText(title)).closest('li');
  expect(row?.textContent).toContain('Its A record leads elsewhere.');
  expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe(
    '/settings/general#own-domain',
  );
});

it.each(['verifying', 'active', 'paused'] as const)('a domain that is %s wants nothing', async (status) => {
  open({ ...website, custom_domain: domainOf({ status }) });
  expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined();
});

it('a payment that was refused leads to billing, while the plan lasts and after it', async () => {
  const subscription = paidFor({ status: 'past_due', graceUntil: '2026-12-05T10:00:00.000Z' });
  answers['GET /api/payment/state'] = paymentOf({ plan: 'standard', subscription });
  open();
  expect(await screen.findByText('A payment did not go through')).toBeDefined();
  expect(screen.getByText(/^Standard stays until December 5, 2026/u)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to billing' }).getAttribute('href')).toBe('/billing');
  cleanup();
  queryClient.clear();
  answers['GET /api/payment/state'] = paymentOf({ subscription });
  open();
  expect(await screen.findByText(/^This website is on Free until it is paid/u)).toBeDefined();
});
