import type { Visit } from './engine.ts';
import { readFaces } from './evidence/read-faces.ts';
import { goDown, goUp, readDropCaps, readPictures, readSideways } from './evidence/read-page.ts';
import { readWords } from './evidence/read-words.ts';
import { rulesOnWords, wordsOverWords } from './touching.ts';

/** What must be true of a page for somebody who comes for the first time, whatever they came with. */
export const STATEMENTS = {
  faces: 'every face that the first view names is there and drawn as soon as the page is',
  sideways: 'nothing scrolls sideways',
  overText: 'no text is printed over other text, and no rule touches a word',
  pictures: 'every picture is there',
  dropCap: 'a large first letter is at least two lines tall, and as many lines make room for it',
} as const;
export type Statement = keyof typeof STATEMENTS;
/** How many things each statement looked at, and what was not as it says. */
export type Seen = Record<Statement, { looked: number; faults: string[] }>;

/** Looks at everything once, as it is when the page has just been loaded. */
export async function lookAt(visit: Visit, theme: string): Promise<Seen> {
  const faces = await visit.run(readFaces);
  const pictures = await allPictures(visit);
  const { words, rules } = await visit.run(readWords);
  const caps = await visit.run(readDropCaps);
  const { pixels, wide } = await visit.run(readSideways);
  return {
    faces: {
      looked: faces.length,
      faults: faces.flatMap(({ face, text, statuses, isFallback }) => {
        if (!statuses.includes('loaded'))
          return [`${face}: ${statuses.join(', ') || 'not on the page'} (“${text}”)`];
        return isFallback ? [`${face}: loaded, but “${text}” is drawn in another`] : [];
      }),
    },
    sideways: { looked: 1, faults: pixels > 0 ? [`by ${pixels} px: ${wide.join(' | ')}`] : [] },
    overText: {
      looked: words.length + rules.length,
      faults: [...wordsOverWords(words, theme), ...rulesOnWords(rules, words)],
    },
    pictures: { looked: pictures.count, faults: pictures.empty.map((url) => `none at ${url}`) },
    dropCap: {
      looked: caps.length,
      faults: caps.flatMap(({ size, beside }) => [
        ...(size < 2 ? [`as large as ${size} lines`] : []),
        ...(beside < 2 ? [`${beside} lines make room for it`] : []),
      ]),
    },
  };
}

/** Reads the page down to its end, as a visitor does: what is far away is laid out when it comes near. */
async function allPictures(visit: Visit): Promise<{ count: number; empty: string[] }> {
  for (let windows = 0; windows < 60; windows += 1) {
    await pause(30);
    if (await visit.run(goDown)) break;
  }
  let pictures = await visit.run(readPictures);
  for (let tries = 0; tries < 80 && pictures.empty.length > 0; tries += 1) {
    await pause(100);
    pictures = await visit.run(readPictures);
  }
  await visit.run(goUp);
  await pause(100);
  return pictures;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
