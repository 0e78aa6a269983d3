import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import type { PostBlock, PostDocument, PostInline } from '@tosite/validation/posts/post-document';
import { MAX_POST_TEXT } from '@tosite/validation/posts/post-document';
import { postText } from '@tosite/validation/posts/post-text';
import { cleanDocument } from '@tosite/validation/posts/clean-document';
import { sentencesOf, wordsOf } from '@tosite/validation/text/words';
import { descriptionParts, type DescriptionParts } from './description-parts.ts';
import type { FilmFacts, PostLength, Transcript, WrittenPost } from './film-facts.ts';
import { saidSentences, type Said } from './said-sentences.ts';
import { isAdvertising, isAsking } from './spoken-text.ts';
import { tellingSentences } from './telling-sentences.ts';

const WORDS: Readonly<Record<PostLength, number>> = { short: 250, medium: 700, long: 1_600 };
const SENTENCES_OF_PARAGRAPH = 5;
const WORDS_OF_PARAGRAPH = 110;
const LONGEST_EXCERPT = 200;
const FEWEST_SAID = 12;
const FEWEST_DESCRIBED = 12;
const MOST_TAGS = 8;

/**
 * A post out of what is said in a film and what its description tells, with no word of our own: chapters are its
 * headings, the telling sentences stand in their order, each paragraph bears the second at which it is said. Without
 * captions it is what the description tells and the list of chapters. null: there is nothing to write from.
 */
export function writeFromFilm(
  film: FilmFacts,
  transcript: Transcript | null,
  options: { length: PostLength; /** All that is said stands below the post. */ includeTranscript: boolean },
): WrittenPost | null {
  const about = descriptionParts(film.description);
  const said = transcript === null ? [] : saidSentences(transcript, film.chapters);
  const told = said.filter(
    ({ text, chapter }) => !isAsking(text) && !isAdvertising(film.chapters[chapter]?.title ?? ''),
  );
  const count = told.reduce((sum, { words }) => sum + words.length, 0);
  const hasSpeech = count >= FEWEST_SAID;
  const body = hasSpeech
    ? fromSpeech(film, { told, said }, WORDS[options.length])
    : fromDescription(film, about);
  if (body.length === 0) return null;
  const above = [body, footOf(about)];
  const whole = hasSpeech && options.includeTranscript ? paragraphsOf(said) : [];
  return {
    title: film.title.trim().slice(0, 300).trim(),
    excerpt: excerptOf(about, hasSpeech ? told : []),
    tags: tagsOf(film),
    ...withWhole(above, whole),
  };
}

export function tagsOf({ tags }: Pick<FilmFacts, 'tags'>): string[] {
  return tags.slice(0, MOST_TAGS).flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim().slice(0, 60)]));
}

/** All that is said in a film, as paragraphs. */
export function saidBelow(film: FilmFacts, transcript: Transcript): PostBlock[] {
  return paragraphsOf(saidSentences(transcript, film.chapters));
}

/** With all that is said below it, where there is room for all of it: a part of a transcript is none. */
export function withWhole(
  above: readonly (readonly PostBlock[])[],
  whole: readonly PostBlock[],
): Pick<WrittenPost, 'content' | 'isWholeLeftOut'> {
  const content = documentOf([...above, whole]);
  const isWholeLeftOut = postText(content).length > MAX_POST_TEXT;
  return { content: isWholeLeftOut ? documentOf(above) : content, isWholeLeftOut };
}

/** Parts with a line between them. */
function documentOf(parts: readonly (readonly PostBlock[])[]): PostDocument {
  const filled = parts.filter((part) => part.length > 0);
  const content = filled.flatMap((part, index): PostBlock[] =>
    index === 0 ? [...part] : [{ type: 'horizontalRule' }, ...part],
  );
  return cleanDocument({ type: 'doc', content });
}

/** A chapter is given as many words as it has of all that is said, and at least its most telling sentence. */
function fromSpeech(
  film: FilmFacts,
  { told, said }: { told: readonly Said[]; said: readonly Said[] },
  budget: number,
): PostBlock[] {
  const all = told.reduce((sum, { words }) => sum + words.length, 0);
  const chapters = [...new Set(told.map(({ chapter }) => chapter))].toSorted((a, b) => a - b);
  return chapters.flatMap((chapter): PostBlock[] => {
    const own = told.filter((sentence) => sentence.chapter === chapter);
    const count = own.reduce((sum, { words }) => sum + words.length, 0);
    const paragraphs = paragraphsOf(tellingSentences(own, (budget * count) / all), said);
    if (paragraphs.length === 0) return [];
    const named = film.chapters[chapter];
    if (named === undefined) return paragraphs;
    return [
      {
        type: 'heading',
        attrs: { level: 2, at: named.start },
        content: [{ type: 'text', text: named.title }],
      },
      ...paragraphs,
    ];
  });
}

