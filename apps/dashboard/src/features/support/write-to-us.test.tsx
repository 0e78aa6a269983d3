import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { HelpMenu } from '../../shell/help-menu.tsx';
import { ada, website } from '../../testing/fixtures.ts';
import { refusal } from '../../testing/payment-fixtures.ts';
import { answerApi, renderAt, type Asked } from '../../testing/render-at.tsx';
import { WriteToUs } from './write-to-us.tsx';

const LETTER = 'POST /api/support/message';
let answers: Record<string, unknown>;
let asked: Asked[];

beforeEach(() => {
  queryClient.clear();
  window.localStorage.clear();
  useAuthStore.setState({ user: ada });
  answers = { 'POST /api/website/current-website': { website } };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function write() {
  renderAt('/', '/', <HelpMenu />);
  return open();
}
async function open() {
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  const pages = await screen.findByRole('link', { name: 'Help pages' });
  expect(pages.getAttribute('href')).toBe('/help');
  fireEvent.click(screen.getByRole('button', { name: 'Write to us' }));
  return within(await screen.findByRole('dialog', { name: 'Write to us' }));
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const letters = () => asked.filter(({ path }) => path === LETTER).map(({ input }) => input);

it('sends subject and text with the website, once, and says so', async () => {
  let answer: () => void = () => undefined;
  answers[LETTER] = () => new Promise<void>((resolve) => (answer = resolve));
  const dialog = await write();
  expect(dialog.getByText('The answer comes to ada@example.com.')).toBeDefined();
  type(dialog.getByLabelText('What is it about'), ' The line ');
  type(dialog.getByLabelText('What happened, and what did you expect'), 'It is still there. ¿Por qué? 中文');
  expect(await dialog.findByText('Send Ada Byron with it')).toBeDefined();
  const send = dialog.getByRole('button', { name: 'Send it' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(letters()).toEqual([
    {
      body: { subject: 'The line', text: 'It is still there. ¿Por qué? 中文', websiteId: 'site-1' },
    },
  ]);
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Your letter is on its way.')).toBeDefined();
  expect(window.localStorage.getItem('draft:support')).toBeNull();
});

it('leaves the website out when it is told to', async () => {
  answers[LETTER] = undefined;
  const dialog = await write();
  fireEvent.click(await dialog.findByRole('checkbox'));
  type(dialog.getByLabelText('What is it about'), 'A question');
  type(dialog.getByLabelText('What happened, and what did you expect'), 'How?');
  fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
  await waitFor(() =>
    expect(letters()).toEqual([{ body: { subject: 'A question', text: 'How?', websiteId: null } }]),
  );
});

it('a letter that could not be sent stays, with the sentence, and after closing too', async () => {
  answers[LETTER] = refusal(429, 'too_many_requests', 'Too many letters. Try again in an hour.');
  let dialog = await write();
  type(dialog.getByLabelText('What is it about'), 'The line');
  type(dialog.getByLabelText('What happened, and what did you expect'), 'It is still there.');
  fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Too many letters. Try again in an hour.');
  expect(dialog.getByLabelText('What is it about')).toHaveProperty('value', 'The line');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open();
  expect(dialog.getByLabelText('What happened, and what did you expect')).toHaveProperty(
    'value',
    'It is still there.',
  );
});

it('says what is missing and what is too long beside the field', async () => {
  const dialog = await write();
  fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
  expect((await dialog.findAllByText('Required')).length).toBe(2);
  type(dialog.getByLabelText('What is it about'), 'x'.repeat(201));
  type(dialog.getByLabelText('What happened, and what did you expect'), 'x'.repeat(10_001));
  fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
  expect(await dialog.findByText('Use 200 characters or less.')).toBeDefined();
  expect(dialog.getByText('Use 10,000 characters or less.')).toBeDefined();
  expect(letters()).toEqual([]);
});

it('says that a website on Standard is answered first', async () => {
  answers['POST /api/website/current-website'] = { website: { ...website, plan: 'standard' } };
  renderAt('/', '/', <WriteToUs onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^This website is on Standard/u)).toBeDefined();
});
