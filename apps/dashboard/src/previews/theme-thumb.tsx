import type { SiteInput } from '@tosite/site-sections/site';
import type { ThemeName } from '@tosite/validation/website/design';
import { useEffect, useMemo, useState } from 'react';
import { ScaledBox } from '../display/scaled-box.tsx';
import { PreviewFrame } from './preview-frame.tsx';

/** A site in one theme or another. */
export type SiteInTheme = (theme: ThemeName) => SiteInput;

/** As wide as a desktop: the first view is what a visitor sees there. */
const WIDTH = 1280;
/** Whoever types is not drawn eight times over. */
export const SOON_MS = 1000;
/** Beside an editor, where much is changed one after the other. */
export const SELDOM_MS = 4000;
/** From here on there is room beside the site itself, and as a rule memory for eight more. */
const WIDE = '(min-width: 1024px)';

/**
 * How many thumbnails may be there: one more whenever the last one is drawn, once the page has nothing else to do. 0 on
 * small screens and where people save data: there the drawings stay.
 */
export function useThumbTurns(isAsked: boolean): { count: number; next: () => void } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isAsked || !isAffordable()) return;
    const timer = setTimeout(() => setCount((before) => Math.max(before, 1)), SOON_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return useMemo(() => ({ count, next: () => setCount((before) => before + 1) }), [count]);
}

function isAffordable(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && typeof matchMedia === 'function' && matchMedia(WIDE).matches;
}

/** The first view of the site itself, over the drawing that stands in its place until it is there. */
export function ThemeThumb({
  theme,
  siteIn,
  settledMs,
  onDrawn,
}: {
  theme: ThemeName;
  siteIn: SiteInTheme;
  /** For how long nothing has changed before it is drawn again. */
  settledMs: number;
  onDrawn: () => void;
}) {
  const settled = useSettled(siteIn, settledMs);
  const site = useMemo(() => settled(theme), [settled, theme]);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <span
      inert
      aria-hidden
      data-thumb={isDrawn ? 'drawn' : 'coming'}
      className={`pointer-events-none absolute inset-0 overflow-hidden rounded-control transition-opacity duration-200 ${isDrawn ? 'opacity-100' : 'opacity-0'}`}
    >
      <ScaledBox width={WIDTH} className="size-full">
        <PreviewFrame
          site={site}
          title={theme}
          isThumb
          onDrawn={() => {
            if (isDrawn) return;
            setDrawn(true);
            onDrawn();
          }}
        />
      </ScaledBox>
    </span>
  );
}

/** The value as it was when it last stayed for a while. */
function useSettled(value: SiteInTheme, ms: number): SiteInTheme {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
