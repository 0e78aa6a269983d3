import { createHash } from 'node:crypto';
import { OwnerEditsSchema } from '@tosite/validation/profile/owner-edits';
import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { PlatformSchema, WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { DesignSchema, SectionOrderSchema } from '@tosite/validation/website/design';
import { SeoSettingsSchema } from '@tosite/validation/website/seo';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import * as v from 'valibot';
import type { WebsiteSource } from './source-store.ts';

/*
 * What a version of a website was drawn from, in parts, so that what did not change from one version to the next is
 * kept once. Its address, its plan, its status and its time zone are no part of it: they are the website's, whatever it
 * shows.
 */

/** By name, as JSON. */
export type VersionParts = ReadonlyMap<string, string>;

/** Of what its owner decides, what a version brings back. */
export type VersionSpec = Omit<SiteSpec, 'timezone' | 'type'>;

/** Named as in the versions that are kept. */
const LookSchema = v.object({
  website_name: v.string(),
  language: v.string(),
  design: DesignSchema,
  section_order: SectionOrderSchema,
});
const SourceSchema = v.object({
  id: v.string(),
  platform: PlatformSchema,
  websiteType: WebsiteTypeSchema,
  handle: v.string(),
  profileUrl: v.string(),
  method: v.string(),
});

type VersionSource = v.InferOutput<typeof SourceSchema> & { lastImport: Profile };
export type VersionState = {
  spec: VersionSpec;
  /** In their order; the first one is the site's own. */
  sources: VersionSource[];
};

export function partsOfVersion(
  { name, language, design, sectionOrder, seo, edits }: VersionSpec,
  sources: readonly Omit<WebsiteSource, 'warnings' | 'fetchedAt' | 'syncEnabled'>[],
): VersionParts {
  return new Map<string, string>([
    ['look', JSON.stringify({ website_name: name, language, design, section_order: sectionOrder })],
    ['seo', JSON.stringify(seo)],
    ['edits', JSON.stringify(edits)],
    [
      'sources',
      JSON.stringify(
        sources.map(({ id, platform, websiteType, handle, profileUrl, method }) => ({
          id,
          platform,
          websiteType,
          handle,
          profileUrl,
          method,
        })),
      ),
    ],
    ...sources.map(({ id, lastImport }) => [`import:${id}`, JSON.stringify(lastImport)] as const),
  ]);
}

/** How a version looked, out of the text that is kept of it. */
export function lookOfPart(body: string): v.InferOutput<typeof LookSchema> {
  return v.parse(LookSchema, JSON.parse(body));
}

export function stateOfParts(parts: VersionParts): VersionState {
  const read = <S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> =>
    v.parse(schema, JSON.parse(parts.get(name) ?? 'null'));
  const look = read('look', LookSchema);
  return {
    spec: {
      name: look.website_name,
      language: look.language,
      design: look.design,
      sectionOrder: look.section_order,
      seo: read('seo', SeoSettingsSchema),
      edits: read('edits', OwnerEditsSchema),
    },
    sources: read('sources', v.array(SourceSchema)).map((source) => ({
      ...source,
      lastImport: read(`import:${source.id}`, ProfileSchema),
    })),
  };
}

export function hashOfPart(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Equal for versions that were drawn from the same. */
export function hashOfVersion(parts: VersionParts): string {
  const names = [...parts].map(([name, body]) => `${name} ${hashOfPart(body)}`);
  return hashOfPart(names.toSorted().join('\n'));
}
