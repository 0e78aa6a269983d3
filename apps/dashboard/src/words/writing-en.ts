import type { HelpType } from '@tosite/api-client/endpoints/writing';

/** `needsText`: it is of use where something stands already. */
type Idea = { text: string; needsText: boolean };
const to = (text: string): Idea => ({ text, needsText: true });
const from = (text: string): Idea => ({ text, needsText: false });

const PROFILE = 'It knows your profile and what stands here, nothing else.';
const POST = 'It knows your profile and this post, nothing else.';

/** Every sentence of help with writing. */
export const writingWords = {
  help: 'Help me write',
  helpOf: (field: string) => `Help me write: ${field}`,
  writing: 'Writing',
  writingOf: (field: string) => `Writing: ${field}`,
  ask: 'What should it say?',
  write: 'Write',
  again: 'Again',
  stop: 'Stop',
  chosen: 'Chosen:',
  ideas: 'Ideas',
  text: 'The text',
  written: (text: string) => `Written: ${text}`,
  insert: 'Insert',
  replace: 'Replace',
  below: 'Insert below',
  discard: 'Discard',
  undo: 'Undo',
  undoOf: (field: string) => `Undo what was written: ${field}`,
  unknown: 'That stands nowhere.',
  unknownNext: 'Say it in the line above, and it is used. Nothing was changed.',
  doubted: (numbers: string) => `Look at these, they stand nowhere else: ${numbers}`,
  tooLong: (has: number, most: number) =>
    `This has ${has.toLocaleString('en')} characters; ${most.toLocaleString('en')} fit here. Ask for a shorter one.`,
  placeholders: {
    headline: 'who I build for',
    about: 'two paragraphs about my work',
    section: 'say how people reach me',
    item: 'what this was about',
    alt: 'a red kettle on a gas stove',
    title: 'name what is surprising',
    post: 'say why this matters so little',
    excerpt: 'what a reader finds here',
    seo_title: 'name the place',
    seo_description: 'what a reader finds here',
  },
  suggestions: {
    headline: [from('From my profile'), to('Shorter'), to('Plainer')],
    about: [from('From my profile'), to('Shorter'), to('In the first person')],
    section: [from('From my profile'), to('Shorter')],
    item: [from('From my profile'), to('Shorter'), to('Plainer')],
    alt: [to('Shorter')],
    title: [from('From the text'), to('Shorter'), to('As a question')],
    post: [to('Shorter'), to('Plainer'), from('Go on from here')],
    excerpt: [from('From the text'), to('Shorter')],
    seo_title: [from('From what stands here'), to('Shorter')],
    seo_description: [from('From what stands here'), to('Shorter')],
  },
  knows: {
    headline: PROFILE,
    about: PROFILE,
    section: PROFILE,
    item: PROFILE,
    alt: 'It does not see the picture: say what is on it.',
    title: POST,
    post: POST,
    excerpt: POST,
    seo_title: PROFILE,
    seo_description: PROFILE,
  },
} as const satisfies {
  suggestions: Record<HelpType, readonly Idea[]>;
  [name: string]: unknown;
};
