import { freeAddress } from '../../addresses.ts';
import { heading, list, steps, text } from '../block.ts';
import type { HelpGroup } from './help-article.ts';

export const WEBSITE_HELP: HelpGroup = {
  id: 'website',
  title: 'Your website',
  articles: [
    {
      slug: 'keep-a-preview',
      title: 'Keep a preview',
      summary: 'A preview ends after 24 hours. How to turn it into a website.',
      blocks: [
        text(
          'A preview has an address that cannot be guessed, is listed nowhere, and ends after 24 hours. You need no account to look at it.',
        ),
        steps(
          'On the page of the preview, look at your content in the themes and choose one.',
          'Give the website a name and take an address. You see at once whether it is free.',
          'Make an account, or sign in. The preview waits for you; nothing is lost.',
          'Your website is live at its address.',
        ),
      ],
      related: ['choose-an-address', 'find-your-link'],
    },
    {
      slug: 'choose-an-address',
      title: 'Choose or change the address',
      summary: 'Which names can be had, and what happens to the old one.',
      blocks: [
        text(
          `Every website has a free address such as ${freeAddress('yourname')}. A name may have letters and digits, up to 63 of them. Names of well-known services cannot be had, so that nobody pretends to be them.`,
        ),
        steps(
          'In the dashboard, open the website and choose ‘Change name or address’.',
          'Type the new name. What you save is live at once.',
        ),
        text(
          'Visitors of the old address are sent to the new one. The old name is held for you for 90 days; nobody else can take it in that time.',
        ),
      ],
      related: ['own-domain', 'delete-a-website'],
    },
    {
      slug: 'own-domain',
      title: 'Point a domain of your own',
      summary: 'Which domains belong to Standard, and how a domain leads to your website today.',
      blocks: [
        text(
          'A custom domain belongs to Standard. Where the settings of your website have a field for a domain, they also show the records to add at your registrar; add them letter for letter, and we check them and fetch the certificate.',
        ),
        heading('When there is no such field yet'),
        text('Two ways lead there on any plan, and both are yours to undo:'),
        list(
          `Forward the domain. Nearly every registrar offers it: enter ${freeAddress('yourname')} as the target and choose a permanent redirect (301) with HTTPS. Visitors who type your domain arrive at your website.`,
          'Take the files. Draw the website with the tosite command and put it on any web host under your domain: it is complete, with every page and picture, and needs nothing from us.',
        ),
        text(
          'Forwarding is the quicker one and stays up to date by itself. With the files your own domain stays in the address bar.',
        ),
      ],
      related: ['download-your-website', 'choose-an-address', 'plans'],
    },
    {
      slug: 'write-posts',
      title: 'Write posts',
      summary:
        'Write, schedule and order posts, make drafts out of films, and bring what you wrote elsewhere.',
      blocks: [
        steps(
          'In the dashboard, open ‘Posts’ and press ‘Write a post’.',
          'Write. What you type is kept in your browser at once and saved a moment later; nothing is on your website yet.',
          'Press ‘Publish’, or choose ‘At a time’ to have it go up by itself.',
        ),
        heading('Out of films'),
        text(
          'A website of a YouTube channel can make drafts out of its films. The draft says what is said in the film, with the second of each paragraph, and adds nothing. YouTube often refuses captions to us: paste the transcript or drop a .srt or .vtt file, which you find in YouTube Studio under Subtitles.',
        ),
        heading('From elsewhere'),
        text(
          'Markdown files (also in a ZIP with their pictures), an Atom or RSS file, an export of WordPress, and the ZIP of your LinkedIn data become drafts. What could not be taken is listed.',
        ),
        heading('Deleted by mistake'),
        text('A deleted post is off your website at once and can be had again for 30 days.'),
      ],
      related: ['keep-up-to-date', 'download-your-website'],
    },
    {
      slug: 'keep-up-to-date',
      title: 'Keep the website up to date',
      summary: 'How changes of your profile reach the website, and why your own words are safe.',
      blocks: [
        text(
          'Your profiles are read again from time to time, and whenever you press ‘Read again’ in Settings. LinkedIn lets us read its public page only when you ask.',
        ),
        list(
          'What is new waits under Changes. Nothing is on your website before you take it.',
          'What you edited yourself stays as you wrote it, and you are told when your profile says something else.',
          'What is gone from your profile stays on the website unless you take that change.',
          'What you took can be undone.',
        ),
        text(
          'A file cannot be read again. Bring a newer one in Settings, and only what differs is shown to you.',
        ),
      ],
      related: ['what-each-profile-becomes', 'linkedin-export'],
    },
    {
      slug: 'download-your-website',
      title: 'Download your website',
      summary: 'A whole site as plain files that any web server can show, without us.',
      blocks: [
        steps(
          'In the dashboard, open Settings and go to Take your site with you.',
          'Download the site as a ZIP: every page and every picture. Or download its data as one JSON file.',
          'Unpack the ZIP and open index.html: it works from the folder. Put the content of the folder on any web server, and it works there too.',
        ),
        text(
          'Both files can be brought back: drop one of them where you would paste a profile link, and you get the same website. The JSON file is your own: it also holds your sources, your edits and what you hid, so that a newer file of yours is asked about as before. The ZIP is for the web: its site.json holds what visitors see, and nothing else.',
        ),
        text(
          'This is an open-source project, and the part of it that draws websites is also a command for your own computer: tosite. It writes the same folder from a profile’s link, from an export, or from site.json.',
        ),
      ],
      related: ['own-domain', 'delete-a-website'],
    },
    {
      slug: 'delete-a-website',
      title: 'Take a website offline or delete it',
      summary: 'What goes at once, and what is held for you.',
      blocks: [
        steps(
          'In the dashboard, open the menu with your websites.',
          'Choose to delete the website, and type its name to confirm.',
        ),
        text(
          'It is offline at once, with its pages and pictures. Its address is held for you for 90 days, so that nobody else appears under it. This cannot be undone, so download first what you want to keep.',
        ),
        text('Your other websites and your account are not touched.'),
      ],
      related: ['download-your-website', 'delete-your-account'],
    },
  ],
};
