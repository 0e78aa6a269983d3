import type { PlatformCopy } from './landing-copy.ts';
import { COMMON_QUESTIONS, passwordQuestion } from './questions.ts';
import { stepsShowing } from './steps.ts';

export const youtubeCopy: PlatformCopy<'youtube'> = {
  subdomain: 'youtube',
  indexable: true,
  variant: 'youtube',
  brandName: 'Youtube',
  documentTitle: 'Youtube.to.site',
  title: 'Create a blog from your',
  label: 'youtube',
  formTitle: 'Enter your Youtube channel url',
  description: 'Convert your YouTube channel to a blog in seconds',
  placeholder: 'https://www.youtube.com/@your-channel',
  helper: 'A handle will do. We read only what your channel shows in public, and never ask for its password.',
  drawing:
    'A YouTube channel card on the left; lines lead from its name, its videos and its playlists to the front page of a blog that looks like a newspaper.',
  steps: stepsShowing(
    'Your videos, playlists and pictures, laid out like a paper of your own. Move what you want to move.',
    'The address of your channel, or just its handle. That is all the typing there is.',
  ),
  sample: 'youtube',
  becomes: 'A blog from your videos',
  convert: 'Youtube to site',
  samples: {
    youtube: {
      handle: 'tosite-sample-plainobjects',
      name: 'Plain Objects',
      kind: 'Blog',
      alt: 'Website of a channel about everyday things, set like a newspaper: a red kettle as the lead story',
    },
  },
  questions: [
    passwordQuestion('YouTube'),
    {
      question: 'Do my videos become posts?',
      answer:
        'Yes: each stands on the blog with its picture, your words and its chapters, the newest as the lead story. Shorts and live films have places of their own.',
    },
    {
      question: 'Which links to a channel work?',
      answer:
        'All of them: the @handle, the long /channel/ address, the older /c/ and /user/ ones, and the link from the share button of a video.',
    },
    COMMON_QUESTIONS.changes,
    COMMON_QUESTIONS.domain,
    COMMON_QUESTIONS.standard,
    COMMON_QUESTIONS.remove,
  ],
};
