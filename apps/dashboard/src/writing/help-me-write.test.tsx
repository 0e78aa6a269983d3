import { ApiError } from '@tosite/api-client/api-error';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../query-client.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { joined } from './help-field.ts';
import { HelpMeWrite } from './help-me-write.tsx';

const USAGE = 'GET /api/ai/usage';
const HELP = 'POST /api/ai/help-me-write';
const usage = { configured: true, writer: 'ai', used: 0, limit: 3, resetsAt: '2026-12-01T00:00:00.000Z' };

type Call = { say: (delta: string) => void; end: (answer: object) => void; fail: (error: Error) => void };
type Options = { signal: AbortSignal; onText: (delta: string) => void };

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
/** The call that is open. */
let call: Call;
let signal: AbortSignal;
const writing: boolean[] = [];

function Field({ type = 'about', most }: { type?: 'about' | 'title'; most?: number }) {
  const [value, setValue] = useState('I repair kettles.');
  return (
    <>
      <textarea aria-label="About" value={value} onChange={({ target }) => setValue(target.value)} />
      <HelpMeWrite
        websiteId="site-1"
        type={type}
        label="About"
        value={value}
        most={most}
        oneLine={type === 'title'}
        around={() => 'Name: Ada'}
        onWriting={(isWriting) => void writing.push(isWriting)}
        onTake={(text, way) => {
          const next = joined(value, text, way);
          setValue(next);
          return { stands: (now) => now === next, undo: () => setValue(value) };
        }}
      />
    </>
  );
}

beforeEach(() => {
  queryClient.clear();
  writing.length = 0;
  answers = {
    [USAGE]: usage,
    [HELP]: (_: unknown, { onText, signal: given }: Options) => {
      signal = given;
      return new Promise((resolve, reject) => {
        given.addEventListener('abort', () => reject(given.reason as Error));
        call = {
          say: (delta) => act(() => onText(delta)),
          end: (answer) => act(() => resolve(answer)),
          fail: (error) => act(() => reject(error)),
        };
      });
    },
  };
  asked = answerApi(answers);
});
afterEach(cleanup);

const open = (own: Parameters<typeof Field>[0] = {}) => renderAt('/', '/', <Field {...own} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About' });
const prompt = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'What should it say?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const calls = () => asked.filter(({ path }) => path === HELP).map(({ input }) => input);
async function ask(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Help me write: About' }));
  fireEvent.change(await prompt(), { target: { value: text } });
  press('Write');
  await waitFor(() => expect(calls().length).toBeGreaterThan(0));
}

it('is not there where no model is set up, and not before that is known', async () => {
  answers[USAGE] = { ...usage, configured: false };
  open();
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual([USAGE]));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the text as it comes, puts it in the place of what stood there, and takes it back', async () => {
  open();
  await ask('shorter, please');
  expect(calls()).toEqual([
    {
      body: {
        type: 'about',
        prompt: 'shorter, please',
        websiteId: 'site-1',
        context: 'About: I repair kettles.\n\nName: Ada',
      },
    },
  ]);
  expect(writing).toEqual([true]);
  const text = screen.getByRole('group', { name: 'The text' });
  call.say('Kett');
  call.say('les, mended');
  expect(text.textContent).toBe('Kettles, mended');
  // Nobody is told of every piece, and nothing is in the field yet.
  expect(screen.getByRole('status').textContent).toBe('Writing');
  expect(field().value).toBe('I repair kettles.');
  call.end({ text: 'Kettles, mended.' });
  expect(await screen.findByText('Written: Kettles, mended.')).toBeDefined();
  expect(writing).toEqual([true, false]);
  press('Replace');
  expect(field().value).toBe('Kettles, mended.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Undo what was written: About');
  expect(field().value).toBe('I repair kettles.');
  expect(screen.queryByRole('button', { name: /^Undo/u })).toBeNull();
});

