import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import type { Profile } from '@tosite/validation/profile/profile';

/** Tells whoever waits what has really happened. */
export type StepReporter = (step: PreviewStep['step'], status: PreviewStep['status'], detail: string) => void;

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What a profile brought, in words: "42 repositories, 5 languages". */
export function profileInWords(profile: Profile): string {
  const parts: [number, string, string][] = [
    [profile.experience.length, 'job', 'jobs'],
    [profile.education.length, 'school', 'schools'],
    [profile.skills.length, 'skill', 'skills'],
    [profile.projects.length, 'project', 'projects'],
    [profile.codeLanguages.length, 'language', 'languages'],
    [profile.videos.length, 'film', 'films'],
    [profile.playlists.length, 'playlist', 'playlists'],
    [profile.media.length, 'post', 'posts'],
    [profile.people.length, 'person', 'people'],
    [profile.updates.length, 'update', 'updates'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, one, many]) => plural(count, one, many));
  return said.length === 0 ? profile.name : `${profile.name}: ${said.slice(0, 4).join(', ')}`;
}

/** What stands on the page: a place in the order that has nothing to show is none. */
export function sectionsInWords(count: number): string {
  return plural(count, 'section', 'sections');
}

export function picturesInWords(
  outcome: { copied: number; dead: number; left: number },
  rest: number,
): string {
  const parts: string[] = [];
  if (outcome.copied > 0) parts.push(plural(outcome.copied, 'picture', 'pictures'));
  if (outcome.dead > 0) parts.push(`${plural(outcome.dead, 'picture', 'pictures')} could not be had`);
  const waiting = outcome.left + rest;
  if (waiting > 0) parts.push(plural(waiting, 'more follows', 'more follow'));
  return parts.length === 0 ? 'The profile has no pictures' : parts.join(', ');
}
