import { freeAddress } from '../addresses.ts';
import { list, steps, text, type TextPage } from './text-page.ts';

export const HELP: TextPage = {
  path: '/help',
  title: 'Help center',
  lede: 'Short answers to what people ask most: where to find the link, what to do when a platform hides a profile, and how to run the website you made.',
  sections: [
    {
      id: 'link',
      title: 'Where to find the link of your profile',
      blocks: [
        text(
          'Open your own profile and copy what stands in the address bar of the browser. In an app, use its share button and choose to copy the link. Any of these forms work:',
        ),
        list(
          'LinkedIn: linkedin.com/in/your-name for a person, linkedin.com/company/your-company for a company',
          'GitHub: github.com/your-name, for a person or an organisation',
          'YouTube: youtube.com/@your-channel, an older /channel/, /c/ or /user/ address, or the youtu.be link of one of your videos',
          'Instagram: instagram.com/your.name',
        ),
        text('On the page of one platform your username alone will do.'),
      ],
    },
    {
      id: 'hidden',
      title: 'When a platform hides the profile',
      blocks: [
        text(
          'LinkedIn and Instagram show little or nothing to anybody who is not signed in. Then the form tells you so and offers the ways on that exist for that platform. You are never asked for a password, and nothing is invented to fill the gap.',
        ),
      ],
    },
    {
      id: 'linkedin-export',
      title: 'How to get your data from LinkedIn',
      blocks: [
        text(
          'LinkedIn gives every member a copy of their own data. It holds the jobs, schools and skills that it hides from strangers.',
        ),
        steps(
          'On LinkedIn, open Settings, then Data privacy.',
          'Choose ‘Get a copy of your data’.',
          'Choose at least Profile, Positions, Education and Skills, and request the archive. A small one is ready in minutes, the complete one in about a day.',
          'LinkedIn sends you an e-mail with a link. Download the ZIP file and leave it as it is.',
        ),
        text(
          'The same menu of your profile also offers ‘Save to PDF’. It is quicker to have, but holds less.',
        ),
      ],
    },
    {
      id: 'instagram-export',
      title: 'How to get your data from Instagram',
      blocks: [
        steps(
          'In Instagram, open the Accounts Center, then ‘Your information and permissions’.',
          'Choose to download your information, and pick your profile, your posts and your reels.',
          'Choose the format JSON, not HTML: only JSON can be read.',
          'Instagram tells you when the files are ready. Large ones come in several parts; keep them all.',
        ),
      ],
    },
    {
      id: 'connect',
      title: 'Connecting an account',
      blocks: [
        text(
          'Where a platform lets its members give other services access, you can connect your account instead of uploading a file. You sign in on the platform’s own page, and you can take the access back there or in your dashboard. Instagram offers this for professional accounts, which are free to switch to.',
        ),
      ],
    },
    {
      id: 'domain',
      title: 'Pointing a domain of your own',
      blocks: [
        text(
          `Every website has a free address such as ${freeAddress('yourname')}. With Standard it can have a domain that you own.`,
        ),
        steps(
          'Buy the domain at any registrar, if you do not have it yet.',
          'In the dashboard, open the settings of the website and enter the domain.',
          'You are shown the records to add. Add them at your registrar, letter for letter.',
          'We look for them and fetch the certificate. It usually takes minutes; some registrars take up to a day.',
        ),
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling Standard',
      blocks: [
        text(
          'Open Billing in the dashboard and cancel the subscription. Standard goes on until the end of the period that you paid for. After that the website stays online at its free address, with the ‘Made with to.site’ line.',
        ),
      ],
    },
    {
      id: 'export',
      title: 'Downloading your website',
      blocks: [
        text(
          'In the settings of the website, choose to export it. You get one ZIP file with every page and picture; put its content on any web server and it works there as it did here. It needs no account and no plan.',
        ),
      ],
    },
    {
      id: 'delete',
      title: 'Deleting a website or your account',
      blocks: [
        text(
          'Delete a website in its settings. It is offline at once, and its name is held for you for 90 days. Deleting your account, on the account page, deletes all of your websites with it. There is no way back, so export first what you want to keep.',
        ),
      ],
    },
    {
      id: 'not-mine',
      title: 'Somebody made a website of my profile',
      blocks: [
        text(
          'Previews are seen only by whoever has their address, and they end after 24 hours. If a website in your name was published without your wish, write to the operator whose name stands at the foot of this page; it is taken down.',
        ),
      ],
    },
  ],
};
