/** The name of the text that stands beside an exported site. */
export const SITE_README_FILE = 'README.txt';

type SiteReadme = {
  /** What the site is called. */
  name: string;
  /** Where it was said to stand, without a slash at its end; null: nowhere yet. */
  address: string | null;
  dataFile: string;
  /** Where the site can be brought in again. */
  product: string;
};

/** What to do with the folder of an exported site, for people who have never put one on a server. */
export function siteReadme({ name, address, dataFile, product }: SiteReadme): string {
  return `${[
    name.replace(/\s+/gu, ' ').trim(),
    paragraph(
      'This folder is a whole website. Open index.html to see it: nothing has to be installed, and nothing is fetched',
      'from anywhere else.',
    ),
    `PUT IT ON THE WEB\n\n${[
      'Copy everything in this folder to any host for static files, at its root or in a folder of it.',
      'GitHub Pages: put the files into a repository and choose its branch under Settings, Pages.',
      'Netlify, Cloudflare Pages: drop the folder onto the page for a new site.',
      'Your own server: copy it into the folder that the server shows.',
    ]
      .map((line) => `- ${line}`)
      .join('\n')}`,
    address === null
      ? paragraph(
          'This copy does not know its address, so it has no map of itself for search engines (sitemap.xml), no feeds',
          'and no card for links to it. When you know where it will stand, make it again:',
          `\n\n  tosite ${dataFile} --address https://your-address --out site`,
        )
      : paragraph(
          `This copy says in its pages that it is to be found at ${address}/. If it moves, make it again:`,
          `\n\n  tosite ${dataFile} --address https://your-address --out site`,
        ),
    `CHANGE IT\n\n${paragraph(
      `${dataFile} holds everything that the site was drawn from: texts, design, order of sections, settings for`,
      `search engines, and where each picture lies. Bring it in at ${product} (create a website, then choose this file`,
      'together with the folder, or the ZIP as you got it), and you have the same site to edit. What the pages leave out is',
      'not in it: this folder is for the web.',
    )}`,
    paragraph('Pages are plain HTML and CSS, without scripts. You may edit them by hand as well.'),
  ].join('\n\n')}\n`;
}

function paragraph(...lines: readonly string[]): string {
  return lines.join('\n').replaceAll('\n\n\n', '\n\n');
}
