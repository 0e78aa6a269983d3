import { GITHUB_LEFT_OUT } from '@tosite/validation/left-out/github-left-out';
import {
  INSTAGRAM_EXPORT_LEFT_OUT,
  INSTAGRAM_LEFT_OUT,
} from '@tosite/validation/left-out/instagram-left-out';
import { TAKEOUT_LEFT_OUT, YOUTUBE_LEFT_OUT } from '@tosite/validation/left-out/youtube-left-out';
import { heading, list, text } from '../block.ts';
import type { HelpArticle } from './help-article.ts';

const sentences = (lines: readonly { words: string }[]): string[] => lines.map(({ words }) => capital(words));
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What each way of reading leaves out, from the lists that the readers themselves count by. */
export const LEFT_OUT_HELP: HelpArticle = {
  slug: 'what-is-left-out',
  title: 'What we read, and what we leave out',
  summary: 'For each platform and file: what a website has no place for, and what is never taken.',
  blocks: [
    text(
      'What stands on a profile and fits on a website is read. After each reading the dashboard counts what was there and was not taken, by the names that the platform or the file gives it. These are the things that are always left out.',
    ),
    heading('LinkedIn'),
    list(
      'Your messages, connections, birth date and street: never taken',
      'Patents, courses and test scores, the text of articles, services, and the industry of a person',
    ),
    heading('GitHub'),
    list(...sentences(GITHUB_LEFT_OUT)),
    text('Private repositories are never asked for.'),
    heading('YouTube'),
    list(...sentences(YOUTUBE_LEFT_OUT), 'The topics that YouTube guesses', 'Comments and who wrote them'),
    heading('Your YouTube Takeout'),
    list(...TAKEOUT_LEFT_OUT.map(capital)),
    heading('Instagram'),
    list(...sentences(INSTAGRAM_LEFT_OUT)),
    heading('Your Instagram download'),
    list(...sentences(INSTAGRAM_EXPORT_LEFT_OUT)),
    heading('Numbers and dates that a platform rounds'),
    text(
      'Where a platform says ‘120K views’ or ‘1 day ago’, your website says no more than that, and a later reading that differs in it alone is no change. A video that is only said to be weeks, months or years old carries no date.',
    ),
  ],
  related: ['what-each-profile-becomes', 'keep-up-to-date'],
};
