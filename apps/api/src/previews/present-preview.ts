import { siteLanguage } from '@tosite/site-renderer/site-model';
import type { Preview } from '@tosite/validation/website/preview';
import type { Env } from '../env.ts';
import { imageOf, type StoredMedia } from '../site-content/media-store.ts';
import type { PreviewPayload } from '../site-content/preview-store.ts';

/** Where a preview's static pages are. */
export function previewUrl(env: Env, previewId: string): string {
  return `${env.previewOrigin}/${previewId}/`;
}

export async function presentPreview(
  env: Env,
  previewId: string,
  payload: PreviewPayload,
  copies: ReadonlyMap<string, StoredMedia | null>,
): Promise<Preview> {
  const origin = `${env.previewOrigin}/${previewId}`;
  return {
    previewId,
    platform: payload.platform,
    website_type: payload.websiteType,
    suggestedName: payload.suggestedName,
    suggestedDomain: payload.suggestedDomain,
    language: payload.settings?.language ?? (await siteLanguage(payload.profile)),
    profile: payload.profile,
    design: payload.design,
    section_order: payload.sectionOrder,
    media: Object.fromEntries(
      [...copies].map(([url, media]) => [url, media === null ? null : imageOf(media, origin)]),
    ),
    previewUrl: previewUrl(env, previewId),
    source: payload.report,
  };
}
