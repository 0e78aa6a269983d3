import { expect, it } from 'vitest';
import { lettersOfGlyphs } from './glyph-forms.ts';

it.each([
  ['eﬃcient oﬀice', 'efficient office'],
  ['ﻣﺮﺣﺒﺎ', 'مرحبا'],
  ['שׁלום', 'שׁלום'.normalize('NFC')],
  ['⽇本', '日本'],
  ['Zoe\u0308', 'Zo\u00EB'],
])('what a font draws as one shape is the letters that it means: %s', (drawn, meant) => {
  expect(lettersOfGlyphs(drawn)).toBe(meant);
});

it.each(['น้ำทำคำ', 'ນ້ຳ', '10⁶ m² and ½ of H₂O', '№ 5™ …', '①②', 'ＡＢＣ ｶﾅ', 'ﷺ', '㎏'])(
  'what somebody wrote stays as they wrote it: %s',
  (written) => {
    expect(lettersOfGlyphs(written)).toBe(written);
  },
);
