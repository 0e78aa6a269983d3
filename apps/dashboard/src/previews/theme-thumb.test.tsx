import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteOfPreview } from '../features/onboarding/site-of-preview.ts';
import { preview } from '../testing/fixtures.ts';
import { miniContent } from './theme-mini.tsx';
import { ThemePicker } from './theme-picker.tsx';
import type { SiteInTheme } from './theme-thumb.tsx';

const siteIn: SiteInTheme = (theme) => siteOfPreview(preview, theme, 'Ada Byron', 'adabyron');
const inside = { postMessage: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private told: () => void) {}
      observe() {
        this.told();
      }
      disconnect() {
        this.told = () => undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(isWide: boolean, saveData = false) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query.includes('min-width') }));
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { connection: { saveData } }),
  );
  const { container } = render(
    <ThemePicker
      label="Look"
      content={miniContent(preview, 'Ada Byron')}
      value="swiss"
      onValueChange={() => undefined}
      siteIn={siteIn}
    />,
  );
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  return () => Array.from(container.querySelectorAll('iframe'));
}

function drawn(frame: HTMLIFrameElement | undefined): void {
  if (frame === undefined) throw new Error('there is no frame');
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  const event = new MessageEvent('message', { data: { kind: 'tosite:drawn', turn: 1 } });
  Object.defineProperty(event, 'source', { value: inside });
  act(() => {
    window.dispatchEvent(event);
  });
}

it('the looks are drawn one after the other, each once the one before it is there', () => {
  const frames = open(true);
  expect(frames().map(({ title }) => title)).toEqual(['swiss']);
  drawn(frames()[0]);
  expect(frames()).toHaveLength(2);
  expect(frames()[0]?.closest('[data-thumb]')?.getAttribute('data-thumb')).toBe('drawn');
  expect(frames()[1]?.closest('[data-thumb]')?.getAttribute('data-thumb')).toBe('coming');
});

it('nobody reaches them but by their names', () => {
  const [frame] = open(true)();
  expect(frame?.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(frame?.getAttribute('tabindex')).toBe('-1');
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
});

it.each([
  ['on a small screen', false, false],
  ['for whoever saves data', true, true],
])('drawings stand in their place %s', (_, isWide, saveData) => {
  expect(open(isWide, saveData)()).toEqual([]);
});
