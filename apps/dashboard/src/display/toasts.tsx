import { lazy, Suspense } from 'react';

const load = () => import('./toaster.tsx');
const Toaster = lazy(() => load().then((module) => ({ default: module.Toaster })));

/** Where toasts appear. Its script comes after the first screen. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

/** Something here was done: 3000 ms. */
export function toastLocal(message: string): void {
  void show((toast) => toast.success(message, { duration: 3000 }));
}

/** Something here was done that can be taken back: it stays long enough to be read and reached. */
export function toastUndoable(message: string, label: string, onUndo: () => void): void {
  void show((toast) => toast.success(message, { duration: 8000, action: { label, onClick: onUndo } }));
}

/** Something did not work and has no place of its own on the page. */
export function toastFailure(message: string): void {
  void show((toast) => toast.error(message));
}

type Toast = (typeof import('./toaster.tsx'))['toast'];

async function show(say: (toast: Toast) => void): Promise<void> {
  const { toast, mounted } = await load();
  await mounted;
  say(toast);
}
