import { startDeadline } from '@tosite/profile-sources/outbound/deadline';
import { createOriginFetch } from '@tosite/profile-sources/outbound/origin-fetch';
import type { JSONSchema7 } from 'ai';
import { failureOf, statusOfError } from './failure-of.ts';
import { ModelFailure } from './model-failure.ts';

export type ModelSettings = {
  /** Up to `/v1`, as every OpenAI-compatible server has it. */
  baseUrl: string;
  model: string;
  /** null: the server asks for none. */
  apiKey: string | null;
  /** `on`: answers by schema, always. `off`: the schema stands in the prompt alone. `auto`: whatever the server takes. */
  structured: 'auto' | 'on' | 'off';
  /** Characters of a film that one request holds. */
  inputCharacters: number;
};

/** Each in milliseconds. */
export type ModelTimes = { connect: number; silence: number; whole: number };
const TIMES: ModelTimes = { connect: 5_000, silence: 120_000, whole: 240_000 };
const MAX_ANSWER_BYTES = 1_000_000;
export const MAX_ANSWER_TOKENS = 4_000;

export type ModelMessage = { role: 'user' | 'assistant'; content: string };

/** Counts what is asked of the model. `take` throws where no further request may be made. */
export type Meter = { take(): Promise<void>; giveBack(): Promise<void> };

export type ModelRequest = {
  system: string;
  messages: readonly ModelMessage[];
  maxTokens: number;
  signal: AbortSignal;
  meter: Meter;
};

export type ModelClient = {
  readonly settings: ModelSettings;
  /** A text that ought to be JSON of this shape. Throws ModelFailure, or what ended `signal`. */
  answer(request: ModelRequest & { schema: JSONSchema7 }): Promise<string>;
  /** A text as it comes. One that breaks off throws ModelFailure, and is given back. */
  stream(request: ModelRequest): AsyncGenerator<string>;
  close(): Promise<void>;
};

const FORMS = ['json_schema', 'json_object', 'text'] as const;

export function createModelClient(settings: ModelSettings, times: ModelTimes = TIMES): ModelClient {
  const { baseUrl, model, apiKey, structured } = settings;
  const origin = createOriginFetch({
    base: baseUrl,
    maxBytes: MAX_ANSWER_BYTES,
    timeouts: { connect: times.connect, headers: times.silence, chunk: times.silence },
  });
  const providerOf = async (supportsStructuredOutputs: boolean) => {
    const { createOpenAICompatible } = await loadSdk();
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      supportsStructuredOutputs,
      fetch: origin.fetch,
      ...(apiKey === null ? {} : { apiKey }),
    });
    return provider(model);
  };
  /** The first form that this server has not refused. */
  let known = structured === 'off' ? 2 : 0;

  async function once(request: ModelRequest & { schema: JSONSchema7 }, form: (typeof FORMS)[number]) {
    const { generateText, Output, jsonSchema, NoObjectGeneratedError } = await loadSdk();
    const { system, messages, maxTokens, signal, meter, schema } = request;
    await meter.take();
    const deadline = startDeadline(times.whole, signal);
    try {
      const answer = await generateText({
        model: await providerOf(form === 'json_schema'),
        system,
        messages: [...messages],
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: deadline.signal,
        ...(form === 'text' ? {} : { output: Output.object({ schema: jsonSchema(schema) }) }),
      });
      return answer.text;
    } catch (error) {
      // It answered, and it is paid for.
      if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
      await meter.giveBack();
      if (deadline.signal.aborted && !signal.aborted) throw new ModelFailure('slow');
      throw error;
    } finally {
      deadline.end();
    }
  }

  return {
    settings,
    async answer(request) {
      for (let form = known; ; form += 1) {
        try {
          const text = await once(request, FORMS[form] ?? 'text');
          known = form;
          return text;
        } catch (error) {
          // What it does not take in one form it may take in the next; nothing was written, and nothing is paid for.
          const status = statusOfError(error);
          const goesOn = structured === 'auto' && form < 2 && (status === 400 || status === 422);
          if (!goesOn || request.signal.aborted) throw failureOf(error, request.signal);
        }
      }
    },
    async *stream({ system, messages, maxTokens, signal, meter }) {
      const { streamText } = await loadSdk();
      await meter.take();
      const deadline = startDeadline(times.whole, signal);
      let isWhole = false;
      try {
        const { fullStream } = streamText({
          model: await providerOf(false),
          system,
          messages: [...messages],
          maxOutputTokens: maxTokens,
          maxRetries: 0,
          abortSignal: deadline.signal,
          onError: () => undefined,
        });
        for await (const part of fullStream) {
          if (part.type === 'text-delta') yield part.text;
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') throw new ModelFailure('slow');
          if (part.type === 'finish') isWhole = part.finishReason !== 'error';
        }
        if (!isWhole) throw new ModelFailure('failed');
      } catch (error) {
        if (!signal.aborted) await meter.giveBack();
        throw deadline.signal.aborted && !signal.aborted
          ? new ModelFailure('slow')
          : failureOf(error, signal);
      } finally {
        // Whoever stops reading ends the request.
        deadline.abort();
      }
    },
    close: () => origin.close(),
  };
}

/** Takes seven tenths of a second: nobody waits for it who does not ask a model. */
async function loadSdk() {
  // It writes warnings to the console otherwise.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { ...sdk, createOpenAICompatible };
}
