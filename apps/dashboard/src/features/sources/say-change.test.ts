import type { Message } from '@tosite/validation/messages/message';
import { expect, it } from 'vitest';
import { sayChange } from './say-change.ts';

const day: Message = { id: 'change.date', date: '2017-10-31' };
const since: Message = { id: 'change.period', start: day, end: null };

it.each([
  [since, 'since Oct 31, 2017'],
  [{ id: 'change.language', tag: 'pt-BR' }, 'Brazilian Portuguese'],
  [{ id: 'change.fact', fact: 'contact.email' }, 'E-mail'],
  [{ id: 'change.date', date: 'soon' }, 'as the answer says'],
  [{ id: 'change.ofTomorrow' }, 'as the answer says'],
  [null, 'as the answer says'],
  [undefined, 'as the answer says'],
])('an English owner reads %j as %j', (reason, text) => {
  expect(sayChange(reason, 'as the answer says')).toBe(text);
});
