import { useEffect } from 'react';
import { Toaster as Library } from 'sonner';
import 'sonner/dist/styles.css';
import { useModeStore } from './mode.ts';

export { toast } from 'sonner';

let nowMounted: () => void = () => undefined;
/** Resolves when there is somebody to show a toast: the library forgets those that come earlier. */
export const mounted = new Promise<void>((resolve) => {
  nowMounted = resolve;
});

/** The library's own measures: 4000 ms, 3 at a time, 356 px wide. */
export function Toaster() {
  const mode = useModeStore((state) => state.mode);
  useEffect(() => nowMounted(), []);
  return (
    <Library
      theme={mode === 'auto' ? 'system' : mode}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      style={{ '--width': '356px' } as React.CSSProperties}
    />
  );
}
