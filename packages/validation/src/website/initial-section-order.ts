import { WEBSITE_TYPES, websiteTypeRecord, type WebsiteType } from '../platforms/platform.ts';
import type { SectionKey } from './section-order.ts';

/** The sections of each kind of site, in their first order. Empty ones never show. */
// One entry a type, from the list that the type is made of.
export const INITIAL_SECTION_ORDER = Object.fromEntries(
  WEBSITE_TYPES.map((type) => [type, websiteTypeRecord(type).sections]),
) as Readonly<Record<WebsiteType, readonly SectionKey[]>>;
