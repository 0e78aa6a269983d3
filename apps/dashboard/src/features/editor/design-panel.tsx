import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { IconButton } from '@tosite/ui/icon-button';
import { Segmented } from '@tosite/ui/segmented';
import { Pipette, RotateCcw, Sparkle } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { words } from '../../words/words.ts';
import { editorWords } from '../../words/editor-words.ts';
import { toastUndoable } from '../../display/toasts.tsx';
import { THEME_SECTION } from './editor-document.ts';
import type { EditorSite } from './editor-queries.ts';
import { FontChoice } from './font-choice.tsx';
import { edit, setAtThemes, undo, updateSetting, useEditorStore } from './editor-store.ts';
import { shownProfile } from '@tosite/site-sections/site-input';
import { ThemeRow } from './theme-row.tsx';

const copy = editorWords;

export function DesignPanel({ site, name }: { site: EditorSite; name: string }) {
  const design = useEditorStore((state) => state.history.present.design);
  const written = useEditorStore(
    (state) => shownProfile(state.subject.profile, state.history.present.edits).name,
  );
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('pointerenter', setAtThemes, { once: true });
    element?.addEventListener('focusin', setAtThemes, { once: true });
  }, []);
  return (
    <section ref={panel} aria-labelledby="editor-theme" className="border-b border-rule px-4 pt-2.5 pb-3">
      <ThemeRow site={site} name={name} />
      <Row label={copy.mode}>
        <Segmented
          label={copy.mode}
          value={design.theme_mode}
          className="justify-self-start"
          onValueChange={(mode) => updateSetting(THEME_SECTION, 'theme_mode', mode)}
          options={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: copy.modes[value] }))}
        />
      </Row>
      <Row label={copy.accent}>
        <Accents accent={design.accent ?? null} />
      </Row>
      <Row label={copy.fonts}>
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <FontChoice design={design} name={written || name} />
          </div>
          <Reset />
        </div>
      </Row>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-2 grid min-h-9 items-center gap-y-1.5 sm:grid-cols-[72px_minmax(0,1fr)]">
      <span aria-hidden className="text-ink-2 max-sm:text-sm">
        {label}
      </span>
      {children}
    </div>
  );
}

const SWATCH =
  'relative grid size-7 place-items-center rounded-[4px] has-checked:shadow-[0_0_0_2px_var(--ground),0_0_0_4px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-5 has-focus-visible:outline-accent-text max-lg:size-9';
const OVER = 'absolute inset-0 m-0 size-full cursor-pointer opacity-0';

/** The theme's own colour, six of ours, or any other. */
function Accents({ accent }: { accent: string | null }) {
  const name = useId();
  const set = (value: string | null) => updateSetting(THEME_SECTION, 'accent', value);
  const offered = Object.entries(copy.accents);
  const isOther = accent !== null && copy.accents[accent] === undefined;
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-1">
      <fieldset aria-label={copy.accent} className="contents">
        <label className={`${SWATCH} border border-edge`} title={copy.accentOwn}>
          <input
            type="radio"
            name={name}
            checked={accent === null}
            onChange={() => set(null)}
            aria-label={copy.accentOwn}
            className={OVER}
          />
          <Sparkle size={14} aria-hidden className="text-ink-2" />
        </label>
        {offered.map(([value, label]) => (
          <label key={value} className={SWATCH} style={{ background: value }} title={label}>
            <input
              type="radio"
              name={name}
              checked={accent === value}
              onChange={() => set(value)}
              aria-label={label}
              className={OVER}
            />
          </label>
        ))}
      </fieldset>
      <label
        className={`${SWATCH} border border-edge ${isOther ? 'shadow-[0_0_0_2px_var(--ground),0_0_0_4px_var(--ink)]' : ''}`}
        style={isOther ? { background: accent } : undefined}
        title={`${copy.accentPick}. ${copy.accentHelp}`}
      >
        {!isOther && <Pipette size={14} aria-hidden className="text-ink-2" />}
        <input
          type="color"
          value={accent ?? '#5b3fbf'}
          onChange={({ target }) => set(target.value.toLowerCase())}
          aria-label={copy.accentPick}
          className={OVER}
        />
      </label>
    </div>
  );
}

function Reset() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={copy.reset} onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden />
      </IconButton>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.resetTitle}
        description={copy.resetBody}
        closeLabel={words.common.close}
      >
        <div className="mt-4 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>{words.common.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              edit({ kind: 'reset' });
              setAsking(false);
              toastUndoable(copy.wasReset, copy.undo(null), undo);
            }}
          >
            {copy.resetSubmit}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
