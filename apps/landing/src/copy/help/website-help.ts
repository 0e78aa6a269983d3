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
          `Every website has a free address such as ${freeAddress('yourname')}. A name may have letters and digits, up to 63 of them. Names of well-known services cannot be had, and a website whose name could be taken for one is looked at before visitors see it, so that nobody pretends to be them.`,
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
      title: 'Connect a domain of your own',
      summary: 'Which records it needs, how long it takes, and what to do when it does not work.',
      blocks: [
        text(
          'A domain of your own belongs to Standard. You bring one that you have registered, at any registrar; your website then answers on it, with a certificate that is made and renewed by itself. Your free address stays and leads there.',
        ),
        steps(
          'In the dashboard, open ‘Settings’, then ‘General’. Under ‘A domain of your own’ paste the domain as it is and press ‘Use this domain’.',
          'The page shows the records that it needs, each with a type, a name and a value. Sign in where you registered the domain, find its DNS records, and add them letter for letter; each value has a button that copies it.',
          'Delete what the page shows struck through: old records send visitors elsewhere.',
          'Wait. New records are seen after some minutes, sometimes after hours. We look again by ourselves; ‘Check now’ looks at once.',
          'When all records are right, the certificate is made, most often within a minute, and your website is there.',
        ),
        heading('The name of a record'),
        text(
          'Most registrars add the domain to the name by themselves. For the domain itself write @, or leave the field empty; for www write only www. If the page says that a name was doubled, write it shorter.',
        ),
        heading('When it does not work'),
        list(
          'A proxy stands in between: at Cloudflare, set the record to ‘DNS only’, so that its cloud is grey.',
          'An AAAA record is left over from the website before: delete it, or many phones go there.',
          'A CAA record forbids the certificate: add the one that the page shows, or delete the CAA records.',
          'Another website here has the domain: add the TXT record that the page shows. With that proof it moves to you.',
          'No proof in 30 days: we stop looking. Press ‘Start again’ when you are ready.',
        ),
        heading('With and without www'),
        text(
          'Both names work. Under ‘Which one do people see?’ you choose the one that stays in the address bar; the other leads to it.',
        ),
        heading('Only over https'),
        text(
          'Your website is always sent over https. You can also tell browsers never to try without, for 60 days each time. Do that when the domain has worked for a week: a browser that has heard it keeps to it, also when you move the domain elsewhere.',
        ),
        heading('When Standard ends, or you take the domain off'),
        text(
          'When Standard ends, the domain waits and comes back within a minute of paying. When you take it off, links to it stop working here, and your website answers at its free address. Delete the records at your registrar then as well.',
        ),
        heading('Without Standard'),
        list(
          `Forward the domain. Nearly every registrar offers it: enter ${freeAddress('yourname')} as the target and choose a permanent redirect (301) with HTTPS. Visitors who type your domain arrive at your website.`,
          'Take the files. Draw the website with the tosite command and put it on any web host under your domain: it is complete, with every page and picture, and needs nothing from us.',
        ),
        text(
          'Whoever runs an installation of to.site decides whether domains can be connected there. Where they cannot, the settings say so.',
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
      slug: 'who-came',
      title: 'See who came, and what is counted',
      summary: 'What the figures under Analytics mean, what is left out, and why it takes no cookie.',
      blocks: [
        text(
          'In the dashboard, ‘Analytics’ shows the views and daily visitors of a website, which pages and posts they read, where they came from, from which countries and with which devices. Nothing has to be set up. There is no cookie and no script on your pages: the server counts after it has answered.',
        ),
        heading('What is counted'),
        list(
          'A view is a page that a browser opened, also when it had the page already and only asked whether it is still the same.',
          'A visitor is counted once a day. The number by which visitors are told apart is made of their address and browser, changes every day and cannot be undone; the visitors of a month are the sum of its days.',
          'Assistants that fetch a page for a person who asked are shown by themselves and are not among the views.',
          'Followed links are counted when you switch it on. Browsers tell us of them; Firefox and blockers do not, so the figure is at least so many.',
          'A website with a password counts once the password was given.',
        ),
        heading('What is not counted'),
        list(
          'Going back in the browser’s history: the browser asks for nothing then.',
          'Pages that a network in between serves from its own store, if you put one in front of your domain.',
          'Pages that you took away as files and put on another server.',
          'Robots, link previews, pages that a browser fetched ahead, and your own visits from the dashboard. ‘Left out’ says how many there were of each.',
        ),
        heading('Addresses that are not there'),
        text(
          'Under ‘Not found’ stand the addresses that people asked for in vain. ‘Send them on’ leads each of them to a page of your website, at once.',
        ),
        text(
          'Hours are kept for 25 months. They are part of the data of your account, and go with the website.',
        ),
      ],
      related: ['own-domain', 'download-your-website', 'delete-a-website'],
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
      slug: 'who-visits',
      title: 'See who visits your website',
      summary: 'What is counted, what is not, and why.',
      blocks: [
        text(
          'The server that sends your pages counts them, without cookies and without script. A view is a page that somebody opened; a daily visitor is counted once a day, in the time zone of your website. A private website counts behind its password.',
        ),
        text(
          'Not counted are programs, pages that a browser loads ahead, and your own visits from the dashboard for half an hour. The figures say how many were left out, and why. Assistants that fetch a page for a person stand in a list of their own.',
        ),
        text(
          'Nor is counted what never reaches the server: going back in the history, a page that a network in front of it (CDN) answers, and pages that you took away to another host. Robots that look in every way like a browser are among the views.',
        ),
        text(
          'Links can be counted where you switch it on. Some browsers do not tell, so it is at least as many. Links stay as direct as they are.',
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
