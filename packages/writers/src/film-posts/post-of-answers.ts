import type { WrittenPost } from '@tosite/profile-sources/film-posts/film-facts';
import {
  saidBelow,
  tagsOf,
  withWhole,
  writeFromFilm,
} from '@tosite/profile-sources/film-posts/write-from-film';
import type { Cue } from '@tosite/validation/posts/cue';
import { groundParagraph } from '@tosite/validation/posts/ground-paragraph';
import type { PostBlock, PostParagraph } from '@tosite/validation/posts/post-document';
import { inlineText } from '@tosite/validation/posts/post-text';
import { wordsOf } from '@tosite/validation/text/words';
import { shortened } from '../shortened.ts';
import { plainLine } from '../text-of-model.ts';
import type { FilmPart } from './parts-of-film.ts';
import type { PostAnswer } from './post-answer.ts';
import type { PostTask } from './post-writer.ts';

const NEIGHBOURS = 2;
const MOST_SECTIONS = 60;
const MOST_PARAGRAPHS = 200;
const LONGEST_PARAGRAPH = 4_000;
const LONGEST_HEADING = 160;
const LONGEST_EXCERPT = 300;

export type AnsweredPart = { part: FilmPart; answer: PostAnswer };

export type GroundedPost = {
  post: WrittenPost;
  /** Paragraphs with words that are not said. */
  marked: number;
  /** 0 to 1: of all words of its paragraphs, how many are said anywhere in the film. */
  said: number;
};

/**
 * The post out of what a model answered: its words as plain text, each paragraph at the second of its first caption, and
 * with the words of it that neither its captions nor their neighbours say. Titles and headings that name what nobody said
 * are left out.
 */
export function postOfAnswers(
  task: PostTask,
  lines: readonly Cue[],
  answered: readonly AnsweredPart[],
): GroundedPost {
  const { film, transcript, options } = task;
  const language = transcript?.language ?? 'en';
  const sections = answered.flatMap(({ part, answer }, index) =>
    answer.sections.map((section) => ({
      ...section,
      // What both parts hold the first has told.
      paragraphs: section.paragraphs.filter(
        ({ captions }) => index === 0 || !isToldBefore(captions, answered[index - 1]?.part ?? part),
      ),
      part,
    })),
  );
  const body: PostBlock[] = [];
  let paragraphs = 0;
  let marked = 0;
  for (const { heading, paragraphs: written, part } of sections.slice(0, MOST_SECTIONS)) {
    const made = written
      .slice(0, Math.max(0, MOST_PARAGRAPHS - paragraphs))
      .flatMap((one) => paragraphOf(one, { lines, part, url: film.url, language }));
    if (made.length === 0) continue;
    paragraphs += made.length;
    marked += made.filter(({ attrs }) => attrs.unsupported !== undefined).length;
    const title = shortened(plainLine(heading), LONGEST_HEADING, language);
    const around = linesAround(
      written.flatMap(({ captions }) => captions),
      lines,
      part,
    );
    const known = [...around.map(({ text }) => text), film.title, ...film.chapters.map((one) => one.title)];
    if (title !== '' && !inventsNames(title, known))
      body.push({
        type: 'heading',
        attrs: { level: 2, at: made.find(({ attrs }) => attrs.at !== null)?.attrs.at ?? null },
        content: [{ type: 'text', text: title }],
      });
    body.push(...made);
  }
  const whole = transcript !== null && options.includeTranscript ? saidBelow(film, transcript) : [];
  const own = writeFromFilm(film, transcript, { length: 'short', includeTranscript: false });
  const all = [...lines.map(({ text }) => text), film.title, film.description ?? ''];
  const [first] = answered;
  const title = shortened(plainLine(first?.answer.title ?? ''), LONGEST_HEADING, language);
  const excerpt = shortened(plainLine(first?.answer.excerpt ?? ''), LONGEST_EXCERPT, language);
  return {
    post: {
      title: title !== '' && !inventsNames(title, all) ? title : film.title.trim().slice(0, 300).trim(),
      excerpt: excerpt !== '' && !inventsNames(excerpt, all) ? excerpt : (own?.excerpt ?? ''),
      tags: tagsOf(film),
      ...withWhole([body], whole),
    },
    marked,
    said: shareSaid(body, lines),
  };
}

function shareSaid(body: readonly PostBlock[], lines: readonly Cue[]): number {
  const known = new Set(lines.flatMap(({ text }) => wordsOf(text)));
  const words = body.flatMap((block) =>
    block.type === 'paragraph' ? wordsOf(inlineText(block.content ?? [])) : [],
  );
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
}

function isToldBefore(captions: readonly number[], before: FilmPart): boolean {
  return captions.length > 0 && captions.every((number) => number - 1 < before.to);
}

function paragraphOf(
  { text, captions }: PostAnswer['sections'][number]['paragraphs'][number],
  { lines, part, url, language }: { lines: readonly Cue[]; part: FilmPart; url: string; language: string },
): PostParagraph[] {
  const words = shortened(plainLine(text, [url]), LONGEST_PARAGRAPH, language);
  if (!/[\p{L}\p{N}]/u.test(words)) return [];
  const around = linesAround(captions, lines, part);
  const places = placesOf(captions, part);
  // Without a caption that exists it is looked for in all of the part.
  const grounded =
    around.length > 0
      ? groundParagraph(words, [{ start: null, text: around.map((line) => line.text).join(' ') }])
      : groundParagraph(words, lines.slice(part.from, part.to));
  const at = around.length > 0 ? (lines[Math.min(...places)]?.start ?? null) : grounded.at;
  return [
    {
      type: 'paragraph',
      attrs: { at, ...(grounded.supported ? {} : { unsupported: grounded.missing }) },
      content: [{ type: 'text', text: words }],
    },
  ];
}

/** Numbers that the model was given; a made-up one is none. */
function placesOf(captions: readonly number[], { from, to }: FilmPart): number[] {
  const places = captions.map((number) => number - 1);
  return [...new Set(places)].filter((place) => Number.isInteger(place) && place >= from && place < to);
}

function linesAround(captions: readonly number[], lines: readonly Cue[], part: FilmPart): Cue[] {
  const near = new Set(
    placesOf(captions, part).flatMap((place) =>
      Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, step) => place - NEIGHBOURS + step),
    ),
  );
  return [...near].toSorted((a, b) => a - b).flatMap((place) => lines[place] ?? []);
}

/** Whether a line names something, or says a number, that stands in none of the texts. */
function inventsNames(line: string, texts: readonly string[]): boolean {
  const { missing } = groundParagraph(line, [{ start: null, text: texts.join(' ') }]);
  return missing.some((word) => /\p{N}|^\p{Lu}/u.test(word));
}
