import type { PlatformCopy } from './landing-copy.ts';
import { COMMON_QUESTIONS, passwordQuestion } from './questions.ts';
import { stepsShowing } from './steps.ts';

export const githubCopy: PlatformCopy<'github'> = {
  subdomain: 'github',
  indexable: true,
  variant: 'github',
  brandName: 'Github',
  documentTitle: 'Github.to.site',
  title: 'Create a portfolio from your',
  label: 'github',
  formTitle: 'Enter your github profile url',
  description: 'Turn your GitHub profile into a portfolio in seconds',
  placeholder: 'https://github.com/your-name',
  helper:
    'A username will do, yours or an organisation’s. We read only what is public, and never ask for a token.',
  drawing:
    'A GitHub profile card on the left; lines lead from its name, words, pinned repositories and languages to where they stand on the finished portfolio.',
  steps: stepsShowing(
    'Your README, repositories and languages, set in the theme you like best. Move what you want to move.',
  ),
  sample: 'github',
  becomes: 'A portfolio of your repositories',
  convert: 'Github to site',
  samples: {
    github: {
      handle: 'tosite-sample-tove',
      name: 'Tove Lindahl',
      kind: 'Portfolio',
      alt: 'Website of a programmer: the name huge in black on white, a red and white monogram, a short text',
    },
  },
  questions: [
    passwordQuestion('GitHub'),
    {
      question: 'Which repositories are shown?',
      answer:
        'Those you pinned where GitHub lets us see them, else your own with the most stars. You choose, hide and reorder them afterwards. Private repositories are never read.',
    },
    {
      question: 'Does it work for an organisation?',
      answer: 'Yes. Paste its address or its name: its README, repositories and links become the website.',
    },
    COMMON_QUESTIONS.changes,
    COMMON_QUESTIONS.domain,
    COMMON_QUESTIONS.standard,
    COMMON_QUESTIONS.leave,
    COMMON_QUESTIONS.remove,
  ],
};
