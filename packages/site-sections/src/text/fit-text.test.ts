import { describe, expect, it } from 'vitest';
import { THEMES } from '../themes/themes.ts';
import { fitName, joinParts, measureText, nameParts, reachOf } from './fit-text.ts';

const swiss = THEMES.swiss.displayMetrics;
const atelier = THEMES.atelier.displayMetrics;

describe('the width of a line', () => {
  // As Chromium sets it with the theme's font, weight and letter spacing (references/portfolio/src/fit.json).
  it.each([
    ['Tove Lindahl', 5.129, 0.021],
    ['hej@tovelindahl.example', 10.383, 0.049],
  ])('of %s is what a browser measures', (text, width, bearing) => {
    const measured = measureText(text, swiss);
    expect(Math.abs(measured.width - width) / width).toBeLessThan(0.01);
    expect(measured.bearing).toBeCloseTo(bearing, 2);
  });

  it('counts an accented letter that the font lacks as its plain one', () => {
    expect(measureText('a\u0304\u0301', atelier).width).toBeGreaterThan(0);
    expect(measureText('Ẁ', { ...atelier, glyphs: { W: [900, 10, 10] } }).width).toBeCloseTo(0.88, 2);
  });

  it('is a finite, positive number for anything', () => {
    for (const text of ['', ' ', '山田', '👩‍💻', 'ليلى', '\u0000', 'x'.repeat(5000)]) {
      expect(measureText(text, swiss).width).toBeGreaterThan(0);
      expect(Number.isFinite(measureText(text, swiss).width)).toBe(true);
    }
  });
});

describe('how far a name reaches', () => {
  it.each([
    ['Noor van Aalst', 'plain'],
    ['José Núñez', 'plain'],
    ['Říčařová', 'marked'],
    ['Ğüşıöç', 'marked'],
    ['Ελένη Παράδειγμα', 'marked'],
    ['Олександра Щербаківська', 'marked'],
    ['Nguyễn Thị Ngọc Ánh', 'stacked'],
    ['Ștefan', 'stacked'],
  ])('%s is %s', (name, reach) => {
    expect(reachOf(name)).toBe(reach);
    expect(fitName(name, swiss).reach).toBe(reach);
  });

  it('a letter that a wide face lacks is as wide as its own', () => {
    const { terminal, swiss: narrow } = THEMES;
    expect(measureText('Παράδειγμα', terminal.displayMetrics).width).toBeGreaterThan(6.5);
    expect(measureText('桥', narrow.displayMetrics).width).toBeCloseTo(1, 1);
  });
});

describe('the parts of a name', () => {
  it.each([
    ['Noor van Aalst', ['Noor', 'van Aalst']],
    ['Ana de la Cruz y Ríos', ['Ana', 'de la Cruz', 'y Ríos']],
    ['Sketch & Etch', ['Sketch &', 'Etch']],
    ['John F. Kennedy', ['John F.', 'Kennedy']],
    ['Wilhelmina Featherstonehaugh-Cholmondeley', ['Wilhelmina', 'Featherstonehaugh-', 'Cholmondeley']],
    ['Anne-Marie', ['Anne-Marie']],
    ['van', ['van']],
    ['', []],
  ])('of %j', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
    expect(joinParts(parts)).toBe(name);
  });
});

describe('how a name is set', () => {
  it('keeps a short one on one line', () => {
    const { wide, narrow, fitted } = fitName('Tove Lindahl', swiss);
    expect(fitted).toBe(true);
    expect(wide).toBeCloseTo(5.13, 1);
    expect(narrow).toBeCloseTo(2.92, 1);
  });

  it('breaks a long one into lines that are as equal as its words allow', () => {
    const { wide, fitted } = fitName(
      'Internationale Gesellschaft für Wasserwirtschaft und Küstenschutz',
      swiss,
    );
    expect(fitted).toBe(true);
    expect(wide).toBeLessThan(13);
  });

  it('never asks for less than its widest part', () => {
    for (const name of ['Wilhelmina Featherstonehaugh-Cholmondeley', 'Bo', 'X Æ A-12', 'Noor van Aalst']) {
      const widest = Math.max(...nameParts(name).map((part) => measureText(part, swiss).width));
      const { wide, narrow } = fitName(name, swiss);
      expect(wide).toBeGreaterThanOrEqual(widest);
      expect(narrow).toBeGreaterThanOrEqual(widest);
    }
  });

  it.each(['ليلى بنت عبد الرحمن', '山田 太郎', 'अनिता देसाई', 'x'.repeat(60), 'Long '.repeat(40)])(
    'leaves %s to wrap at a size of its own',
    (name) => {
      expect(fitName(name, swiss).fitted).toBe(false);
    },
  );
});
