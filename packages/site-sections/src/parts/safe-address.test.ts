import { describe, expect, it } from 'vitest';
import { writtenAddress } from './safe-address.ts';

describe('an address as it is written on a page', () => {
  it.each([
    ['https://xn--bcher-kva.example/%C3%BCber', 'bücher.example/über'],
    ['https://xn--e1afmkfd.example/', 'пример.example'],
    ['https://xn--r8jz45g.example/%E6%97%A5%E6%9C%AC', '例え.example/日本'],
    ['https://www.xn--mgbh0fb.example/', 'مثال.example'],
    ['https://a.example/two%20words', 'a.example/two%20words'],
    ['https://a.example/%2F..%2Fb', 'a.example/%2F..%2Fb'],
    ['https://a.example/%E2%80%AEgnp', 'a.example/%E2%80%AEgnp'],
    ['https://a.example/%E0%A4%A', 'a.example/%E0%A4%A'],
    // "раураl" of Cyrillic and Latin letters, and "асе" of Cyrillic ones alone.
    ['https://xn--l-7sba6dbr.example/', 'xn--l-7sba6dbr.example'],
    ['https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
  ])('%s is %s', (address, written) => {
    expect(writtenAddress(address)).toBe(written);
  });
});
