import type { Subdomain } from '@tosite/validation/platforms/platform';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { SiteSpecSchema, type SiteSpec } from '@tosite/validation/website/site-spec';
import * as v from 'valibot';
import type { WebsitesTable } from '../database/schema.ts';
import type { PublishReason } from '../queue/job-kinds.ts';

/** A website as the server works with it: its row, with what its owner decides read. */
export type WebsiteRecord = Omit<
  WebsitesTable,
  'subdomain' | 'spec' | 'language' | 'indexable' | 'changed_for'
> & {
  subdomain: Subdomain;
  spec: SiteSpec;
  changed_for: PublishReason | '';
};

export function websiteFromRow(row: WebsitesTable): WebsiteRecord {
  const { spec, language: _, indexable: __, ...rest } = row;
  // The subdomain is written from checked values only.
  return {
    ...rest,
    subdomain: row.subdomain as Subdomain,
    // Written by owePublish only.
    changed_for: row.changed_for as PublishReason | '',
    spec: readSpecText(spec),
  };
}

export function rowFromWebsite({ spec, ...rest }: WebsiteRecord): WebsitesTable {
  return { ...rest, ...columnsOfSpec(spec) };
}

/** Search settings that came later have the values of a new site. */
export function readSpecText(text: string): SiteSpec {
  const stored = JSON.parse(text) as { seo: object };
  return v.parse(SiteSpecSchema, { ...stored, seo: { ...initialSeoSettings(), ...stored.seo } });
}

export function columnsOfSpec(spec: SiteSpec): Pick<WebsitesTable, 'spec' | 'language' | 'indexable'> {
  return { spec: JSON.stringify(spec), language: spec.language, indexable: spec.seo.indexable ? 1 : 0 };
}
