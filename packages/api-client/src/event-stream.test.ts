import { expect, test } from 'vitest';
import { createEventParser } from './event-stream.ts';

function read(...pieces: string[]) {
  const parser = createEventParser();
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()];
}

test('lines of data are joined, one space after the colon is not part of the value, and comments say nothing', () => {
  expect(read(':x\nevent:a\ndata: 1\ndata:  2\ndata\nid: 7\nretry: 5\n\n')).toEqual([
    { event: 'a', data: '1\n 2\n' },
  ]);
});

test('an event without a name is a message, one without data is none, and a name does not carry over', () => {
  expect(read('event: a\n\ndata: 1\n\n')).toEqual([{ event: 'message', data: '1' }]);
});

test('a line end that is cut in two is one line end', () => {
  expect(read('data: 1\r', '\ndata: 2\r', '\n\r', '\n')).toEqual([{ event: 'message', data: '1\n2' }]);
  expect(read('data: 1\r\r')).toEqual([{ event: 'message', data: '1' }]);
});

test('an event that was cut off is dropped', () => {
  expect(read('data: 1\n\ndata: 2\n')).toEqual([{ event: 'message', data: '1' }]);
});
