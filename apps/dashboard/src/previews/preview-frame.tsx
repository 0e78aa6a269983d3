import type { SiteInput } from '@tosite/site-sections/site';
import { Spinner } from '@tosite/ui/spinner';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFrameMessage, type RenderMessage } from '../preview/frame-messages.ts';
import { words } from '../words/words.ts';

/**
 * The site, drawn by the same code as the published one, in a frame without our origin: what a profile says can
 * never reach the session. Its origin is opaque, so the message goes to `*`, into this one window.
 */
export function PreviewFrame({
  site,
  path,
  title = words.preview.frame,
  isThumb = false,
  onDrawn,
}: {
  site: SiteInput;
  /** Of the page that is shown; absent: the home page. */
  path?: string;
  title?: string;
  /** Looked at, and nothing else: no scrolling, and nothing that turns while it is drawn. */
  isThumb?: boolean;
  onDrawn?: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const turn = useRef(0);
  const [ready, setReady] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const told = useEffectEvent(() => onDrawn?.());

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (
        event.source === null ||
        event.source !== frame.current?.contentWindow ||
        !isFrameMessage(event.data)
      )
        return;
      if (event.data.kind === 'tosite:ready') setReady(true);
      else if (event.data.kind === 'tosite:drawn') {
        setDrawn(true);
        told();
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!ready) return;
    const message: RenderMessage = {
      kind: 'tosite:draw',
      turn: (turn.current += 1),
      site,
      ...(path === undefined ? {} : { path }),
    };
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [site, path, ready]);

  return (
    <>
      <iframe
        ref={frame}
        src="/preview-frame"
        sandbox="allow-scripts"
        title={title}
        className="size-full border-0 bg-ground"
        {...(isThumb ? { tabIndex: -1, scrolling: 'no' } : {})}
      />
      {!drawn && !isThumb && (
        <div className="absolute inset-0 grid place-items-center bg-raise">
          <Spinner label={words.preview.drawing} className="scale-150" />
        </div>
      )}
    </>
  );
}
