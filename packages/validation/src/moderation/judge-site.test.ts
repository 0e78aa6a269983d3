import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSite } from './judge-site.ts';
import pages from './fixtures/phishing-pages.json' with { type: 'json' };
import { siteTexts } from './site-texts.ts';

/** What somebody who fishes for secrets would put up: made here, none is real. */
const PHISHING_PAGES: readonly { label: string; name: string; texts: string[] }[] = pages;

test('there are fifty made pages and more', () => {
  expect(PHISHING_PAGES.length).toBeGreaterThanOrEqual(50);
});

test.each(PHISHING_PAGES.map((page) => [`${page.label}: ${page.name}`, page] as const))(
  'B1: %s is held',
  (_, { label, name, texts }) => {
    expect(judgeSite({ label, name, heads: [], texts })).not.toEqual([]);
  },
);

const HARMLESS: readonly [name: string, ...texts: string[]][] = [
  ['Jane Doe', 'I built the password reset of PayPal and wrote about card fraud at Visa.'],
  ['Jane Doe', 'Led the team that verifies payment cards at Stripe. Passwords were hashed with argon2.'],
  ['Ilse Brandt', 'Sparkasse, 2014 bis 2019: Einführung der Zwei-Faktor-Anmeldung ohne Passwort.'],
  ['Tove', 'A password manager for the terminal. Verify a password against a list of known leaks.'],
  ['Google', 'We make a search engine.'],
  ['Netflix', 'Films and series.'],
  ['Wallets 101', 'Never share your seed phrase with anybody.'],
  ['MetaMask tips', 'Never share your MetaMask seed phrase with anybody.'],
  ['Ana', 'Diseñé el sistema para restablecer contraseñas de un banco.'],
  ['Сергей', 'Работал в Сбербанке над восстановлением паролей.'],
  ['佐藤', '楽天でパスワード管理の開発を担当しました。'],
  ['Chase Miller', 'Photographer. Visa and passport photos, postcards and cards.'],
  ['Mira', 'Enter your password to open the private album.'],
];
test.each(HARMLESS)('%s is not held: %s', (name, ...texts) => {
  expect(judgeSite({ label: 'somebody', name, heads: [], texts })).toEqual([]);
});

test('the reason names the brand, what is asked for and the words', () => {
  const reasons = judgeSite({
    label: 'paypa1',
    name: 'PayPal login',
    heads: [],
    texts: ['Hello.', 'Enter your PayPal password now.'],
  });
  expect(reasons).toEqual([
    { kind: 'address', brand: 'paypal' },
    { kind: 'name', brand: 'paypal' },
    { kind: 'secret', secret: 'password', brand: 'paypal', excerpt: 'Enter your PayPal password now.' },
  ]);
});

test('a title stands with what is below it, and entries of a list for themselves', () => {
  const texts = [
    ...siteTexts({
      a: { title: 'PayPal', text: 'Enter your PIN' },
      list: [{ x: 'one two' }, { y: 'three' }],
    }),
  ];
  expect(texts).toEqual(['PayPal\nEnter your PIN', 'one two', 'three']);
});

test('any text gets an answer, and 200 kB of one in a moment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, name) => {
      expect(Array.isArray(judgeSite({ label: name, name, heads: [text], texts: [text] }))).toBe(true);
    }),
  );
  for (const long of ['password '.repeat(22_000), 'enter '.repeat(30_000), 'a.'.repeat(100_000)]) {
    const begun = performance.now();
    judgeSite({ label: 'x', name: 'x', heads: [], texts: [long] });
    expect(performance.now() - begun).toBeLessThan(15_000);
  }
});
