import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { fitting } from './text-width.ts';

const copy = siteSettingsWords.seo.check;

/** What desktop results have room for. */
export const TITLE_SIZE = 20;
export const TITLE_WIDTH = 580;
const SHORTEST_TITLE = 15;
const SHORTEST_DESCRIPTION = 70;
const LONGEST_DESCRIPTION = 160;

export type SeoCheck = { id: 'title' | 'description' | 'image' | 'index'; good: boolean; sentence: string };

export type Checked = {
  /** As typed; empty: made from the profile. */
  title: string;
  description: string;
  /** As they will be shown. */
  shownTitle: string;
  image: 'own' | 'card' | 'profile' | 'none';
  indexable: boolean;
  verified: boolean;
};

/** What helps or hinders being found and shared, in words. */
export function seoChecks(checked: Checked): SeoCheck[] {
  return [titleCheck(checked), descriptionCheck(checked), imageCheck(checked), indexCheck(checked)];
}

function titleCheck({ title, shownTitle }: Checked): SeoCheck {
  const id = 'title';
  const fits = fitting(shownTitle, TITLE_SIZE, TITLE_WIDTH);
  if (fits !== shownTitle)
    return { id, good: false, sentence: copy.titleWide(fits.split(' ').slice(-3).join(' ')) };
  if (title.trim() === '') return { id, good: true, sentence: copy.titleMade };
  const length = Array.from(title.trim()).length;
  return length < SHORTEST_TITLE
    ? { id, good: false, sentence: copy.titleShort }
    : { id, good: true, sentence: copy.titleGood(length) };
}

function descriptionCheck({ description }: Checked): SeoCheck {
  const id = 'description';
  const length = Array.from(description.trim()).length;
  if (length === 0) return { id, good: true, sentence: copy.descriptionMade };
  if (length > LONGEST_DESCRIPTION) return { id, good: false, sentence: copy.descriptionLong };
  return length < SHORTEST_DESCRIPTION
    ? { id, good: false, sentence: copy.descriptionShort(SHORTEST_DESCRIPTION - length) }
    : { id, good: true, sentence: copy.descriptionGood(length) };
}

function imageCheck({ image }: Checked): SeoCheck {
  const sentence = {
    own: copy.imageOwn,
    card: copy.imageCard,
    profile: copy.imageProfile,
    none: copy.imageNone,
  }[image];
  return { id: 'image', good: image !== 'none', sentence };
}

function indexCheck({ indexable, verified }: Checked): SeoCheck {
  const id = 'index';
  if (!indexable) return { id, good: false, sentence: copy.indexOff };
  return verified
    ? { id, good: true, sentence: copy.indexOn }
    : { id, good: false, sentence: copy.indexUnverified };
}
