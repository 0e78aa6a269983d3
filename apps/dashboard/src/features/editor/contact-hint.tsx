import { contactInText, type ContactWay } from '@tosite/site-sections/contact-in-text';
import { shownProfile } from '@tosite/site-sections/site-input';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { useId, type ReactNode } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { useEditorStore } from './editor-store.ts';

const WAYS: Readonly<Record<string, ContactWay>> = {
  showEmail: 'email',
  showPhone: 'phone',
  showAddress: 'address',
};

/**
 * A switch, and below it, where it is off and says so of a detail of contact, that the owner's own words say the same
 * and are left as they are.
 */
export function ContactHint({
  section,
  name,
  children,
}: {
  section: SectionKey;
  /** Of the setting. */
  name: string;
  children: (hintId: string | undefined) => ReactNode;
}) {
  const id = useId();
  const way = section === 'contact' ? WAYS[name] : undefined;
  const found = useEditorStore(({ subject, history: { present } }) =>
    way === undefined
      ? null
      : contactInText(
          {
            profile: shownProfile(subject.profile, present.edits),
            design: present.design,
            sectionOrder: present.sectionOrder,
            order: present.edits.order,
          },
          way,
        ),
  );
  if (way === undefined) return children(undefined);
  return (
    <div>
      {children(found === null ? undefined : id)}
      {found !== null && (
        <p id={id} className="text-sm text-ink-2">
          {editorWords.alsoInText} <q dir="auto">{found}</q>
        </p>
      )}
    </div>
  );
}
