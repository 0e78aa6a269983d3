import type { SectionKey } from '@tosite/validation/website/section-order';
import type { SectionSite } from './section.ts';

/** Whether the owner lets this section be seen. */
export function isVisible({ sectionOrder, design }: SectionSite, key: SectionKey): boolean {
  return sectionOrder.includes(key) && design.sections[key]?.hidden !== true;
}
