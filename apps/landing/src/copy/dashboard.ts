import { platformList } from '@tosite/validation/platforms/platform-names';
import type { LandingCopy } from './landing-copy.ts';
import { COMMON_QUESTIONS } from './questions.ts';
import { stepsShowing } from './steps.ts';

/** The main host's landing, whose visitors have not chosen a platform yet. */
export const dashboardCopy: LandingCopy = {
  subdomain: 'dashboard',
  indexable: true,
  variant: 'violet',
  brandName: undefined,
  documentTitle: 'to.site',
  title: 'Create a website from your',
  label: 'social media',
  formTitle: 'Enter your profile url',
  description: 'Paste a LinkedIn, GitHub, or YouTube profile URL to generate a website in seconds',
  placeholder: 'https://www.linkedin.com/in/your-name',
  helper:
    'Instagram works too. We read only what your profile shows in public, and never ask for its password.',
  drawing: `Four small cards on the left, one each from ${platformList('en-GB', 'and')}; a line leads from each to its place on one finished website.`,
  steps: stepsShowing(
    'Your words, work and pictures, set in the theme you like best. Move what you want to move.',
    'The address of your profile, from whichever platform knows you best. That is all the typing there is.',
  ),
  sample: 'linkedin-individual',
  questions: [
    {
      question: 'Do you need my password?',
      answer:
        'No. The address of your public profile is enough. What your profile does not show to strangers, we cannot see and do not ask for.',
    },
    {
      question: 'What does each profile become?',
      answer:
        'A LinkedIn profile becomes a portfolio, a LinkedIn company page a company site, a GitHub profile a portfolio of repositories, a YouTube channel a blog, an Instagram profile a showcase of reels and photos.',
    },
    {
      question: 'What if a platform does not show my profile?',
      answer:
        'LinkedIn and Instagram hide many profiles from everybody who is not signed in, us included. Then we say so, and your own data export or your connected account fills the gap. Nothing is ever made up.',
    },
    COMMON_QUESTIONS.changes,
    COMMON_QUESTIONS.domain,
    COMMON_QUESTIONS.standard,
    COMMON_QUESTIONS.leave,
    COMMON_QUESTIONS.remove,
  ],
};
