import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@tosite/api-client/endpoints/errors';
import { QueueFull } from '../queue/queue.ts';
import { StorageAway, StorageFull } from '../storage/storage.ts';
import { ApiFailure } from './api-failure.ts';
import { errorResponse, toFailure } from './error-answer.ts';

const coded = (code: string): Error => Object.assign(new Error('SECRET detail of the driver'), { code });

describe('an error of a part below', () => {
  it.each<[string, Error, number, string]>([
    ['a full disk', new StorageFull('x'), 503, 'storage_full'],
    ['a full disk under SQLite', coded('SQLITE_FULL'), 503, 'storage_full'],
    ['a full disk under PostgreSQL', coded('53100'), 503, 'storage_full'],
    ['a database that restarts', coded('57P01'), 503, 'overloaded'],
    ['a database that starts', coded('57P03'), 503, 'overloaded'],
    ['a database that is away', coded('ECONNREFUSED'), 503, 'overloaded'],
    ['a database without connections left', coded('53300'), 503, 'overloaded'],
    ['a connection that was cut', new Error('Connection terminated unexpectedly'), 503, 'overloaded'],
    ['a database that stays busy', coded('SQLITE_BUSY'), 503, 'overloaded'],
    ['a store of files that is away', new StorageAway('SECRET'), 503, 'overloaded'],
    ['a full queue', new QueueFull('x'), 429, 'too_many_requests'],
    ['a statement that waited too long', coded('57014'), 503, 'overloaded'],
    ['anything else', new TypeError('SECRET'), 500, 'internal'],
  ])('%s has its own status and sentence, and tells nothing of its cause', async (_, error, status, code) => {
    const response = errorResponse(toFailure(error));
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      status,
      {
        error: code,
        message: expect.stringMatching(/^[A-Z].*\.$/u),
        reason: { id: expect.stringMatching(/^service\./u) },
      },
    ]);
    expect(text).not.toContain('SECRET');
    expect(response.headers.has('retry-after')).toBe(status === 503 || status === 429);
  });
});

describe('a failure', () => {
  it('of every code has a status of an error, and a time to wait where one is due', () => {
    const responses = ERROR_CODES.map((code) =>
      errorResponse(new ApiFailure(code, { id: 'service.internal' })),
    );
    expect(responses.filter(({ status }) => status < 400)).toEqual([]);
    const patient = responses.filter(({ status }) => status === 429 || status === 503);
    expect(patient.filter(({ headers }) => Number(headers.get('retry-after')) > 0)).toEqual(patient);
  });

  it('carries its fields, next steps and suggestions, and nothing that it has not', async () => {
    const failure = new ApiFailure(
      'platform_blocked',
      { id: 'text', text: 'A wall.' },
      {
        next: ['import', 'sample'],
        fields: { a: { id: 'text', text: 'b' } },
        suggestions: ['c'],
        retryAfter: 7,
      },
    );
    const response = errorResponse(failure);
    expect(await response.json()).toEqual({
      error: 'platform_blocked',
      message: 'A wall.',
      reason: { id: 'text', text: 'A wall.' },
      next: ['import', 'sample'],
      fields: { a: 'b' },
      fieldReasons: { a: { id: 'text', text: 'b' } },
      suggestions: ['c'],
    });
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await errorResponse(new ApiFailure('not_found', { id: 'service.notFound' })).json()).toEqual({
      error: 'not_found',
      message: 'This was not found. It may have been deleted, or it belongs to another account.',
      reason: { id: 'service.notFound' },
    });
  });
});
