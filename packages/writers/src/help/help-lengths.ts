export type HelpField =
  | 'headline'
  | 'about'
  | 'section'
  | 'item'
  | 'alt'
  | 'title'
  | 'post'
  | 'excerpt'
  | 'seo_title'
  | 'seo_description';

/** What each field is, how long its text may be, and whether it has paragraphs. */
export const HELP_FIELDS: Readonly<Record<HelpField, { what: string; longest: number; lines: boolean }>> = {
  headline: { what: 'the line below the name on a website', longest: 120, lines: false },
  about: { what: 'the text in which a website introduces its owner', longest: 2_600, lines: true },
  section: { what: 'the text of a section of a website', longest: 1_500, lines: true },
  item: {
    what: 'the description of one entry, such as a job, a project or a film',
    longest: 1_000,
    lines: true,
  },
  alt: {
    what: 'the text that stands for a picture for people who cannot see it',
    longest: 200,
    lines: false,
  },
  title: { what: 'the title of a blog post', longest: 120, lines: false },
  post: { what: 'a blog post, or a part of one', longest: 6_000, lines: true },
  excerpt: { what: 'the few sentences that stand for a blog post in a list', longest: 300, lines: false },
  seo_title: { what: 'the title of a page in a search engine', longest: 60, lines: false },
  seo_description: { what: 'the description of a page in a search engine', longest: 160, lines: false },
};
