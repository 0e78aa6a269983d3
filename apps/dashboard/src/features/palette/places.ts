import {
  ChartLine,
  CreditCard,
  House,
  NotebookText,
  Palette,
  Search,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { letterOf } from './place-letters.ts';
import { paths } from '../../paths.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { words } from '../../words/words.ts';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { settingsWords } from '../../words/settings-words.ts';

export type Place = {
  name: string;
  to: string;
  icon: LucideIcon;
  /** After G; null: none. */
  letter: string | null;
};

/** The pages that the palette and the shortcuts lead to. */
export const PLACES: readonly Place[] = (
  [
    { name: words.home.home, to: paths.home(), icon: House },
    { name: words.home.design, to: paths.design(), icon: Palette },
    { name: words.home.posts, to: paths.posts(), icon: NotebookText },
    { name: words.home.analytics, to: paths.analytics(), icon: ChartLine },
    {
      name: `${settingsWords.title}: ${settingsWords.general}`,
      to: paths.generalSettings(),
      icon: Settings,
    },
    {
      name: `${settingsWords.title}: ${settingsWords.changes}`,
      to: paths.changes(),
      icon: Settings,
    },
    {
      name: `${settingsWords.title}: ${siteSettingsWords.seo.nav}`,
      to: paths.seoSettings(),
      icon: Search,
    },
    {
      name: `${settingsWords.title}: ${autoPostWords.nav}`,
      to: paths.autoPost(),
      icon: Settings,
    },
    { name: words.userMenu.billing, to: paths.billing(), icon: CreditCard },
    { name: words.home.account, to: paths.account(), icon: UserRound },
  ] as const
).map((place) => ({ ...place, letter: letterOf(place.to) }));
