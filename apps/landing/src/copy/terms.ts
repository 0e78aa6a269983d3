import { platformList } from '@tosite/validation/platforms/platform-names';
import { COMPANY_NAME } from '../addresses.ts';
import { list, text, type TextPage } from './block.ts';

export const TERMS: TextPage = {
  path: '/terms',
  title: 'Terms and Conditions',
  lede: `to.site is open-source software. This copy of it is run by ${COMPANY_NAME}, called ‘we’ below. You are whoever uses it, with or without an account.`,
  sections: [
    {
      id: 'service',
      title: 'What you get',
      blocks: [
        text(
          'You paste a link to a profile and get a website made from it. You can look at it for 24 hours without an account. With an account you can keep it, change it and publish it.',
        ),
        text(
          'The website is made from what the platform shows in public, from an account that you connect, or from an export that you upload. Where the platform does not show something, the website leaves it out; nothing is invented.',
        ),
      ],
    },
    {
      id: 'yours',
      title: 'What is yours stays yours',
      blocks: [
        text(
          'Your words, pictures and data remain yours. You allow us to store them, to change their format and size, and to show them on your website, for as long as the website exists. We claim nothing further.',
        ),
        text(
          'You can download your whole website as plain files at any time, and show them from anywhere else.',
        ),
      ],
    },
    {
      id: 'rules',
      title: 'What you may publish',
      blocks: [
        text('Publish what you made or have the right to show. These are not allowed:'),
        list(
          'a website in the name of somebody else who did not ask you to make it, or that pretends to be theirs;',
          'pages made to deceive people, to collect their passwords or payments, or to spread harmful software;',
          'content that is against the law where you live or where the website is shown;',
          'anything meant to disturb the service for others.',
        ),
        text(
          'We may take a website offline that breaks these rules. Where we can, we tell you why and what you can do.',
        ),
        text('If a website was made from your profile without your wish, write to us and it is taken down.'),
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        text(
          'Free costs nothing and includes as many websites as you like. Standard costs $5 a month or $15 a year and belongs to one website: it adds a custom domain, removes the ‘Made with to.site’ line, and has your letters answered first.',
        ),
        text(
          'A subscription renews until you cancel it. You can cancel in the dashboard at any time; it then ends with the period that you paid for, and the website goes on as a free one at its free address.',
        ),
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      blocks: [
        text(
          'You can delete a website or your whole account in the dashboard. What you delete is offline at once. The name of a deleted website is held for you for 90 days before anybody else can take it.',
        ),
      ],
    },
    {
      id: 'warranty',
      title: 'What we cannot promise',
      blocks: [
        text(
          'The service comes as it is. The platforms that profiles come from can change or close what they show, and no service is reachable at every moment. As far as the law allows, we answer only for damage that we cause on purpose or by gross negligence. Rights that the law gives you as a consumer stay untouched.',
        ),
        text(
          `The names of ${platformList('en-GB', 'and')} belong to their owners. to.site is not part of any of them and not endorsed by them.`,
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        text(
          'If these terms change, the new text stands here. If a change takes something away from people with an account, we write to them before it counts.',
        ),
      ],
    },
    {
      id: 'licence',
      title: 'The software itself',
      blocks: [
        text(
          'The software is under the MIT licence: you may run, read, change and share it. The licence covers the program; these terms cover this copy that we run for you.',
        ),
      ],
    },
  ],
};
