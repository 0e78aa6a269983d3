import { describe, expect, it } from 'vitest';
import { addressKey, folded } from './same-item.ts';

describe('texts and addresses that are compared', () => {
  it.each([
    ['Café  Noir!', 'cafe noir'],
    ['C++', 'c++'],
    ['🏺', '🏺 '],
  ])('%s is the same as %s', (a, b) => expect(folded(a)).toBe(folded(b)));

  it('tell C from C++ and C#', () => expect(new Set(['C', 'C++', 'C#'].map(folded)).size).toBe(3));

  it.each([
    ['https://www.example.com/a/', 'http://example.com/a?utm_campaign=x'],
    ['https://github.com/Ann', 'https://GITHUB.com/ann/'],
    ['https://twitter.com/Ann', 'https://x.com/ann'],
    ['https://example.com/#about', 'https://example.com/'],
  ])('%s leads where %s leads', (a, b) => expect(addressKey(a)).toBe(addressKey(b)));

  it('tell two pages apart by their query, and take nothing but addresses of the web', () => {
    expect(addressKey('https://matrix.to/#/@a:b.example')).not.toBe(
      addressKey('https://matrix.to/#/@c:b.example'),
    );
    expect(addressKey('https://example.com/?p=1')).not.toBe(addressKey('https://example.com/?p=2'));
    expect([addressKey('mailto:a@b.c'), addressKey('https://'), addressKey(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