it('puts it below what stands there; once somebody writes on, there is nothing to take back', async () => {
  open();
  await ask('more');
  call.end({ text: 'And pans.' });
  fireEvent.click(await screen.findByRole('button', { name: 'Insert below' }));
  expect(field().value).toBe('I repair kettles.\n\nAnd pans.');
  expect(screen.getByRole('button', { name: /^Undo/u })).toBeDefined();
  fireEvent.change(field(), { target: { value: 'I repair kettles. And more.' } });
  expect(screen.queryByRole('button', { name: /^Undo/u })).toBeNull();
});

it('a failure says what it is, and what was typed stays for another try', async () => {
  open();
  await ask('about my kettles');
  call.say('I have mended nine');
  call.fail(new ApiError({ status: 503, code: 'ai_budget', message: 'Used up until tomorrow.' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Used up until tomorrow.');
  expect((await prompt()).value).toBe('about my kettles');
  expect(document.activeElement).toBe(await prompt());
  // Half a text may be the half that was refused.
  expect(screen.queryByText(/mended nine/u)).toBeNull();
  expect(writing).toEqual([true, false]);
  press('Write');
  call.end({ text: 'Nine.' });
  expect(await screen.findByRole('button', { name: 'Replace' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asked for what stands nowhere it says so, and leaves the field alone', async () => {
  open();
  await ask('what a kettle costs');
  call.end({ text: '', notKnown: 'A price.' });
  expect(await screen.findByText('That stands nowhere.')).toBeDefined();
  expect(screen.getByText('A price.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  expect(field().value).toBe('I repair kettles.');
  expect((await prompt()).value).toBe('what a kettle costs');
});

it('names the numbers that stand nowhere else', async () => {
  open();
  await ask('with years');
  call.end({ text: 'Since 1904.', unsupported: ['1904'] });
  expect(await screen.findByText('Look at these, they stand nowhere else: 1904')).toBeDefined();
});

it('stops, and what came so far can be used or put away', async () => {
  open();
  await ask('long');
  call.say('Kettles and');
  press('Stop');
  expect(signal.aborted).toBe(true);
  expect(screen.getByRole('group', { name: 'The text' }).textContent).toBe('Kettles and');
  press('Discard');
  expect(screen.queryByRole('group', { name: 'The text' })).toBeNull();
  expect(field().value).toBe('I repair kettles.');
  expect(writing).toEqual([true, false]);
});

it('goes on while its panel is shut, and stops when the page is left', async () => {
  open();
  await ask('long');
  call.say('Kettles');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  call.say(' again');
  fireEvent.click(screen.getByRole('button', { name: 'Writing: About' }));
  expect((await screen.findByRole('group', { name: 'The text' })).textContent).toBe('Kettles again');
  cleanup();
  expect(signal.aborted).toBe(true);
  expect(writing).toEqual([true, false]);
});

it('a text that is too long for its field is not put there', async () => {
  open({ type: 'title', most: 12 });
  await ask('longer');
  call.end({ text: 'Kettles\nthat boil over' });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This has 22 characters; 12 fit here. Ask for a shorter one.',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace' }).disabled).toBe(true);
});

it('offers what fits the field, and asks for it at once', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Help me write: About' }));
  const ideas = within(await screen.findByRole('list', { name: 'Ideas' }));
  fireEvent.click(ideas.getByRole('button', { name: 'From my profile' }));
  await waitFor(() => expect(calls()).toMatchObject([{ body: { prompt: 'From my profile' } }]));
  expect(document.activeElement?.textContent).toBe('Stop');
});

it('what a plan does not include says what Standard brings, and leads there', async () => {
  open();
  await ask('one more');
  call.fail(new ApiError({ status: 402, code: 'plan_required', message: 'Free includes 40 helps a day.' }));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('Free includes 40 helps a day.');
  expect(told.textContent).toContain('help with writing, 200 times a day');
  expect(screen.getByRole('link', { name: 'Look at Standard' }).getAttribute('href')).toBe('/billing');
  expect((await prompt()).value).toBe('one more');
});
