import { expect, it } from 'vitest';
import { createEventParser } from '@tosite/api-client/event-stream';
import { ApiFailure } from './api-failure.ts';
import { streamAnswer } from './event-answer.ts';
import type { EventStream } from './event-stream.ts';
import type { RequestFacts } from './request-context.ts';

// What is told of the request is not looked at.
const facts = {} as RequestFacts;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const answer = (run: (stream: EventStream) => Promise<string>) =>
  streamAnswer({
    run,
    present: (text) => ({ text }),
    answerEvent: 'done',
    facts,
    headers: new Headers(),
    beatMs: 20,
  });

it('whoever waits for long hears that somebody is there, and gets the answer all the same', async () => {
  const response = await answer(async () => {
    await wait(150);
    return 'Late';
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const text = await response.text();
  expect(text.match(/^: still writing$/gmu)?.length).toBeGreaterThan(2);
  const parser = createEventParser();
  expect([...parser.push(text), ...parser.end()]).toEqual([{ event: 'done', data: '{"text":"Late"}' }]);
});

it('what fails at once is an ordinary answer; what fails after a silence is an event', async () => {
  const fail = async (ms: number) =>
    answer(async () => {
      await wait(ms);
      throw new ApiFailure('ai_not_configured', { id: 'writing.notConfigured' });
    });
  expect((await fail(0)).status).toBe(503);
  const late = await fail(120);
  expect(late.status).toBe(200);
  expect(await late.text()).toMatch(/event: error\ndata: \{"error":"ai_not_configured"/u);
});
