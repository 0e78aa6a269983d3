import type { Question } from './landing-copy.ts';

/** What people ask whatever their profile is. */
export const COMMON_QUESTIONS = {
  changes: {
    question: 'What happens when I change my profile?',
    answer:
      'We read it again, and what is new waits for you: nothing is on the website before you take it. What you rewrote yourself is kept as you wrote it.',
  },
  domain: {
    question: 'Can I use my own domain?',
    answer:
      'Yes, with Standard. You add a few records where you bought the domain; we say which, look at them until they are right, and the certificate comes by itself. Your free address stays and leads to it.',
  },
  standard: {
    question: 'What does Standard cover?',
    answer:
      'One website of your choice: a custom domain for it, no ‘Made with to.site’ line, and your letters answered first. Your other websites stay free, as many as you like.',
  },
  remove: {
    question: 'How do I take it down?',
    answer:
      'Delete the website in your dashboard. It is offline at once, and its name is held for you for 90 days.',
  },
  leave: {
    question: 'Can I leave with what I made?',
    answer:
      'Yes. You can download the whole website as plain files that any web server can show, on both plans.',
  },
} satisfies Record<string, Question>;

export function passwordQuestion(platform: string): Question {
  return {
    question: `Do you need my ${platform} password?`,
    answer:
      'No. The address of your public profile is enough. What your profile does not show to strangers, we cannot see and do not ask for.',
  };
}
