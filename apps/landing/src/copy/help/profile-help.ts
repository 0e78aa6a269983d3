import { platformList } from '@tosite/validation/platforms/platform-names';
import { heading, list, steps, text } from '../block.ts';
import type { HelpGroup } from './help-article.ts';
import { LEFT_OUT_HELP } from './left-out-help.ts';

export const PROFILE_HELP: HelpGroup = {
  id: 'profile',
  title: 'Your profile',
  articles: [
    {
      slug: 'find-your-link',
      title: 'Find the link of your profile',
      summary: `What to copy on ${platformList('en-GB', 'and')}, and which forms of it work.`,
      blocks: [
        text(
          'Open your own profile and copy what stands in the address bar of the browser. In an app, use its share button and choose to copy the link.',
        ),
        list(
          'LinkedIn: linkedin.com/in/your-name for a person, linkedin.com/company/your-company for a company',
          'GitHub: github.com/your-name, for a person or an organisation',
          'YouTube: youtube.com/@your-channel, an older /channel/, /c/ or /user/ address, or the youtu.be link of one of your videos',
          'Instagram: instagram.com/your.name',
        ),
        text(
          'On the page of one platform your username alone will do. On the main page you are asked which of the four it is.',
        ),
        heading('What does not work'),
        text(
          'The link of a single post, a repository, a group or a search is not a profile, and the form says so. Go from there to the profile and copy that.',
        ),
      ],
      related: ['hidden-profile', 'what-each-profile-becomes'],
    },
    {
      slug: 'what-each-profile-becomes',
      title: 'What each profile becomes',
      summary: 'A portfolio, a company site, a blog or a showcase, and what is read for it.',
      blocks: [
        list(
          'A LinkedIn profile becomes a portfolio: what you say about yourself, jobs, schools, skills, certificates, recommendations.',
          'A LinkedIn company page becomes a company site: facts, specialities, people, places.',
          'A GitHub profile becomes a portfolio: your README, repositories, languages and contributions.',
          'A YouTube channel becomes a blog: videos with their pictures, words and chapters, Shorts and live films apart, playlists.',
          'An Instagram profile becomes a showcase: photos, reels and carousels with their captions.',
        ),
        text(
          'Only what the platform shows in public, what an account that you connect allows, or what a file of yours holds is read. What is not there is left out; nothing is made up.',
        ),
        text(
          'Several profiles can feed one website. In the dashboard, open Settings and choose to add another profile. What two of them say is shown once.',
        ),
      ],
      related: ['what-is-left-out', 'keep-up-to-date'],
    },
    LEFT_OUT_HELP,
    {
      slug: 'hidden-profile',
      title: 'When a platform hides your profile',
      summary: 'Why LinkedIn and Instagram show us little, and the three ways on.',
      blocks: [
        text(
          'LinkedIn and Instagram show little or nothing to anybody who is not signed in, and we are such a visitor. The form tells you so and offers the ways on that exist for that platform:',
        ),
        list(
          'Bring the file that the platform gives you: it says more than any page shows.',
          'Connect your account, where this service has been set up for it.',
          'Look at a sample first.',
        ),
        text(
          'You are never asked for a password of another platform. A LinkedIn page that shows asterisks in place of words hides them; we leave those words out.',
        ),
      ],
      related: ['linkedin-export', 'instagram-export', 'connect-instagram'],
    },
    {
      slug: 'linkedin-export',
      title: 'Get your data from LinkedIn',
      summary: 'The ZIP file with your jobs, schools and skills, or the quicker PDF of your profile.',
      blocks: [
        text(
          'LinkedIn gives every member a copy of their own data. It holds the jobs, schools and skills that it hides from strangers.',
        ),
        steps(
          'On LinkedIn, open Settings, then Data privacy, then ‘Get a copy of your data’.',
          'Choose at least Profile, Positions, Education and Skills, and request the archive. A small one is ready in minutes, the complete one in about a day.',
          'LinkedIn sends you an e-mail with a link. Download the ZIP file and leave it as it is: do not unpack it.',
          'Here, choose ‘Upload your export’ under the field, or in the dashboard ‘Bring a file instead of a link’, and drop the ZIP on the page.',
        ),
        heading('No time to wait?'),
        text(
          'On your LinkedIn profile press More, then Save to PDF, and drop that file instead. It is there at once but holds less: only your first skills, and no recommendations.',
        ),
        heading('What is read'),
        text(
          'Your profile is taken out of the file: jobs, schools, skills, certificates, languages, projects, recommendations. Messages, contacts, phone numbers and birth dates are left alone, whatever is in the archive.',
        ),
      ],
      related: ['hidden-profile', 'keep-up-to-date'],
    },
    {
      slug: 'instagram-export',
      title: 'Get your data from Instagram',
      summary: 'Your photos, reels and captions as files, in the format JSON.',
      blocks: [
        steps(
          'In Instagram, open the Accounts Center, then ‘Your information and permissions’.',
          'Choose to download your information, to your device, with your profile, posts and reels.',
          'Choose the format JSON, not HTML: only JSON can be read.',
          'Instagram sends you a link when the files are ready. A large account comes as several ZIP files.',
          'Here, choose ‘Upload your export’ and pick all of the ZIP files at once.',
        ),
        text(
          'Pictures are copied in the sizes that your website needs, without the place and camera data inside them. What cannot be used is listed by name with the reason.',
        ),
      ],
      related: ['connect-instagram', 'hidden-profile'],
    },
    {
      slug: 'connect-instagram',
      title: 'Connect your Instagram account',
      summary: 'For professional accounts: no file to fetch, and new posts arrive by themselves.',
      blocks: [
        text(
          'Instagram lets professional accounts give other services access to their own posts. Switching to one is free: in Instagram open Settings, then ‘Account type and tools’, and choose creator or business.',
        ),
        steps(
          'Paste the link of your profile. When Instagram does not show it, choose ‘Connect your account’. You can also connect from Settings in the dashboard.',
          'Make an account here if you have none: the connection belongs to it. Your link is kept in the meantime.',
          'On Instagram’s own page, sign in and allow the access. We never see your password.',
          'Choose the account, and the preview is drawn from it.',
        ),
        text(
          'The access is renewed before it ends. If Instagram ends it, the dashboard tells you and your website stays as it is. You can take the access back at any time, in Settings here or in Instagram under ‘Apps and websites’.',
        ),
        text(
          'If connecting is not offered, whoever runs this service has not set it up with Instagram. Bring the export instead.',
        ),
      ],
      related: ['instagram-export', 'keep-up-to-date'],
    },
    {
      slug: 'youtube-takeout',
      title: 'Bring a YouTube channel as a file',
      summary: 'When the link of a channel is not enough: your Google Takeout.',
      blocks: [
        text(
          'A public channel needs no file: paste its link. A Takeout helps when the channel cannot be read, or when you want older videos than its page shows.',
        ),
        steps(
          'Open Google Takeout, deselect everything and tick YouTube.',
          'Keep channels and video metadata. The films themselves are not needed: leave them out and the file is small.',
          'Choose the file type .zip and create the export. Google sends you a link.',
          'Here, choose to bring a file and drop the ZIP on the page.',
        ),
      ],
      related: ['what-each-profile-becomes', 'keep-up-to-date'],
    },
  ],
};
