import type { Platform } from '@tosite/validation/platforms/platform';
import { words } from '../../words/words.ts';
import { importWords } from '../../words/import-words.ts';
import type { PreviewFailure } from '../../previews/use-preview-run.ts';

const copy = importWords.refused;

const KIND_OF_CODE: Record<string, keyof typeof copy.titles> = {
  platform_blocked: 'blocked',
  source_not_configured: 'blocked',
  profile_private: 'private',
  profile_not_found: 'notFound',
  platform_rate_limited: 'limited',
};

/** What a refusal is called, and one sentence that takes the worry out of it. */
export function refusalWords(
  { code }: Pick<PreviewFailure, 'code'>,
  platform: Platform,
): { title: string; why: string } {
  const kind = KIND_OF_CODE[code] ?? 'silent';
  const title = copy.titles[kind];
  return { title: typeof title === 'string' ? title : title(words.platforms[platform]), why: copy.why[kind] };
}
