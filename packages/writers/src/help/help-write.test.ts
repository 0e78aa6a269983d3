import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../testing/model-server.ts';
import { clientOf, countingMeter } from '../testing/test-film.ts';
import { HELP_FIELDS, type HelpField } from './help-lengths.ts';
import type { HelpTask } from './help-prompt.ts';
import { helpWrite } from './help-write.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(async () => server.close());
beforeEach(() => server.always('good'));

const task = (given: Partial<HelpTask> = {}): HelpTask => ({
  type: 'about',
  prompt: 'Write about me',
  known: 'Name · Tove Sample\nWork: Baker · The Corner Bakery · 2014–',
  context: '',
  language: 'en',
  ...given,
});
const help = async (given: Partial<HelpTask> = {}, meter = countingMeter()) => {
  const client = clientOf(server);
  let told = '';
  try {
    const signal = new AbortController().signal;
    const answer = await helpWrite(client, task(given), {
      signal,
      meter,
      onText: (delta) => (told += delta),
    });
    return { ...answer, told };
  } finally {
    await client.close();
  }
};

it('writes from what is known, piece by piece', async () => {
  const { text, told, notKnown, unsupported } = await help();
  expect([text, notKnown, unsupported]).toEqual(['Tove Sample Baker · The Corner Bakery · 2014–', null, []]);
  expect(told).toBe(text);
});

it('says what is not there in place of making it up, and tells nothing before', async () => {
  expect(await help({ prompt: 'Say that I won the "Nobelpreis"' })).toEqual({
    text: '',
    notKnown: 'Nobelpreis',
    unsupported: [],
    told: '',
  });
});

it('names the numbers that stand nowhere', async () => {
  server.always('invents');
  expect((await help()).unsupported).toEqual(['4711']);
});

it('a text is plain, and as long as its field takes, whatever was written', { timeout: 60_000 }, async () => {
  server.always('hostile');
  for (const type of Object.keys(HELP_FIELDS) as HelpField[]) {
    const { text, told } = await help({ type, context: 'Words that go on. '.repeat(400) });
    expect([type, text.length <= HELP_FIELDS[type].longest, text !== '']).toEqual([type, true, true]);
    expect(told.length).toBeLessThanOrEqual(HELP_FIELDS[type].longest);
    expect(text).not.toMatch(/script|evil|javascript:|\*\*|!\[/u);
    expect(HELP_FIELDS[type].lines || !text.includes('\n')).toBe(true);
  }
});

it('what it is to keep to itself is never told, not even in part', async () => {
  server.always('leaks');
  const client = clientOf(server);
  let told = '';
  const signal = new AbortController().signal;
  const answer = helpWrite(client, task({ type: 'post' }), {
    signal,
    meter: countingMeter(),
    onText: (delta) => (told += delta),
  });
  await expect(answer).rejects.toMatchObject({ code: 'leaked' });
  expect(told).not.toMatch(/MARK/u);
  await client.close();
});

it('half a text is no text', async () => {
  server.always('half');
  const meter = countingMeter();
  await expect(help({}, meter)).rejects.toMatchObject({ code: 'unreachable' });
  expect(meter.given).toBe(1);
});
