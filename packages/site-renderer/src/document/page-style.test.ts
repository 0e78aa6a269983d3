import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageStyle } from './page-style.ts';

test('the parts are minified and joined in their order', () => {
  expect(pageStyle(['a { color: red; }\n', 'b { margin: 0px }']).css).toBe('a{color:red}b{margin:0}');
});

test('colours for two modes and logical properties stay as they are written', () => {
  const { css } = pageStyle([
    ':root{--ink:light-dark(#123456,#fedcba)} p{margin-inline-start:1rem;color:light-dark(#123456,#fedcba)}',
  ]);
  expect(css).toContain('--ink:light-dark(#123456,#fedcba)');
  expect(css).toContain('color:light-dark(#123456,#fedcba)');
  expect(css).toContain('margin-inline-start:1rem');
});

test('no string can end the style element', () => {
  expect(pageStyle(['a::after{content:"</style><script>"}']).css).toBe(
    'a:after{content:"<\\/style><script>"}',
  );
});

test('the hash is that of the bytes', () => {
  const { css, hash } = pageStyle(['a::after{content:"é"}']);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(Buffer.from(css, 'utf8')).digest('base64')}'`);
});

test('a broken rule is an error here and not a broken page there', () => {
  expect(() => pageStyle(['a{color:red;}}'])).toThrow(/Unexpected/u);
});
