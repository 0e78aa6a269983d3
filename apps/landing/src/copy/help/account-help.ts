import { ENTITLEMENTS } from '@tosite/validation/website/entitlements';
import { heading, list, steps, text } from '../block.ts';
import type { HelpGroup } from './help-article.ts';

const { free, standard } = ENTITLEMENTS;

export const ACCOUNT_HELP: HelpGroup = {
  id: 'account',
  title: 'Your account',
  articles: [
    {
      slug: 'sign-in',
      title: 'Sign in, and what to do when you cannot',
      summary: 'A forgotten password, a mail that does not come, a link that has ended.',
      blocks: [
        heading('You forgot the password'),
        steps(
          'On the login page choose ‘Forgot password’ and enter your e-mail address.',
          'If there is an account for it, a mail with a link arrives. The page says the same either way, so that nobody can find out who has an account.',
          'Open the link and choose a new password. All other devices are signed out.',
        ),
        heading('The mail does not come'),
        text(
          'Look in the folder for spam, and check the spelling of the address. A new mail can be sent once a minute.',
        ),
        heading('You signed up with Google, GitHub or LinkedIn'),
        text('Use the same button again. It is shown where whoever runs this service has set it up.'),
      ],
      related: ['confirm-your-e-mail', 'delete-your-account'],
    },
    {
      slug: 'confirm-your-e-mail',
      title: 'Confirm your e-mail address',
      summary: 'Why we ask, and what waits until then.',
      blocks: [
        text(
          'After you sign up we send you a link. Open it once and your address is confirmed. Until then your website is live, but search engines are asked to stay away from it.',
        ),
        text('The dashboard sends the mail again when you ask it to.'),
      ],
      related: ['sign-in'],
    },
    {
      slug: 'plans',
      title: 'What Free and Standard hold',
      summary: 'Prices, and what belongs to which plan.',
      blocks: [
        list(
          'Free costs nothing: as many websites as you like, each at a free address, with the line ‘Made with to.site’ at its foot.',
          'Standard costs $5 a month or $15 a year for one website of your choice: no such line, a custom domain, and your letters answered first.',
        ),
        text(
          `Where a writing model is set up, it writes ${free.modelPosts} posts a month on Free and ${standard.modelPosts} on Standard, and helps with writing ${free.writingHelps} or ${standard.writingHelps} times a day. What you write yourself has no limit.`,
        ),
        text('Themes, sections, syncing and the download of your website are the same on both.'),
      ],
      related: ['buy', 'cancel', 'own-domain'],
    },
    {
      slug: 'buy',
      title: 'Buy Standard',
      summary: 'Where it is paid, what a refused card means, and how to change the card.',
      blocks: [
        text(
          'If Billing in your dashboard says that payments are not set up here, nothing can be bought and nothing was charged.',
        ),
        steps(
          'In the menu under your name, open Billing. Above it stands which website it is about; the switcher chooses another.',
          'Choose monthly or yearly, and go on to pay. That happens on the pages of the payment company, which alone sees your card.',
          'Back in the dashboard you are told whether it was paid. The line at the foot of the website goes within a minute.',
        ),
        text(
          'Card, invoices and the change between monthly and yearly are behind one button in Billing, on the payment company’s own pages.',
        ),
        heading('A payment did not go through'),
        text(
          'You get a mail, and everything stays as it is for seven days. Change the card in Billing and it is tried again. After that the website is on Free: the line returns, and nothing is deleted. Once it is paid, all of it is back within a minute.',
        ),
      ],
      related: ['plans', 'cancel'],
    },
    {
      slug: 'cancel',
      title: 'Cancel Standard',
      summary: 'When it ends, and what your website is like afterwards.',
      blocks: [
        text(
          'If Billing in your dashboard says that payments are not set up here, nothing was charged, and there is nothing to cancel.',
        ),
        steps(
          'Otherwise open Billing, in the menu under your name, with the website chosen.',
          'Press ‘Stop Standard’. It says what changes and when; no letter and no reason are needed.',
        ),
        text(
          'Standard goes on until the end of the period that you paid for, and until then ‘Keep Standard’ takes it back. After that the website stays online at its free address, with the line ‘Made with to.site’. Nothing is deleted.',
        ),
        text('Deleting a website or your account ends its subscription at once.'),
      ],
      related: ['plans', 'buy', 'delete-your-account'],
    },
    {
      slug: 'delete-your-account',
      title: 'Delete your account',
      summary: 'Everything goes at once: what that means, and what to keep before.',
      blocks: [
        steps(
          'Download the websites that you want to keep.',
          'In the dashboard, open Account Settings and choose to delete the account.',
          'Type your e-mail address to confirm.',
        ),
        text(
          'Your account, your websites, their pages and pictures are gone at once, for good. The addresses stay held for 90 days, so that nobody else appears under them. Connected accounts are forgotten with everything that let us read them.',
        ),
      ],
      related: ['download-your-website', 'delete-a-website'],
    },
    {
      slug: 'write-to-us',
      title: 'Write to whoever runs this',
      summary: 'A letter out of the dashboard, with the website that it is about.',
      blocks: [
        steps(
          'In the dashboard, open Help (the question mark) and choose ‘Write to us’.',
          'Say what it is about and what happened. The website that you are working on is sent along, unless you take it out.',
        ),
        text(
          'The answer comes to the e-mail address of your account. Letters about a website on Standard are answered first. Never write a password or a card number.',
        ),
      ],
      related: ['plans', 'sign-in'],
    },
    {
      slug: 'not-mine',
      title: 'Somebody made a website of my profile',
      summary: 'How to have it taken down.',
      blocks: [
        text(
          'Previews are seen only by whoever has their address, and they end after 24 hours. Nothing has to be done about them.',
        ),
        text(
          'If a website in your name was published without your wish, write to the operator whose name stands at the foot of this page, with its address. It is taken down.',
        ),
      ],
      related: ['hidden-profile'],
    },
  ],
};
