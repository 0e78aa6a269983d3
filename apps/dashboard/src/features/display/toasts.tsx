import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { useModeStore } from './mode.ts';

/** The library's own measures: 4000 ms, 3 at a time, 356 px wide. */
export function Toasts() {
  const mode = useModeStore((state) => state.mode);
  return (
    <Toaster
      theme={mode === 'auto' ? 'system' : mode}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      style={{ '--width': '356px' } as React.CSSProperties}
    />
  );
}

/** Something here was done: 3000 ms. */
export function toastLocal(message: string): void {
  toast.success(message, { duration: 3000 });
}

/** Something did not work and has no place of its own on the page. */
export function toastFailure(message: string): void {
  toast.error(message);
}
