import { describe, expect, it } from 'vitest';
import { writeMail } from './write-mail.ts';
import { mailWords as english, type MailText, type MailWords } from './words/en.ts';
import { mailWords as spanish } from './words/es.ts';

const FACTS = {
  forgot: 'https://app.example/forgot-password',
  dashboard: 'https://app.example',
  provider: 'Google',
  platform: 'Instagram',
  day: '2026-11-28',
  asksOld: true,
  left: 2,
  stop: 'https://app.example/mails/stop?token=t',
  made: 3,
  drafts: 1,
  site: 'https://ann.example',
  why: [],
  ticket: 'R-1234',
  domain: 'ann.example',
  views: 12,
  visitors: 3,
  viewsBefore: 1,
};

/** Every mail has its facts among these. */
const textOf = (words: MailWords, kind: keyof MailWords, facts: typeof FACTS): MailText =>
  (words[kind] as (facts: object) => MailText)(facts);
const allOf = (text: MailText): string => [text.subject, ...text.lines, text.button, ...text.after].join(' ');

describe.each(Object.keys(english) as (keyof MailWords)[])('the mail %s', (kind) => {
  it.each([
    FACTS,
    { ...FACTS, asksOld: false, left: 0, drafts: 0 },
    { ...FACTS, left: 1, made: 1, views: 1, visitors: 1, viewsBefore: 2 },
    { ...FACTS, made: 2, drafts: 2 },
  ])('says the same in both languages', (facts) => {
    const en = textOf(english, kind, facts);
    const es = textOf(spanish, kind, facts);
    expect([es.lines.length, es.after.length, es.button === null]).toEqual([
      en.lines.length,
      en.after.length,
      en.button === null,
    ]);
    expect(allOf(es)).not.toMatch(/undefined|!|\b(?:the|and|your|you|is|was|with|of|this|again)\b/iu);
    expect(allOf(en)).not.toMatch(/undefined|!|are dead|no more\b/u);
    const told = (text: string) => text.match(/https:\S+|Google|Instagram|2026-11-28/gu)?.length ?? 0;
    expect(told(allOf(es)) > 0).toBe(told(allOf(en)) > 0);
  });
});

it.each([
  ['es', 'Elige una contraseña nueva', 'es'],
  ['en', 'Choose a new password', 'en'],
  [null, 'Choose a new password', 'en'],
  ['tlh', 'Choose a new password', 'en'],
  ['constructor', 'Choose a new password', 'en'],
])('to an account in %s is “%s”', (language, subject, tag) => {
  const mail = writeMail(
    { email: 'ann@example.com', language },
    'reset',
    (words) => words.reset(),
    'https://app.example/#t',
  );
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(`<html lang="${tag}">`);
  expect(mail.text).toContain('https://app.example/#t');
});
