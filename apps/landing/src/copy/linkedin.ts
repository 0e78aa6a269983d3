import type { PlatformCopy } from './landing-copy.ts';
import { COMMON_QUESTIONS, passwordQuestion } from './questions.ts';
import { stepsShowing } from './steps.ts';

export const linkedinCopy: PlatformCopy<'linkedin'> = {
  subdomain: 'linkedin',
  indexable: true,
  variant: 'linkedin',
  brandName: 'Linkedin',
  documentTitle: 'Linkedin.to.site',
  title: 'Create a portfolio from your',
  label: 'linkedin',
  formTitle: 'Enter your linkedin profile url',
  description: 'Turn your LinkedIn profile into a portfolio in seconds',
  placeholder: 'https://www.linkedin.com/in/your-name',
  helper:
    'A username will do. We read only what your profile shows in public, and never ask for its password.',
  drawing:
    'A LinkedIn profile card on the left; from each of its facts a line leads to where the same fact stands on the finished portfolio.',
  steps: stepsShowing(
    'Your jobs, words and pictures, set in the theme you like best. Move what you want to move.',
  ),
  sample: 'linkedin-individual',
  becomes: 'A portfolio, or a company site',
  convert: 'Linkedin to site',
  samples: {
    'linkedin-individual': {
      handle: 'tosite-sample-noor',
      name: 'Noor van Aalst',
      kind: 'Portfolio',
      alt: 'Website of a design director: a large light serif on warm paper, her silhouette, what she does and where',
    },
    'linkedin-company': {
      handle: 'tosite-sample-corran',
      name: 'Corran Marine Survey',
      kind: 'Company site',
      alt: 'Website of a company of ship surveyors: navy and sand, a bow with its draught marks, facts on a card',
    },
  },
  questions: [
    passwordQuestion('LinkedIn'),
    {
      question: 'What if LinkedIn does not show my jobs?',
      answer:
        'It hides most of a profile from everybody who is not signed in, us included. Then we say what is missing, and your own data export, which LinkedIn gives you, fills it in. Nothing is ever made up.',
    },
    {
      question: 'Does it work for a company page?',
      answer:
        'Yes. Paste the address of the company page. What it says about the company becomes a company site: facts, specialities, people and places.',
    },
    COMMON_QUESTIONS.changes,
    COMMON_QUESTIONS.domain,
    COMMON_QUESTIONS.standard,
    COMMON_QUESTIONS.remove,
  ],
};
