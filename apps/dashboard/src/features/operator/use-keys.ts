import { useEffect, useRef } from 'react';

/** Letters that do something while nobody writes. */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [role="dialog"]') !== null
      )
        return;
      const run = latest.current[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
