import type { PlatformCopy } from './landing-copy.ts';
import { COMMON_QUESTIONS, passwordQuestion } from './questions.ts';
import { stepsShowing } from './steps.ts';

export const instagramCopy: PlatformCopy<'instagram'> = {
  subdomain: 'instagram',
  indexable: true,
  variant: 'instagram',
  brandName: 'Instagram',
  documentTitle: 'Instagram.to.site',
  title: 'Create UGC website from your',
  label: 'instagram',
  formTitle: 'Enter your instagram profile url',
  description: 'Turn your Instagram profile into a showcase of your reels and photos in seconds',
  placeholder: 'https://www.instagram.com/your.name',
  helper:
    'A username will do. We read only what your profile shows in public, and never ask for its password.',
  drawing:
    'An Instagram profile card with nine pictures on the left; lines lead from its name and its rows of pictures to a website that is one large mosaic of them.',
  steps: stepsShowing(
    'Your reels and photos as one wide mosaic, with your captions kept. Move what you want to move.',
  ),
  sample: 'instagram',
  becomes: 'A showcase for your reels and photos',
  convert: 'Instagram to site',
  samples: {
    instagram: {
      handle: 'tosite-sample-rima',
      name: 'Rima Haddad',
      kind: 'Showcase',
      alt: 'Website of a photographer: a wide picture of a red arcade in the sun, more pictures edge to edge below',
    },
  },
  questions: [
    passwordQuestion('Instagram'),
    {
      question: 'What if Instagram does not show my profile?',
      answer:
        'It hides many profiles from everybody who is not signed in, us included. Then you connect your professional account, or drop the data export that Instagram gives you. Nothing is ever made up.',
    },
    {
      question: 'Do my pictures stay when Instagram’s links expire?',
      answer:
        'Yes. Pictures are copied when the website is made, in the sizes that it needs, and visitors load nothing from Instagram.',
    },
    COMMON_QUESTIONS.changes,
    COMMON_QUESTIONS.domain,
    COMMON_QUESTIONS.standard,
    COMMON_QUESTIONS.remove,
  ],
};
