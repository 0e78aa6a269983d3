import { DesignSchema, SectionOrderSchema, type Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { initialSeoSettings, SeoSettingsSchema, type SeoSettings } from '@tosite/validation/website/seo';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import * as v from 'valibot';
import type { WebsitesTable } from '../database/schema.ts';

/** A website as the server works with it: its row, with the JSON read. */
export type WebsiteRecord = Omit<
  WebsitesTable,
  'website_type' | 'subdomain' | 'design' | 'section_order' | 'seo'
> & {
  website_type: WebsiteType;
  subdomain: Subdomain;
  design: Design;
  section_order: SectionKey[];
  seo: SeoSettings;
};

export function websiteFromRow(row: WebsitesTable): WebsiteRecord {
  return {
    ...row,
    // Both are written from checked values only.
    website_type: row.website_type as WebsiteType,
    subdomain: row.subdomain as Subdomain,
    design: v.parse(DesignSchema, JSON.parse(row.design)),
    section_order: v.parse(SectionOrderSchema, JSON.parse(row.section_order)),
    seo: v.parse(SeoSettingsSchema, { ...initialSeoSettings(), ...(JSON.parse(row.seo) as object) }),
  };
}

export function rowFromWebsite(website: WebsiteRecord): WebsitesTable {
  return {
    ...website,
    design: JSON.stringify(website.design),
    section_order: JSON.stringify(website.section_order),
    seo: JSON.stringify(website.seo),
  };
}
