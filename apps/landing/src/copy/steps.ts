import { freeAddress } from '../addresses.ts';
import type { LandingCopy, Step } from './landing-copy.ts';

const PASTE: Step = {
  when: 'First',
  title: 'Paste the link',
  text: 'The address of your profile, or just your username. That is all the typing there is.',
};
const PUBLISH: Step = {
  when: 'When you like it',
  title: 'Take an address',
  text: `Publish at ${freeAddress('yourname')}, or bring a domain of your own. Visitors can come.`,
};

/** The three steps; `seen` says what of this platform's profile stands on the website. */
export function stepsShowing(seen: string, paste: string = PASTE.text): LandingCopy['steps'] {
  return [
    { ...PASTE, text: paste },
    { when: 'In under 30 seconds', title: 'See yourself as a website', text: seen },
    PUBLISH,
  ];
}
