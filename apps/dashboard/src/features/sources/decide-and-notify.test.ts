import { ApiError } from '@tosite/api-client/api-error';
import { expect, it } from 'vitest';
import { sentenceOfDecision } from './decide-and-notify.ts';

const failed = (status: number) =>
  new ApiError({ status, code: 'internal', message: 'The disk of the server is full.' });

it('what no longer fits what there is asks to look again; any other failure says its own sentence', () => {
  const [conflict, missing, full] = [failed(409), failed(404), failed(500)].map(sentenceOfDecision);
  expect(conflict).toBe(missing);
  expect(conflict).not.toContain('disk');
  expect(full).toContain('The disk of the server is full.');
  expect(sentenceOfDecision(new Error('no connection'))).not.toBe(conflict);
});
