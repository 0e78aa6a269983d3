import { websiteTypeRecord } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import { isReadable } from '../../sites/source-way.ts';
import type { Website } from '@tosite/validation/website/website';

export type ImprovementKey =
  'picture' | 'logo' | 'headline' | 'about' | 'contact' | 'search' | 'source' | 'sync';

/** What would make a site better, the most visible first, from what it says and how it is set up. */
export function improvements(
  profile: Profile,
  { website_type: type, seo, sources }: Pick<Website, 'website_type' | 'seo' | 'sources'>,
): ImprovementKey[] {
  const isCompany = websiteTypeRecord(type).kind === 'company';
  const { email, phone, website } = profile.contact;
  const unreachable = [email, phone, website].every((way) => way === null) && profile.links.length === 0;
  const wanted: [ImprovementKey, boolean][] = [
    [isCompany ? 'logo' : 'picture', profile.avatar === null],
    ['headline', blank(profile.headline)],
    ['about', blank(profile.about?.text)],
    ['contact', unreachable],
    ['search', blank(seo.description)],
    ['sync', sources.some(isReadable) && sources.every(({ syncEnabled }) => !syncEnabled)],
    ['source', sources.length < 2 && !isCompany],
  ];
  return wanted.filter(([, isMissing]) => isMissing).map(([key]) => key);
}

function blank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}
