import { counted } from './counted.ts';

/** Every sentence of bringing posts from elsewhere. */
export const postImportsWords = {
  button: 'Bring posts',
  title: 'Bring what you have written',
  body: 'Everything comes as a draft: nothing goes up before you say so.',
  kinds: [
    { name: 'Markdown', what: '.md files, or a ZIP of them with their pictures' },
    { name: 'A feed', what: 'Atom or RSS, also what WordPress exports' },
    { name: 'LinkedIn', what: 'the ZIP of your data: your articles are in it' },
  ],
  drop: 'Drop them anywhere on this page',
  dropNow: 'Let go: they are read at once',
  choose: 'Choose files',
  chooseOthers: 'Choose other files',
  chooseLabel: 'Files with posts',
  refused: 'No draft was made',
  sending: (name: string) => `Sending ${name}`,
  files: (count: number) => counted(count, 'One file', 'files'),
  sent: (done: string, total: string) => `${done} of ${total}`,
  reading: 'Reading and copying pictures',
  stop: 'Stop',
  made: (count: number) => (count === 0 ? 'No new draft' : `${counted(count, 'One draft', 'drafts')} made`),
  more: (count: number) => counted(count, 'and one more', 'more'),
  leftOut: (count: number) => (count === 1 ? 'One thing was left out' : `${count} things were left out`),
  done: 'Show the list',
  again: 'Bring more',
  tooLarge: (name: string) =>
    `${name} is larger than 1 GB. Leave pictures and films out, and bring it again.`,
  tooMany: 'These are more than 100 files. Put them into a ZIP and bring that.',
  noFiles: 'No Markdown, feed or ZIP was in what you dropped.',
  empty: (name: string) => `${name} is empty. Choose another file.`,
} as const;
