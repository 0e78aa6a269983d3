import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { colorsIn } from './colors-in-view.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  document.body.innerHTML =
    '<header></header><main><section class="plate"></section><section id="seen"></section><section id="below"></section></main>';
  // As a browser inherits them; here nothing does.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const own = element.className === 'plate' ? '#300' : rootAccent();
    return { getPropertyValue: () => own } as unknown as CSSStyleDeclaration;
  });
  const places: Record<string, [top: number, height: number]> = { MAIN: [100, 4000], below: [1200, 500] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, height] = places[this.id] ?? places[this.tagName] ?? [100, 50];
    return new DOMRect(0, top, 1000, height);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

const colours = (accent: string, paper = '#fff'): [string, string][] => [
  ['--paper', paper],
  ['--accent', accent],
];
const rootAccent = () => document.documentElement.style.getPropertyValue('--accent');
const accentsOn = () =>
  [...document.body.querySelectorAll<HTMLElement>('*')].map((element) =>
    element.style.getPropertyValue('--accent'),
  );

it('another accent is where it is seen at once, and on the whole page when it stays', () => {
  const write = colorsIn(document);
  write(colours('#111'));
  write(colours('#222'));
  // The header, the page that is taller than the window, the plate with an accent of its own, what is seen, what is below.
  expect(accentsOn()).toEqual(['#222', '', '', '#222', '']);
  vi.advanceTimersByTime(100);
  write(colours('#333'));
  vi.advanceTimersByTime(100);
  expect([rootAccent(), ...accentsOn()]).toEqual(['#111', '#333', '', '', '#333', '']);
  vi.advanceTimersByTime(100);
  expect([rootAccent(), ...accentsOn()]).toEqual(['#333', '', '', '', '', '']);
});

it('a page that is scrolled has the accent everywhere', () => {
  const write = colorsIn(document);
  write(colours('#111'));
  write(colours('#222'));
  document.dispatchEvent(new Event('scroll'));
  expect([rootAccent(), ...accentsOn()]).toEqual(['#222', '', '', '', '', '']);
});

it('another ground is on the whole page at once, an accent that waits with it', () => {
  const write = colorsIn(document);
  write(colours('#111'));
  write(colours('#222'));
  write(colours('#222', '#000'));
  expect([rootAccent(), ...accentsOn()]).toEqual(['#222', '', '', '', '', '']);
  expect(document.documentElement.style.getPropertyValue('--paper')).toBe('#000');
});
