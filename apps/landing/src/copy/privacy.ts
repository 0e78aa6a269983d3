import { COMPANY_NAME } from '../addresses.ts';
import { list, text, type TextPage } from './block.ts';

export const PRIVACY: TextPage = {
  path: '/privacy',
  title: 'Privacy Policy',
  lede: `What this service stores, why, and for how long. It is run by ${COMPANY_NAME}, called ‘we’ below; the software is open source, so everything said here can be checked.`,
  sections: [
    {
      id: 'visit',
      title: 'When you look at this page',
      blocks: [
        text(
          'This page sets no cookie and loads nothing from another company. Your browser keeps what you typed into the form until you close the tab, so that going back does not lose it. The server writes a line for each request, with the address it came from, to keep the service running and to stop abuse.',
        ),
      ],
    },
    {
      id: 'preview',
      title: 'When you paste a link',
      blocks: [
        text(
          'We ask the platform for what that profile shows in public and draw a preview from it. The preview has an address that cannot be guessed, is not listed anywhere, and ends after 24 hours. You need no account for it.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      blocks: [
        text('We store:'),
        list(
          'your name, your e-mail address and, if you add one, your picture;',
          'your password as a hash from which the password cannot be read back;',
          'which devices are signed in, so that you can sign them out;',
          'your websites: what was imported from your profile, what you wrote and changed, and your pictures;',
          'if you pay for a website: your number at the payment company, what was bought, and until when.',
        ),
        text(
          'A cookie keeps you signed in on the dashboard. There are no cookies for advertising, and none on the websites that are made here.',
        ),
      ],
    },
    {
      id: 'websites',
      title: 'Websites made here',
      blocks: [
        text(
          'A published website is public: anybody can read and copy what stands on it. Its pages load nothing from other companies until a visitor asks for it, for example by pressing play on a video.',
        ),
        text(
          'Visits are counted for the owner of the website by the server that sends its pages: without cookies, without script and without following people from one website to another. Kept are which page, from which website or app, country, kind of device and browser. Who comes twice on a day is known by a digest of address and browser whose key is random and deleted when the day is over in UTC; the address itself is not kept. Single visits are deleted after two days at most, sums after 25 months.',
        ),
      ],
    },
    {
      id: 'others',
      title: 'Who else sees something',
      blocks: [
        list(
          'The platform that you paste a link of sees that our server asked for that profile.',
          'If you pay, you do so on the pages of the payment company, Stripe. It learns your e-mail address and which website it is for from us, and your card from you. We never see your card number.',
          'If you write to us from the dashboard, your letter, your name and e-mail address, and the website that you sent along go to whoever runs this service.',
          'If you point a domain of your own here, its name becomes public in the list of certificates, as with every website that has one.',
        ),
        text('We sell nothing about you to anybody.'),
      ],
    },
    {
      id: 'delete',
      title: 'How long, and how to end it',
      blocks: [
        text(
          'What you delete in the dashboard is gone from the running service at once: websites, pictures, your account. The name of a deleted website is held for 90 days, so that nobody else appears under it. Backups follow when they reach their age.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        text(
          'You can see, correct, download and delete your data in the dashboard. If you find yourself on a website that somebody else made, or want to know more, write to us; where the law of your country gives you further rights, they hold.',
        ),
      ],
    },
  ],
};
