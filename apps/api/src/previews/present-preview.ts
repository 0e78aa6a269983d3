import { shownProfile } from '@tosite/site-renderer/site-model';
import type { Preview } from '@tosite/validation/website/preview';
import type { Env } from '../env.ts';
import { imageOf, type StoredMedia } from '../site-content/media-store.ts';
import type { PreviewPayload } from '../site-content/preview-payload.ts';
import { presentWarnings } from '../site-content/present-messages.ts';

/** Where a preview's static pages are. */
export function previewUrl(env: Env, previewId: string): string {
  return `${env.previewOrigin}/${previewId}/`;
}

export function presentPreview(
  env: Env,
  previewId: string,
  payload: PreviewPayload,
  copies: ReadonlyMap<string, StoredMedia | null>,
): Preview {
  const { spec } = payload;
  return {
    previewId,
    platform: payload.platform,
    website_type: spec.type,
    suggestedName: spec.name,
    suggestedDomain: payload.suggestedDomain,
    language: spec.language,
    profile: shownProfile(payload.profile, spec.edits),
    design: spec.design,
    section_order: spec.sectionOrder,
    // Not below the preview's own address: there are only the pictures of the pages that were drawn last, and the queue
    // copies others before it draws again.
    media: Object.fromEntries(
      [...copies].map(([url, media]) => [url, media === null ? null : imageOf(media, env.previewOrigin)]),
    ),
    previewUrl: previewUrl(env, previewId),
    source: { ...payload.report, ...presentWarnings(payload.report.warnings) },
  };
}
