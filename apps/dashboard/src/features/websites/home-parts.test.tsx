import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { ada, website } from '../../testing/fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { useAuthStore } from '../../session/auth-store.ts';
import { PublishedPanel } from './published-panel.tsx';
import { activitySentence, RecentActivity } from './recent-activity.tsx';
import { shareTargets } from './share-row.tsx';
import { SiteCard } from './site-card.tsx';

const profile = emptyProfile({
  platform: 'github',
  type: 'github',
  handle: 'ada',
  url: 'https://github.com/ada',
  name: 'Ada',
});
let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;

beforeEach(() => {
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = {
    'GET /api/website/{id}/content': { profile, hidden: [], edits: {}, revision: 1 },
    'GET /api/website/{id}/activity': { activity: [] },
    'PUT /api/website/{id}/edit': { website: { ...website, status: 'unpublished' } },
  };
  asked = answerApi(answers);
});
afterEach(cleanup);

it('after publishing there is a code to scan, ways to send the link, and three things to do first', async () => {
  renderAt('/', '/', <PublishedPanel website={website} />);
  expect(screen.getByRole('img', { name: /^QR code that opens/u })).toBeDefined();
  expect(screen.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toContain(
    encodeURIComponent(website.url),
  );
  expect(await screen.findByText('Three things that make it better')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Add a picture of you',
    'Write one line under your name',
    'Say who you are',
  ]);
});

it('every way to share carries the address, whole and escaped', () => {
  const url = 'https://ada.example/?a=1&b=2';
  for (const { href } of shareTargets(url, 'Ada & Co')) {
    expect(decodeURIComponent(href)).toContain(url);
    expect(new URL(href).hash).toBe('');
    expect(href).not.toContain('Ada & Co');
  }
});

it('tells what happened lately, leaves out what it does not know, and says when it cannot', async () => {
  answers['GET /api/website/{id}/activity'] = {
    activity: [
      {
        _id: '2',
        kind: 'website_renamed',
        data: { from: 'ada', to: 'byron' },
        at: '2026-11-20T10:00:00.000Z',
      },
      { _id: '1', kind: 'something_new', data: {}, at: '2026-11-20T09:00:00.000Z' },
    ],
  };
  renderAt('/', '/', <RecentActivity websiteId="site-1" />);
  expect(await screen.findByText('Its address changed from ada to byron')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  cleanup();
  queryClient.clear();
  answers['GET /api/website/{id}/activity'] = new ApiError({
    status: 500,
    code: 'internal',
    message: 'Ours.',
  });
  renderAt('/', '/', <RecentActivity websiteId="site-1" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Ours.');
});

it('counts what was taken, and never a word that is no number', () => {
  expect(activitySentence({ kind: 'profile_synced', data: { taken: '1' } })).toMatch(/^One change/u);
  expect(activitySentence({ kind: 'profile_synced', data: {} })).toBe('Changes were taken from your profile');
  expect(activitySentence({ kind: 'toString', data: {} })).toBeNull();
});

it('leads to the design first, and hides what is done once', async () => {
  renderAt('/', '/', <SiteCard website={website} />);
  const [design, view] = screen.getAllByRole('link');
  expect(design?.textContent).toBe('Edit design');
  expect(design?.getAttribute('href')).toBe('/design');
  expect(view?.textContent).toBe('View site');
  expect(screen.queryByRole('button', { name: 'Take it offline' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More for this site' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the website' }));
  expect(await screen.findByRole('dialog', { name: 'Delete Ada Byron?' })).toBeDefined();
});

it('takes a site offline, and offers to take that back', async () => {
  renderAt('/', '/', <SiteCard website={website} />);
  fireEvent.click(screen.getByRole('button', { name: 'More for this site' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Take it offline' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: 'PUT /api/website/{id}/edit',
      input: { params: { id: website._id }, body: { status: 'unpublished' } },
    }),
  );
  cleanup();
  renderAt('/', '/', <SiteCard website={{ ...website, status: 'unpublished' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Publish it again' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: 'PUT /api/website/{id}/edit',
      input: { params: { id: website._id }, body: { status: 'published' } },
    }),
  );
});

it('a site that waits for a look says what for, what an operator wrote, and how to answer', () => {
  const hold = {
    since: '2026-11-28T10:00:00.000Z',
    messages: ['Its address looks like the one of PayPal. Choose another.'],
    messageReasons: [{ id: 'moderation.address', brand: 'PayPal' }],
    words: 'Please show us\nthat it is yours.',
    answeredAt: null,
  };
  const held = { ...website, status: 'held' as const, hold };
  renderAt('/', '/', <SiteCard website={held} />);
  expect(screen.getByText('Its address looks like the one of PayPal. Choose another.')).toBeDefined();
  expect(screen.getByText(/^Please show us/u)).toBeDefined();
  expect(screen.getByText(/‘Write to us’/u)).toBeDefined();
  cleanup();
  renderAt('/', '/', <SiteCard website={{ ...held, hold: { ...hold, answeredAt: hold.since } }} />);
  expect(screen.getByText(/^You answered /u)).toBeDefined();
  cleanup();
  renderAt('/', '/', <SiteCard website={{ ...held, status: 'published' }} />);
  expect(screen.queryByText(/^Please show us/u)).toBeNull();
});
