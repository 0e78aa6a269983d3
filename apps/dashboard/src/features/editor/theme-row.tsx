import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import type { ThemeName } from '@tosite/validation/website/design';
import { useCallback, useState } from 'react';
import { miniContentOf } from '../../previews/theme-mini.tsx';
import { themesFor } from '../../previews/theme-order.ts';
import { ThemePicker } from '../../previews/theme-picker.tsx';
import type { SiteInTheme } from '../../previews/theme-thumb.tsx';
import { editorWords } from '../../words/editor-words.ts';
import { words } from '../../words/words.ts';
import { shownProfile } from '@tosite/site-sections/site-input';
import { THEME_SECTION } from './editor-document.ts';
import type { EditorSite } from './editor-queries.ts';
import { updateSetting, useEditorStore } from './editor-store.ts';
import { mediaWith, siteOfEditor } from './site-of-editor.ts';

const copy = editorWords;
/** In a row; the sections below it are what one comes for. */
const IN_ROW = 4;

const choose = (theme: ThemeName) => updateSetting(THEME_SECTION, 'theme_name', theme);

/** The themes that suit the site most, the chosen one among them, and the way to all. */
export function ThemeRow({ site, name }: { site: EditorSite; name: string }) {
  const document = useEditorStore((state) => state.history.present);
  const profile = useEditorStore((state) => shownProfile(state.subject.profile, state.history.present.edits));
  const media = useEditorStore((state) => mediaWith(state.media, state.filesPendingUpload));
  const [showsAll, setShowsAll] = useState(false);
  const siteIn = useCallback<SiteInTheme>(
    (theme) => siteOfEditor(site, { ...document, design: { ...document.design, theme_name: theme } }, media),
    [site, document, media],
  );
  const chosen = document.design.theme_name;
  const all = themesFor(profile, media);
  const first = all.slice(0, IN_ROW);
  const row = first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  const picker = { label: copy.theme, content: miniContentOf(profile, media, name), value: chosen };
  return (
    <>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-2">
        <h2 id="editor-theme">{copy.theme}</h2>
        <Button variant="quiet" className="-mr-2 px-2! text-sm" onClick={() => setShowsAll(true)}>
          {copy.allThemes(all.length)}
        </Button>
      </div>
      <ThemePicker {...picker} themes={row} inRow siteIn={siteIn} onValueChange={choose} />
      <Dialog
        open={showsAll}
        onOpenChange={setShowsAll}
        title={copy.allThemesTitle(all.length)}
        description={copy.allThemesBody}
        closeLabel={words.common.close}
        wide
      >
        <div className="mt-5">
          <ThemePicker {...picker} themes={all} siteIn={siteIn} onValueChange={choose} />
        </div>
      </Dialog>
    </>
  );
}
