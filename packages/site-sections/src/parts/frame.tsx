import type { ReactNode } from 'react';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { PageContext } from '../sections/section.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/fit-text.ts';
import { wordsLanguage } from '../words/words.ts';
import { classNames } from './class-names.ts';

/** The anchor of a section: `code-languages`. */
export function sectionId(key: SectionKey): string {
  return key === 'hero' ? 'top' : key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** A section's title: the owner's, else the usual one. */
export function sectionTitle(key: SectionKey, { site, words }: Pick<PageContext, 'site' | 'words'>): string {
  return cleanLine(site.design.sections[key]?.title) ?? words.sections[key];
}

/** In which language that title is, where it is not the site's own. */
export function titleLanguage(key: SectionKey, { site }: Pick<PageContext, 'site'>): 'en' | undefined {
  return cleanLine(site.design.sections[key]?.title) === null ? wordsLanguage(site.language) : undefined;
}

/** The class that treats a section's pictures as the owner wants them. */
export function pictureClass(key: SectionKey, { site }: Pick<PageContext, 'site'>): string | null {
  const settings = site.design.sections[key];
  return settings !== undefined && 'pictures' in settings && settings.pictures === 'grey' ? 'grey' : null;
}

type Props = {
  section: SectionKey;
  page: PageContext;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The outside of every section but the first: its anchor, its heading, its note. */
export function Frame({ section, page, note, className, children }: Props) {
  const id = sectionId(section);
  const title = sectionTitle(section, page);
  return (
    <section
      className={classNames('section', className, pictureClass(section, page))}
      data-section={section}
      id={id}
      aria-labelledby={`h-${id}`}
    >
      <header className="section-head">
        <h2
          className={classNames('section-title', titleClass(title, page))}
          id={`h-${id}`}
          dir="auto"
          lang={titleLanguage(section, page)}
        >
          {title}
        </h2>
        {note === undefined || note === null ? null : <p className="section-note">{note}</p>}
      </header>
      {children}
    </section>
  );
}

/** Pulls large type back by its first letter's bearing, so that ink meets the edge. */
export function titleClass(title: string, { theme, sheet }: PageContext): string {
  if (!theme.displayMetrics.alignsTitles) return '';
  return sheet.vars({ '--lsb': measureText(title, theme.displayMetrics).bearing });
}
