import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  EmailSchema,
  NewPasswordSchema,
  normalizeEmail,
  PasswordSchema,
  PersonNameSchema,
} from './account-fields.ts';

const message = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.[0].message ?? 'accepted';

describe('e-mail addresses', () => {
  test('of a host in other letters are what the network knows, and the same account', () => {
    expect(v.parse(EmailSchema, 'Anna@Bücher.example')).toBe('Anna@xn--bcher-kva.example');
    expect(normalizeEmail(' Anna@BÜCHER.example ')).toBe('anna@xn--bcher-kva.example');
    expect(normalizeEmail('anna@xn--bcher-kva.example')).toBe('anna@xn--bcher-kva.example');
    expect(normalizeEmail('anna@bu\u0308cher.example')).toBe('anna@xn--bcher-kva.example');
    expect(message(EmailSchema, 'zoë@example.com')).toMatch(/^Use plain letters, a to z, before the @/u);
  });

  test.each([
    'name@example.com',
    'Name.Last+tag@Sub.Example.co.uk',
    "o'brien@example.ie",
    'a@b.test',
    'x_y-z@xn--bcher-kva.example',
    'a@b.xn--p1ai',
    'a@bü.test',
    'user@exämple.example',
    'info@почта.рф',
    ' name@example.com\r\n',
    `${'a'.repeat(64)}@example.com`,
  ])('%j is accepted', (email) => {
    expect(message(EmailSchema, email)).toBe('accepted');
  });

  test.each([
    '"a@evil.test x"@int.test',
    'a@b.test,c@d.test',
    '<a@b.test>',
    'Jane <a@b.test>',
    'a@b.test\r\nBcc:x',
    'a@b.test\nBcc: c@d.test',
    'a(comment)@b.test',
    'a@b@c.test',
    'a;b@c.test',
    'a\\@b.test',
    'a b@c.test',
    '.a@b.test',
    'a.@b.test',
    'a..b@c.test',
    'a@b',
    'a@-b.test',
    'a@b-.test',
    'a@.test',
    'a@b..test',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@b.test.',
    'a@b.c-',
    'ä@b.test',
    'a@bü_x.test',
    'a@１２７.0.0.1',
    'a\u200b@b.test',
    'a@b.te\u212at',
    '@b.test',
    'a@',
    `group:${'(a@b.test,'.repeat(5000)};`,
  ])('%j is refused', (email) => {
    expect(message(EmailSchema, email)).not.toBe('accepted');
  });

  test('the sentences say what is wrong', () => {
    expect(message(EmailSchema, undefined)).toBe('Enter your e-mail address.');
    expect(message(EmailSchema, ' ')).toBe('Enter your e-mail address.');
    expect(message(EmailSchema, 'jane')).toBe('Enter an e-mail address like name@example.com.');
    expect(message(EmailSchema, `${'a'.repeat(65)}@example.com`)).toBe('The part before the @ is too long.');
    expect(message(EmailSchema, `a@${'b.'.repeat(130)}test`)).toBe('This e-mail address is too long.');
  });

  test('letter case and space around do not make another account', () => {
    expect(normalizeEmail(' Jane@Example.COM ')).toBe('jane@example.com');
  });
});

describe("a person's name", () => {
  test.each([
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'А.С.Пушкин',
    "O'Brien",
    'Dr. No',
    'Anne-Marie St. James',
    'Nguyễn Văn A',
    '李小龍',
    'محمد',
    'Jane Doe Ph.D.',
    'Jane Doe, M.Sc.',
    'Sammy Davis Jr.',
    'María José de la Ó',
    'Åsa',
    'X',
    'Nina 2',
    '葛\u{e0100}城',
    'Th. van der Berg',
    'Awww. Smith',
  ])('%s is a name', (name) => {
    expect(message(PersonNameSchema, name)).toBe('accepted');
  });

  test.each([
    'Click https://evil.test',
    'evil.test/x',
    'evil.test',
    'Visit evil.test now',
    'a@b.c',
    'www.evil',
    'x.com',
    'X.Com',
    't.me',
    'EVIL.COM',
    'evil\uff0ecom',
    'a\uff20b',
    'xn--e1a.com',
    'кто.рф',
    '127.0.0.1',
    'win-a-prize.xyz!',
  ])('%s is an address', (name) => {
    expect(message(PersonNameSchema, name)).toBe('Write a name, not an address.');
  });

  test.each([
    'Jane\r\nBcc: x',
    'Jane\nDoe',
    'Jane\u202Edoe',
    'Jane\u2066x',
    'Ja\u200bne',
    'Jane\u0000x',
    'Jane\u2028x',
    'Ja\u061cne',
    'Ja\u00adne',
    '\u3164',
  ])('I7: %j has invisible characters', (name) => {
    expect(message(PersonNameSchema, name)).toBe('Leave out line breaks and invisible characters.');
  });

  test('it is required, has letters and 60 characters at most', () => {
    expect(message(PersonNameSchema, undefined)).toBe('Enter your name.');
    expect(message(PersonNameSchema, ' \n ')).toBe('Enter your name.');
    expect(message(PersonNameSchema, '***')).toBe('Write a name with letters.');
    expect(message(PersonNameSchema, 'a'.repeat(60))).toBe('accepted');
    expect(message(PersonNameSchema, 'a'.repeat(61))).toBe('Use 60 characters or less.');
    expect(v.parse(PersonNameSchema, ' Jane ')).toBe('Jane');
  });
});

describe('passwords', () => {
  test('a new one has 8 to 128 characters of any kind, counted as people count them', () => {
    expect(message(NewPasswordSchema, 'abcdefg')).toBe('Use at least 8 characters.');
    expect(message(NewPasswordSchema, '👩'.repeat(7))).toBe('Use at least 8 characters.');
    expect(message(NewPasswordSchema, 'abcdefgh')).toBe('accepted');
    expect(message(NewPasswordSchema, '👩'.repeat(128))).toBe('accepted');
    expect(message(NewPasswordSchema, '👩'.repeat(129))).toBe('Use 128 characters or less.');
    expect(message(NewPasswordSchema, undefined)).toBe('Enter a password.');
  });

  test('it is kept exactly as typed', () => {
    expect(v.parse(NewPasswordSchema, '  pass\u0301word  ')).toBe('  pass\u0301word  ');
  });

  test('one that is typed to sign in is never refused for its form', () => {
    expect(message(PasswordSchema, 'x')).toBe('accepted');
    expect(message(PasswordSchema, '')).toBe('Enter your password.');
    expect(message(PasswordSchema, 'a'.repeat(1025))).toBe('This password is too long.');
  });
});
