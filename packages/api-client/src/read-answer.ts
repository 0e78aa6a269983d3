import * as v from 'valibot';
import { localError } from './api-error.ts';
import { FileSchema, type Endpoint } from './endpoints/define-endpoint.ts';
import type { JobStep, PreviewProgress, PreviewStep } from './endpoints/stream-events.ts';
import { createEventParser, type ServerEvent } from './event-stream.ts';
import type { Exchange } from './exchange.ts';
import { readFile, type FileProgress } from './read-file.ts';
import { failureOfAnswer, failureOfEvent, parseJson } from './read-failure.ts';

type Watch = {
  onStep?: ((step: PreviewStep) => void) | undefined;
  onJobStep?: ((step: JobStep) => void) | undefined;
  onProgress?: ((progress: PreviewProgress) => void) | undefined;
  onText?: ((delta: string) => void) | undefined;
  onFile?: FileProgress | undefined;
};

/** Reads an answer as its endpoint declares it; undefined where it has no body. Throws ApiError. */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  exchange: Exchange,
  watch: Watch,
): Promise<unknown> {
  const isStream = /^\s*text\/event-stream\b/iu.test(response.headers.get('content-type') ?? '');
  if (response.ok && isStream && response.body !== null) {
    return readStream(endpoint, response, response.body, exchange, watch);
  }
  // Nobody knows how long a file takes; its caller can end it.
  if (response.ok && endpoint.output === FileSchema) {
    return watch.onFile === undefined
      ? exchange.wait(response.blob(), null)
      : readFile(response, exchange, watch.onFile);
  }
  const text = await exchange.wait(response.text());
  if (!response.ok) throw failureOfAnswer(response, text);
  return endpoint.output === null ? undefined : check(endpoint.output, parseJson(text), response);
}

async function readStream(
  endpoint: Endpoint,
  response: Response,
  body: ReadableStream<Uint8Array>,
  exchange: Exchange,
  watch: Watch,
): Promise<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createEventParser();
  for (;;) {
    const piece = await exchange.wait(reader.read());
    const events = piece.done ? parser.end() : parser.push(decoder.decode(piece.value, { stream: true }));
    for (const event of events) {
      const last = takeEvent(endpoint, response, event, watch);
      if (last !== null) return last.answer;
    }
    // It broke off before its last event.
    if (piece.done) throw localError('FETCH_ERROR', undefined, response.headers.get('x-request-id'));
  }
}

function takeEvent(
  endpoint: Endpoint,
  response: Response,
  { event, data }: ServerEvent,
  watch: Watch,
): { answer: unknown } | null {
  if (event === 'error') throw failureOfEvent(parseJson(data), response);
  const { answer, events } = endpoint.streams ?? { answer: null, events: {} };
  if (event === answer) {
    return {
      answer: endpoint.output === null ? undefined : check(endpoint.output, parseJson(data), response),
    };
  }
  // A step of a newer server, unknown here, is no reason to lose the answer.
  if (event === 'step' && events.step !== undefined) {
    const step = v.safeParse(events.step, parseJson(data));
    if (!step.success) return null;
    if ('status' in step.output) watch.onStep?.(step.output);
    else watch.onJobStep?.(step.output);
  }
  if (event === 'progress' && events.progress !== undefined) {
    const progress = v.safeParse(events.progress, parseJson(data));
    if (progress.success) watch.onProgress?.(progress.output);
  }
  if (event === 'text' && events.text !== undefined) {
    const text = v.safeParse(events.text, parseJson(data));
    if (text.success) watch.onText?.(text.output.delta);
  }
  return null;
}

function check(schema: v.GenericSchema, value: unknown, response: Response): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw localError('PARSING_ERROR', new v.ValiError(result.issues), response.headers.get('x-request-id'));
}
