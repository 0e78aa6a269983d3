import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import type { Profile } from '@tosite/validation/profile/profile';

/** Tells whoever waits what has really happened; null: there is nothing to say of it yet. */
export type StepReporter = (
  step: PreviewStep['step'],
  status: PreviewStep['status'],
  detail: Message | null,
) => void;

/** A step as it is streamed: in English, and as the value that it was made of. `at`: milliseconds since the beginning. */
export function presentStep(
  step: PreviewStep['step'],
  status: PreviewStep['status'],
  detail: Message | null,
  at: number,
): PreviewStep {
  const said = detail === null ? { detail: '' } : { detail: inEnglish(detail), detailReason: detail };
  return { step, status, ...said, at: Math.max(0, at) };
}

type Found = Extract<Message, { id: 'steps.found' }>;

const LISTS: readonly Found['lists'][number]['list'][] = [
  'experience',
  'education',
  'skills',
  'projects',
  'codeLanguages',
  'videos',
  'playlists',
  'media',
  'people',
  'updates',
];
const MAX_LISTS = 4;

/** What a profile brought: "42 repositories, 5 languages". */
export function foundMessage(profile: Profile): Found {
  const lists = LISTS.map((list) => ({ list, count: profile[list].length }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_LISTS);
  return { id: 'steps.found', name: profile.name, lists };
}

export function picturesMessage(
  { copied, dead, left }: { copied: number; dead: number; left: number },
  rest: number,
): Message {
  return { id: 'steps.pictures', copied, failed: dead, waiting: left + rest };
}
