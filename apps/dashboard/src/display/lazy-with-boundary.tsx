import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import { toastFailure } from './toasts.tsx';

/**
 * A part whose script comes when it is first shown. When it does not come, a toast says so and `onMissing` takes back
 * what asked for it; the page around it stays, and the next time it is asked for again.
 */
export function lazyWithBoundary<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P & { onMissing: () => void }> {
  const ask = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  let current = ask();
  return function Lazy({ onMissing, ...props }) {
    const [Part] = useState(() => current);
    const miss = () => {
      current = ask();
      toastFailure(words.missingPart);
      onMissing();
    };
    return (
      <Boundary onMissing={miss}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

/** Whether a script could not be fetched, in the words of each browser. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script failed/iu.test(error.message)
  );
}

type BoundaryProps = { onMissing: () => void; children: ReactNode };

/** Takes only the failure to fetch: whatever else goes wrong is for the page's own boundary. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error !== null && !isMissingPart(error)) throw error;
    return error === null ? this.props.children : null;
  }
}
