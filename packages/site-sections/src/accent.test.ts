import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { accentOf, LARGE_CONTRAST, TEXT_CONTRAST } from './accent.ts';
import { contrast, fromOklch, toOklch } from './color.ts';
import { sampleSite, storedImage } from './testing/sample-site.ts';
import { THEMES } from './themes/themes.ts';

const MODES = ['light', 'dark'] as const;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function accentWith(
  theme: (typeof THEME_NAMES)[number],
  { owner = null, picture }: { owner?: string | null; picture?: string },
) {
  const site = sampleSite();
  const url = site.profile.avatar?.url ?? '';
  return accentOf({
    profile: site.profile,
    design: { ...site.design, theme_name: theme, accent: owner },
    media: picture === undefined ? {} : { [url]: { ...storedImage('avatar'), color: picture } },
  });
}

describe.each(THEME_NAMES)('the colours of %s', (theme) => {
  const { colors, defaultAccent } = THEMES[theme];

  it.each(MODES)('can be read in the %s mode', (mode) => {
    const pairs: [string, string, number][] = [
      [colors.ink[mode], colors.paper[mode], TEXT_CONTRAST],
      [colors['ink-2'][mode], colors.paper[mode], TEXT_CONTRAST],
      [defaultAccent[mode], colors.paper[mode], TEXT_CONTRAST],
      [colors['on-plate'][mode], colors.plate[mode], TEXT_CONTRAST],
    ];
    const { card, deep } = colors;
    if (card !== undefined) {
      for (const text of [colors.ink, colors['ink-2'], defaultAccent])
        pairs.push([text[mode], card[mode], TEXT_CONTRAST]);
    }
    if (deep !== undefined) {
      for (const text of [colors['on-deep'], colors['on-deep-2']])
        if (text !== undefined) pairs.push([text[mode], deep[mode], TEXT_CONTRAST]);
    }
    for (const [text, ground, least] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });

  it('keep the owner’s colour readable, whatever it is', () => {
    fc.assert(
      fc.property(hex, (owner) => {
        const { accent, onPlate } = accentWith(theme, { owner });
        for (const mode of MODES) {
          expect(contrast(accent[mode], colors.paper[mode])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          expect(contrast(onPlate[mode], colors.plate[mode])).toBeGreaterThanOrEqual(LARGE_CONTRAST);
        }
      }),
    );
  });

  it('keep the picture’s colour readable, whatever it is', () => {
    fc.assert(
      fc.property(hex, (picture) => {
        const { accent } = accentWith(theme, { picture });
        for (const mode of MODES)
          expect(contrast(accent[mode], colors.paper[mode])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });
});

describe('whose colour it is', () => {
  it('is the owner’s before the picture’s before the theme’s', () => {
    expect(accentWith('swiss', { owner: '#0a5f38', picture: '#8c3420' }).accent.light).toBe('#0a5f38');
    expect(accentWith('swiss', { picture: '#8c3420' }).accent.light).toBe('#8c3420');
    expect(accentWith('swiss', {}).accent).toEqual(THEMES.swiss.defaultAccent);
  });

  it('is not a grey that a picture happens to have, nor a value that is no colour', () => {
    expect(accentWith('swiss', { picture: '#8a8680' }).accent).toEqual(THEMES.swiss.defaultAccent);
    expect(accentWith('swiss', { picture: 'red' }).accent).toEqual(THEMES.swiss.defaultAccent);
  });

  it('keeps its hue when it must be lightened', () => {
    const { accent } = accentWith('swiss', { owner: '#0a3f98' });
    expect(Math.abs(toOklch(accent.dark).hue - toOklch('#0a3f98').hue)).toBeLessThan(0.15);
  });
});

it('turns colours there and back', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const back = fromOklch(toOklch(color));
      for (const at of [1, 3, 5]) {
        expect(
          Math.abs(
            Number.parseInt(back.slice(at, at + 2), 16) - Number.parseInt(color.slice(at, at + 2), 16),
          ),
        ).toBeLessThanOrEqual(12);
      }
    }),
  );
});
