import type { Profile } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { SectionSettings } from '@tosite/validation/website/section-settings';
import { markdownTree, treeText } from '../markdown/markdown-tree.ts';
import type { EntriesContent } from '../parts/entries.tsx';
import { textBlocks, type TextBlock } from '../parts/written-text.tsx';
import { everyItem } from '../sections/arrange.ts';
import { certifications } from '../sections/certifications/certifications.ts';
import { codeLanguages } from '../sections/code-languages/code-languages.tsx';
import { education } from '../sections/education/education.ts';
import type { Entry } from '../sections/entry.ts';
import { experience } from '../sections/experience/experience.ts';
import { honours } from '../sections/honours/honours.ts';
import { languages } from '../sections/languages/languages.tsx';
import { organisations } from '../sections/organisations/organisations.ts';
import { projects } from '../sections/projects/projects.ts';
import { publications } from '../sections/publications/publications.ts';
import { recommendations, type Quote } from '../sections/recommendations/recommendations.tsx';
import { repositories } from '../sections/repositories/repositories.ts';
import type { Section, SectionSite } from '../sections/section.ts';
import { skills } from '../sections/skills/skills.tsx';
import { isVisible } from '../sections/is-visible.ts';
import { volunteering } from '../sections/volunteering/volunteering.ts';
import { cleanLine, cleanLines, shortenToSentence } from '../text/clean-text.ts';
import { commaOf } from '../text/comma-of.ts';

type Content =
  | { kind: 'text'; blocks: TextBlock[] }
  /** `all`: how many there are, where these are chosen from more. */
  | { kind: 'entries'; entries: Entry[]; all: number }
  | { kind: 'lines'; lines: string[] }
  /** Short words, one after the other. */
  | { kind: 'run'; lines: string[] }
  | { kind: 'quotes'; quotes: Quote[] };

/** What one section of the site is on the curriculum vitae. */
export type CvPart = { key: SectionKey } & Content;
export type CvContent = { main: CvPart[]; side: CvPart[] };

/** A README is no summary of a life: its beginning is. */
const LONGEST_README = 600;

/**
 * A person's working life on as many sheets as it takes: every section of the site that the owner wants in it, with
 * all its items, told and ordered as the page tells them. `profile` is what is shown.
 */
export function cvContent(profile: Profile, site: SectionSite): CvContent {
  const part = (key: SectionKey, read: () => Content | null): CvPart[] => {
    const content = isIn(key, site) ? read() : null;
    return content === null ? [] : [{ key, ...content }];
  };
  const entries = <K extends SectionKey, C extends EntriesContent>(
    section: Pick<Section<K, C>, 'key' | 'select'>,
    onlyShown = false,
  ): CvPart[] =>
    part(section.key, () => {
      // Its layout is the page's: here everything is told.
      const settings = { ...site.design.sections[section.key], layout: 'detailed' } as SectionSettings[K];
      const content = section.select(profile, settings, site);
      if (content === null) return null;
      const entries = onlyShown ? content.entries.shown : everyItem(content.entries);
      return { kind: 'entries', entries, all: onlyShown ? content.entries.all : entries.length };
    });
  return {
    main: [
      ...part('about', () => aboutOf(profile)),
      ...entries(experience),
      ...entries(projects),
      // Of hundreds the ones that the page shows first; the owner says which and how many.
      ...entries(repositories, true),
      ...entries(publications),
      ...entries(volunteering),
      ...part('recommendations', () => {
        const quotes = recommendations.select(profile, site.design.sections.recommendations ?? {}, site);
        return quotes && { kind: 'quotes', quotes: everyItem(quotes) };
      }),
    ],
    side: [
      ...entries(education),
      ...part('skills', () => {
        const content = skills.select(profile, site.design.sections.skills ?? {}, site);
        return content && { kind: 'run', lines: everyItem(content.tags) };
      }),
      ...part('codeLanguages', () => {
        const content = codeLanguages.select(profile, site.design.sections.codeLanguages ?? {}, site);
        return content && { kind: 'run', lines: cleanLines(content.shares.map(({ name }) => name)) };
      }),
      ...part('languages', () => {
        const spoken = languages.select(profile, site.design.sections.languages ?? {}, site);
        return (
          spoken && {
            kind: 'lines',
            lines: cleanLines(
              spoken.map(({ name, proficiency }) =>
                cleanLines([name, proficiency]).join(commaOf(site.language)),
              ),
            ),
          }
        );
      }),
      ...entries(certifications),
      ...entries(honours),
      ...entries(organisations),
    ],
  };
}

/** What others said is in it when the owner wants it there, all else unless the owner does not. */
function isIn(key: SectionKey, site: SectionSite): boolean {
  const settings = site.design.sections[key];
  const wanted = settings !== undefined && 'cv' in settings ? settings.cv : undefined;
  return isVisible(site, key) && (wanted ?? key !== 'recommendations');
}

function aboutOf({ about }: Profile): Content | null {
  if (about === null) return null;
  if (about.format === 'text') {
    const blocks = textBlocks(about.text);
    return blocks.length === 0 ? null : { kind: 'text', blocks };
  }
  const paragraphs = markdownTree(about).children.filter(
    (node) => node.type === 'element' && node.tagName === 'p',
  );
  const text = cleanLine(treeText(paragraphs));
  if (text === null) return null;
  return {
    kind: 'text',
    blocks: [{ kind: 'paragraph', lines: [shortenToSentence(text, LONGEST_README)] }],
  };
}
