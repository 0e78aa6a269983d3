import { lazy, Suspense, useState } from 'react';
import { pendingWish } from '../memory/plan-wish.ts';

const Body = lazy(() => import('./wish-note-body.tsx').then((module) => ({ default: module.WishNoteBody })));

export type WishPlace = 'signup' | 'login' | 'onboarding';

/** Says what 'Buy now' asked for while something else comes first. Nothing of it is fetched where nobody wants to buy. */
export function WishNote({ at }: { at: WishPlace }) {
  const [wish, setWish] = useState(pendingWish);
  return wish === null ? null : (
    <Suspense fallback={null}>
      <Body at={at} wish={wish} onDecline={() => setWish(null)} />
    </Suspense>
  );
}
