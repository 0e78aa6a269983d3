import { leaks, newCanary } from '../canary.ts';
import { MAX_ANSWER_TOKENS, type ModelClient, type ModelMessage } from '../model/model-client.ts';
import { ModelFailure } from '../model/model-failure.ts';
import { partsOfFilm } from './parts-of-film.ts';
import { POST_ANSWER_JSON, readPostAnswer, type PostAnswer } from './post-answer.ts';
import { postOfAnswers, type AnsweredPart, type GroundedPost } from './post-of-answers.ts';
import { filmPrompt, REPAIR, systemPrompt } from './post-prompt.ts';
import type { PostWriter } from './post-writer.ts';
import { saidLines } from './said-lines.ts';

/** Paid requests that one post costs at most, whatever is answered. */
export const MOST_CALLS = 2;
/** Of its words so many have to be said in the film: else it wrote about something else, or in another language. */
const SAID = 1 / 3;

/**
 * A post in a model's words out of numbered captions. A film that fits into one request may cost a second one, to mend the
 * answer; a longer one costs one for each of its two parts. A longer one still is not written: none of it is left out
 * without a word.
 */
export function createModelWriter(client: ModelClient): PostWriter {
  return async (task, { signal, meter }) => {
    const lines = task.transcript === null ? [] : saidLines(task.transcript, task.film.chapters);
    if (lines.length === 0) return null;
    const parts = partsOfFilm(lines, client.settings.inputCharacters);
    if (parts.length > MOST_CALLS) throw new ModelFailure('too_long');
    const canary = newCanary();
    const system = systemPrompt({ canary });
    const ask = async (messages: readonly ModelMessage[]): Promise<string> => {
      const written = await client.answer({
        system,
        messages,
        schema: POST_ANSWER_JSON,
        maxTokens: MAX_ANSWER_TOKENS,
        signal,
        meter,
      });
      if (leaks(written, canary)) throw new ModelFailure('leaked');
      return written;
    };
    const made = (answered: readonly AnsweredPart[]): GroundedPost => postOfAnswers(task, lines, answered);

    const answered: AnsweredPart[] = [];
    for (const [index, part] of parts.entries()) {
      const told = answered
        .flatMap(({ answer }) => answer.sections.map(({ heading }) => heading))
        .slice(0, 30);
      const prompt = filmPrompt(task, lines, {
        part,
        count: parts.length,
        index,
        boundary: newCanary(),
        told,
      });
      const question: ModelMessage = { role: 'user', content: prompt };
      const written = await ask([question]);
      let answer = readPostAnswer(written);
      const isFine = (one: PostAnswer | null) => one !== null && isOfFilm(made([{ part, answer: one }]));
      if (!isFine(answer) && parts.length === 1) {
        const repaired = await ask([
          question,
          { role: 'assistant', content: written.slice(0, 20_000) },
          { role: 'user', content: REPAIR },
        ]);
        answer = readPostAnswer(repaired);
      }
      if (answer === null) throw new ModelFailure('unusable');
      if (!isFine(answer)) throw new ModelFailure('not_of_film');
      answered.push({ part, answer });
    }
    const { post, marked } = made(answered);
    return { writer: 'ai', post, marked };
  };
}

function isOfFilm({ said }: GroundedPost): boolean {
  return said >= SAID;
}
