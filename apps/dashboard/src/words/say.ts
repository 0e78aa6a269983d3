import { language } from './this-language.ts';

type Say = (typeof import('./server-answer-es.ts'))['answerEs'];

/** A sentence of the server or of shared code, in the language of whoever reads it. Never a person's own words. */
export const say: Say =
  language === 'es' ? (await import('./server-answer-es.ts')).answerEs : (sentence) => sentence;
