import type { PostTask } from '../film-posts/post-writer.ts';
import {
  createModelClient,
  type Meter,
  type ModelClient,
  type ModelSettings,
} from '../model/model-client.ts';
import { ModelFailure } from '../model/model-failure.ts';
import type { ModelServer } from './model-server.ts';

const SENTENCES = [
  'There is a samovar in my attic that nobody is allowed to polish.',
  'It was pressed in Tula in 1904 and it has a chip on the lid.',
  'My grandmother carried it over two borders under her coat.',
  'Turn it over and you see that the base is not flat.',
  'The flame goes in from below and cannot leave at once.',
  'That is the whole trick of a samovar: hot air takes the long way.',
];

/** A film of so many lines, one every four seconds. */
export function taskOf(lines = 30, options: Partial<PostTask['options']> = {}): PostTask {
  return {
    film: {
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      title: 'The samovar nobody polishes',
      description: 'A samovar of my grandmother, and why it is not to be polished.',
      chapters: [],
      tags: ['samovar'],
    },
    transcript: {
      cues: Array.from({ length: lines }, (_, index) => ({
        start: index * 4,
        text: `${SENTENCES[index % SENTENCES.length]} (${index})`,
      })),
      language: 'en',
      automatic: false,
    },
    options: { length: 'medium', tone: 'neutral', includeTranscript: false, ...options },
  };
}

/** Counts, and refuses after so many. */
export function countingMeter(most = Number.POSITIVE_INFINITY): Meter & { taken: number; given: number } {
  const meter = {
    taken: 0,
    given: 0,
    async take() {
      if (meter.taken - meter.given >= most) throw new ModelFailure('budget');
      meter.taken += 1;
    },
    async giveBack() {
      meter.given += 1;
    },
  };
  return meter;
}

export function clientOf(
  server: Pick<ModelServer, 'origin'>,
  settings: Partial<ModelSettings> = {},
  times = { connect: 500, silence: 1_000, whole: 4_000 },
): ModelClient {
  return createModelClient(
    {
      baseUrl: `${server.origin}/v1`,
      model: 'recorded',
      apiKey: 'sk-a-secret-key',
      structured: 'auto',
      inputCharacters: 60_000,
      ...settings,
    },
    times,
  );
}
