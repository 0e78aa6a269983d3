import { THEME_NAMES } from '@tosite/validation/website/design';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSectionKey, THEME_SECTION } from './editor-document.ts';
import { edit, openSection, setMobileDrawerView, updateSetting, useEditorStore } from './editor-store.ts';

/** Does what the address asks for, once: a theme is put on, a section opened, which is added where it was taken out. */
export function useAskedFor(isReady: boolean): void {
  const [params, setParams] = useSearchParams();
  const [theme, section] = [params.get('theme'), params.get('section')];
  const take = useEffectEvent(() => {
    const name = THEME_NAMES.find((known) => known === theme);
    if (name !== undefined) updateSetting(THEME_SECTION, 'theme_name', name);
    if (section !== null && isSectionKey(section)) {
      const { sectionOrder } = useEditorStore.getState().history.present;
      if (!sectionOrder.includes(section))
        edit({ kind: 'order', order: [...sectionOrder, section], moved: section });
      openSection(section);
    }
    setMobileDrawerView(section === null ? 'design' : 'sections');
    // Whoever loads the page again does not ask again.
    const rest = new URLSearchParams(params);
    rest.delete('theme');
    rest.delete('section');
    setParams(rest, { replace: true });
  });
  useEffect(() => {
    if (isReady && (theme !== null || section !== null)) take();
  }, [isReady, theme, section]);
}
