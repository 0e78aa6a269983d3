import { GITHUB_LEFT_OUT } from '@tosite/validation/left-out/github-left-out';
import {
  INSTAGRAM_EXPORT_LEFT_OUT,
  INSTAGRAM_LEFT_OUT,
} from '@tosite/validation/left-out/instagram-left-out';
import { YOUTUBE_LEFT_OUT } from '@tosite/validation/left-out/youtube-left-out';
import { describe, expect, it } from 'vitest';
import { HELP_ARTICLES, helpPath } from './help.ts';

describe('the help center', () => {
  it('has an answer for what people look for', () => {
    const slugs = HELP_ARTICLES.map(({ slug }) => slug);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'linkedin-export',
        'connect-instagram',
        'own-domain',
        'cancel',
        'download-your-website',
        'delete-a-website',
        'delete-your-account',
      ]),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('says everything that the readers of platforms leave out by name', () => {
    const article = HELP_ARTICLES.find(({ slug }) => slug === 'what-is-left-out');
    const said = JSON.stringify(article?.blocks).toLowerCase();
    const lists = [GITHUB_LEFT_OUT, YOUTUBE_LEFT_OUT, INSTAGRAM_LEFT_OUT, INSTAGRAM_EXPORT_LEFT_OUT];
    for (const { words } of lists.flat()) expect(said).toContain(words.toLowerCase());
  });

  it.each(HELP_ARTICLES.map((article) => [helpPath(article.slug), article] as const))(
    '%s leads on to answers that exist, and not to itself',
    (_, article) => {
      const others = HELP_ARTICLES.map(({ slug }) => slug).filter((slug) => slug !== article.slug);
      expect(article.related.length).toBeGreaterThan(0);
      expect(article.related.filter((slug) => !others.includes(slug))).toEqual([]);
      expect(article.summary.length).toBeLessThanOrEqual(160);
    },
  );
});