/** Sentences that were said one right after the other are one paragraph, with the second of the first. */
function paragraphsOf(chosen: readonly Said[], among: readonly Said[] = chosen): PostBlock[] {
  const places = new Map(among.map((sentence, place) => [sentence, place]));
  const paragraphs: Said[][] = [];
  let before: Said | null = null;
  for (const sentence of chosen) {
    const open = paragraphs.at(-1);
    const follows = before !== null && places.get(sentence) === (places.get(before) ?? -2) + 1;
    const words = open?.reduce((sum, one) => sum + one.words.length, 0) ?? 0;
    const goesOn = follows && before?.endsBlock === false && before.chapter === sentence.chapter;
    if (open !== undefined && goesOn && open.length < SENTENCES_OF_PARAGRAPH && words < WORDS_OF_PARAGRAPH)
      open.push(sentence);
    else paragraphs.push([sentence]);
    before = sentence;
  }
  return paragraphs.map((sentences) => ({
    type: 'paragraph',
    attrs: { at: sentences[0]?.at ?? null },
    content: [{ type: 'text', text: joined(sentences) }],
  }));
}

function joined(sentences: readonly Said[]): string {
  return sentences.reduce(
    (text, sentence) =>
      text === '' || /[。！？」]$/u.test(text) ? text + sentence.text : `${text} ${sentence.text}`,
    '',
  );
}

/** Without captions: what its maker wrote below it, and its chapters, each a link to its second. */
function fromDescription(film: FilmFacts, { prose }: DescriptionParts): PostBlock[] {
  const chapters = film.chapters.filter(({ title }) => !isAdvertising(title));
  const words = prose.reduce((sum, text) => sum + wordsOf(text).length, 0);
  if (words < FEWEST_DESCRIBED && chapters.length === 0) return [];
  return [
    ...prose.map((text): PostBlock => ({
      type: 'paragraph',
      attrs: { at: null },
      content: [{ type: 'text', text }],
    })),
    ...chapterList(film.url, chapters),
  ];
}

function chapterList(url: string, chapters: FilmFacts['chapters']): PostBlock[] {
  if (chapters.length === 0) return [];
  return [
    {
      type: 'bulletList',
      content: chapters.map(({ start, title }) => ({
        type: 'listItem',
        content: [
          { type: 'paragraph', attrs: { at: start }, content: [linked(title, secondOf(url, start))] },
        ],
      })),
    },
  ];
}

function secondOf(url: string, second: number): string {
  if (!canParseUrl(url)) return url;
  const address = new URL(url);
  address.searchParams.set('t', `${Math.floor(second)}s`);
  return address.href;
}

function linked(text: string, href: string): PostInline {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}

/** Links and credits, as their writer has them. */
function footOf({ links, credits }: DescriptionParts): PostBlock[] {
  return [
    ...(links.length === 0
      ? []
      : [
          {
            type: 'bulletList' as const,
            content: links.map(({ label, href }) => ({
              type: 'listItem' as const,
              content: [{ type: 'paragraph' as const, attrs: { at: null }, content: [linked(label, href)] }],
            })),
          },
        ]),
    ...credits.map((text): PostBlock => ({
      type: 'paragraph',
      attrs: { at: null },
      content: [{ type: 'text', text }],
    })),
  ];
}

/** The beginning of what its maker wrote; else the most telling sentence that is short enough. */
function excerptOf({ prose }: DescriptionParts, told: readonly Said[]): string {
  let excerpt = '';
  for (const { text } of sentencesOf(prose[0] ?? '')) {
    if ((excerpt + text).trim().length > LONGEST_EXCERPT) break;
    excerpt += text;
  }
  if (excerpt.trim() !== '') return excerpt.trim();
  const [best] = tellingSentences(
    told.filter(({ text }) => text.length <= LONGEST_EXCERPT),
    1,
  );
  return best?.text ?? '';
}
