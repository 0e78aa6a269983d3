import { errorBody, errorResponse, toFailure } from './error-answer.ts';
import { formatEvent, type EventStream } from './event-stream.ts';
import type { RequestFacts } from './request-context.ts';

type StreamParts<T> = {
  run: (stream: EventStream) => Promise<T>;
  present: (answer: T) => unknown;
  /** The name of the last event when all went well. */
  answerEvent: string;
  facts: RequestFacts;
  headers: Headers;
  /** Milliseconds of silence after which a comment says that somebody is there still. */
  beatMs?: number;
};

/** Callers give up after thirty seconds in which they hear nothing. */
const BEAT_MS = 10_000;

/**
 * Answers with server-sent events: the steps, then the answer or `error`. What fails before the first step is an
 * ordinary error answer with its status. Where nothing happens for long, comments keep the connection, and begin it where
 * there was no step yet: what fails then is an event. Nothing waits for the caller to read: events are few and small.
 */
export async function streamAnswer<T>(parts: StreamParts<T>): Promise<Response> {
  const encoder = new TextEncoder();
  let open: ReadableStreamDefaultController<Uint8Array> | null = null;
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => {
      open = controller;
    },
    cancel: () => {
      open = null;
    },
  });
  let silence: NodeJS.Timeout | undefined;
  const send = (text: string): void => {
    open?.enqueue(encoder.encode(text));
    silence?.refresh();
  };
  const write = (event: string, data: unknown): void => send(formatEvent(event, data));

  let begin: (value: 'begun') => void = () => undefined;
  const begun = new Promise<'begun'>((resolve) => {
    begin = resolve;
  });
  silence = setInterval(() => {
    send(': still writing\n\n');
    begin('begun');
  }, parts.beatMs ?? BEAT_MS);
  silence.unref();
  const stream: EventStream = {
    async send(event, data) {
      write(event, data);
      begin('begun');
    },
  };
  const finished = parts
    .run(stream)
    .finally(() => clearInterval(silence))
    .then(
      (answer) => ({ event: parts.answerEvent, data: parts.present(answer), failure: null }),
      (error: unknown) => {
        const failure = toFailure(error);
        if (failure.code === 'internal') parts.facts.log.error({ err: error }, 'a streamed answer failed');
        return { event: 'error', data: errorBody(failure), failure };
      },
    );

  const first = await Promise.race([begun, finished]);
  if (first !== 'begun' && first.failure !== null) return errorResponse(first.failure);
  void finished.then(({ event, data }) => {
    write(event, data);
    open?.close();
  });
  const headers = new Headers(parts.headers);
  headers.set('content-type', 'text/event-stream; charset=utf-8');
  headers.set('x-accel-buffering', 'no');
  return new Response(readable, { status: 200, headers });
}
