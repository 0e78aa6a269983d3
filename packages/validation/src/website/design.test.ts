import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccentSchema, DesignSchema, SectionOrderSchema } from './design.ts';
import { INITIAL_SECTION_ORDER } from './initial-section-order.ts';
import { SECTION_KEYS } from './section-order.ts';
import { SECTION_SETTINGS } from './section-settings.ts';

const DESIGN = { theme_name: 'swiss', theme_mode: 'auto', sections: {} };
const accepts = (schema: v.GenericSchema, input: unknown) => v.is(schema, input);

describe('colours', () => {
  test('six lower-case hexadecimal digits are a colour', () => {
    expect(accepts(AccentSchema, '#1a2b3c')).toBe(true);
    expect(accepts(DesignSchema, { ...DESIGN, accent: '#000000' })).toBe(true);
    expect(accepts(DesignSchema, { ...DESIGN, accent: null })).toBe(true);
    expect(accepts(DesignSchema, { ...DESIGN, fonts: 'newsreader' })).toBe(true);
    expect(accepts(DesignSchema, { ...DESIGN, fonts: null })).toBe(true);
    expect(accepts(DesignSchema, { ...DESIGN, fonts: "x';}body{}" })).toBe(false);
  });

  test.each([
    '#fff',
    '#FFFFFF',
    '#1a2b3c ',
    '#1a2b3c\n',
    'red',
    'red;}body{background:url(//e)}',
    '</style><script>',
    '\\3c',
    'expression(1)',
    'rgb(0,0,0)',
    'var(--x)',
    '#1a2b3c4d',
    '\uff03123456',
    '',
    5,
  ])('R5: %j is not', (accent) => {
    expect(accepts(DesignSchema, { ...DESIGN, accent })).toBe(false);
  });
});

describe('a design', () => {
  test('themes and modes are a closed list', () => {
    expect(v.safeParse(DesignSchema, { ...DESIGN, theme_name: 'url(//e)' }).issues?.[0].message).toBe(
      'Theme is required',
    );
    expect(accepts(DesignSchema, { ...DESIGN, theme_mode: 'sepia' })).toBe(false);
    expect(accepts(DesignSchema, DESIGN)).toBe(true);
  });

  test('R5: unknown keys are refused at every depth', () => {
    expect(accepts(DesignSchema, { ...DESIGN, css: 'x' })).toBe(false);
    expect(accepts(DesignSchema, { ...DESIGN, sections: { marquee: {} } })).toBe(false);
    expect(accepts(DesignSchema, { ...DESIGN, sections: JSON.parse('{"__proto__":{}}') as unknown })).toBe(
      false,
    );
    for (const key of SECTION_KEYS) {
      expect(accepts(DesignSchema, { ...DESIGN, sections: { [key]: { title: 'T', hidden: true } } })).toBe(
        true,
      );
      expect(accepts(DesignSchema, { ...DESIGN, sections: { [key]: { style: 'x' } } })).toBe(false);
    }
  });

  test('every section has settings, and each setting a label for the editor', () => {
    expect(Object.keys(SECTION_SETTINGS).sort()).toEqual([...SECTION_KEYS].sort());
    for (const section of Object.values(SECTION_SETTINGS)) {
      for (const setting of Object.values<v.GenericSchema>(section.entries)) {
        const inner = 'wrapped' in setting ? (setting.wrapped as v.GenericSchema) : setting;
        expect(v.getTitle(inner)).toMatch(/\S/u);
      }
    }
  });

  test('numbers and layouts stay in range', () => {
    const section = (settings: unknown) =>
      accepts(DesignSchema, { ...DESIGN, sections: { projects: settings } });
    expect(section({ shown: 1, layout: 'compact' })).toBe(true);
    for (const shown of [0, 101, 1.5, '6', Number.NaN]) expect(section({ shown })).toBe(false);
    expect(section({ layout: 'grid' })).toBe(false);
    expect(section({ title: 'a'.repeat(121) })).toBe(false);
    expect(section({ order: ['a'.repeat(201)] })).toBe(false);
  });
});

describe('the order of sections', () => {
  test('every first order is valid', () => {
    for (const order of Object.values(INITIAL_SECTION_ORDER))
      expect(accepts(SectionOrderSchema, order)).toBe(true);
  });

  test('a section stands in it once, and is a known one', () => {
    expect(v.safeParse(SectionOrderSchema, ['hero', 'hero']).issues?.[0].message).toBe(
      'A section can stand in the order only once.',
    );
    expect(accepts(SectionOrderSchema, ['hero', 'marquee'])).toBe(false);
  });
});
