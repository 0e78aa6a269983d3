import { useEffect } from 'react';
import { PLACE_LETTERS } from './place-letters.ts';

/** How long the letter after G may take. */
const SEQUENCE_MS = 1200;

/** Ctrl+K or ⌘K opens the palette from anywhere; G and then a letter goes to a page, outside of fields. */
export function useShortcuts({ open, go }: { open: () => void; go: (to: string) => void }): void {
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        event.preventDefault();
        open();
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.defaultPrevented || isTyping(event.target)) return;
      if (key === 'g') {
        startedAt = event.timeStamp;
        return;
      }
      const place = PLACE_LETTERS[key];
      if (place !== undefined && event.timeStamp - startedAt < SEQUENCE_MS) go(place);
      startedAt = Number.NEGATIVE_INFINITY;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, go]);
}

/** In a field, or where a dialog has the keyboard. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="textbox"]') !== null
  );
}

/** As this person's keyboard writes it. */
export function paletteKeys(): string {
  return /mac|iphone|ipad/iu.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}
