import type { SiteInput } from '@tosite/site-sections/site';
import { Spinner } from '@tosite/ui/spinner';
import { useEffect, useRef } from 'react';
import {
  isFrameMessage,
  type ChangeMessage,
  type RenderMessage,
  type FrameMessage,
  type ShowMessage,
  type ThemesMessage,
} from '../../preview/frame-messages.ts';
import { siteChange } from '../../preview/site-change.ts';
import { editorWords } from '../../words/editor-words.ts';
import { edit, openSection, setFilledSections, setIframe, useEditorStore } from './editor-store.ts';
import { doShortcut } from './shortcuts.ts';
import { mediaWith, siteOfEditor } from './site-of-editor.ts';
import { sectionName } from './section-name.ts';
import { actionOfText } from './take-text.ts';
import type { EditorSite } from './editor-queries.ts';

/**
 * The site as it would be published now, drawn in a frame without our origin. Changes go to it straight from the
 * store, before anything of this page is drawn again.
 */
export function EditorFrame({ site, onSave }: { site: EditorSite; onSave: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ site, onSave });
  const drawn = useEditorStore((state) => state.iframe.drawn);
  const resend = useRef<() => void>(() => undefined);

  useEffect(() => {
    latest.current = { site, onSave };
    resend.current();
  }, [site, onSave]);

  useEffect(() => {
    let turn = 0;
    let sent: SiteInput | null = null;
    const post = (message: RenderMessage | ChangeMessage | ShowMessage | ThemesMessage) =>
      frame.current?.contentWindow?.postMessage(message, '*');
    const current = () => {
      const { history, media, filesPendingUpload } = useEditorStore.getState();
      return siteOfEditor(latest.current.site, history.present, mediaWith(media, filesPendingUpload));
    };
    const draw = () => {
      sent = current();
      post({ kind: 'tosite:draw', turn: (turn += 1), site: sent, editing: true });
    };
    const change = () => {
      if (sent === null) return;
      const next = current();
      const changed = siteChange(sent, next);
      sent = next;
      if (changed !== null) post({ kind: 'tosite:change', turn: (turn += 1), change: changed });
    };
    const show = (section: string | null) =>
      post({ kind: 'tosite:show', section, label: section === null ? '' : sectionName(section) });
    resend.current = change;

    const take = (message: FrameMessage) => {
      switch (message.kind) {
        case 'tosite:ready':
          setIframe({ loaded: true, drawn: false });
          draw();
          if (useEditorStore.getState().atThemes) post({ kind: 'tosite:themes' });
          return;
        case 'tosite:drawn':
          if (!useEditorStore.getState().iframe.drawn) setIframe({ drawn: true });
          return show(useEditorStore.getState().openSection);
        case 'tosite:filled':
          return setFilledSections(message.sections, message.counts);
        case 'tosite:section':
          return openSection(message.section);
        case 'tosite:shortcut':
          return doShortcut(message.shortcut, latest.current.onSave);
        case 'tosite:text': {
          const action = actionOfText(message.target, message.value);
          if (action !== null) edit(action);
        }
      }
    };
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      if (isFrameMessage(event.data)) take(event.data);
    };
    window.addEventListener('message', listen);
    const unsubscribe = useEditorStore.subscribe((now, before) => {
      if (
        now.history.present !== before.history.present ||
        now.filesPendingUpload !== before.filesPendingUpload ||
        now.media !== before.media
      )
        change();
      if (now.openSection !== before.openSection) show(now.openSection);
      if (now.atThemes && !before.atThemes) post({ kind: 'tosite:themes' });
    });
    return () => {
      window.removeEventListener('message', listen);
      unsubscribe();
      setIframe({ loaded: false, drawn: false });
    };
  }, []);

  return (
    <>
      <iframe
        ref={frame}
        src="/preview-frame"
        sandbox="allow-scripts"
        title={editorWords.frame}
        className="size-full border-0 bg-ground"
      />
      {!drawn && (
        <div className="absolute inset-0 grid place-items-center bg-raise">
          <Spinner label={editorWords.drawing} className="scale-150" />
        </div>
      )}
    </>
  );
}
