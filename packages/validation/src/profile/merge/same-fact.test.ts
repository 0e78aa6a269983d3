import { describe, expect, it } from 'vitest';
import { isSameFact } from './same-fact.ts';

const picture = (url: string) => ({ url, alt: 'A mug', width: 10, height: 10 });

describe('two readings of the same thing', () => {
  it.each([
    ['the ends of lines', 'One\r\ntwo ', 'One\ntwo'],
    ['nothing, however it is written', null, ''],
    ['an empty list', [], null],
    ['the seconds of a moment', '2026-01-02T10:20:30.000Z', '2026-01-02T10:20:45Z'],
    [
      'the signature in the address of a picture, which expires',
      picture('https://scontent-fra3-1.cdninstagram.com/v/t51/1_n.jpg?oe=67A&_nc_sid=1'),
      picture('https://scontent-lhr8-2.cdninstagram.com/v/t51/1_n.jpg?oe=68B&_nc_sid=2'),
    ],
    ['the number of a download', [picture('import:one/posts/1.jpg')], [picture('import:two/posts/1.jpg')]],
    ['a download and the platform', picture('import:one/posts/1.jpg'), picture('https://cdn.example/1.jpg')],
  ])('do not differ by %s', (_, a, b) => {
    expect(isSameFact(a, b)).toBe(true);
    expect(isSameFact(b, a)).toBe(true);
  });

  it.each([
    ['words', 'One', 'Two'],
    ['a word and none', 'One', null],
    [
      'another picture',
      picture('https://avatars.example/u/1?v=4'),
      picture('https://avatars.example/u/1?v=5'),
    ],
    ['an order', ['a', 'b'], ['b', 'a']],
    ['a minute', '2026-01-02T10:20:30Z', '2026-01-02T10:22:30Z'],
    ['yes and no', true, false],
    ['what stands within', [{ start: 0, title: 'A' }], [{ start: 0, title: 'B' }]],
  ])('differ by %s', (_, a, b) => expect(isSameFact(a, b)).toBe(false));
});
