import { freeAddress } from '../addresses.ts';

/** The feature cards: the claims of the product, and the words inside their drawings. */
export const FEATURES = {
  title: 'Everything after the link',
  lede: 'What you would otherwise ask a designer, a developer and a patient friend for.',
  customizable: {
    title: 'Customizable',
    text: 'Same facts, another voice. Change the theme, the colour and the order of things, and nothing of yours gets lost. Try it here.',
    choose: 'Look of the example',
    themes: ['Atelier', 'Swiss', 'Swiss, dark'],
    person: 'Samira Vos',
    place: 'Rotterdam',
    headline: 'I design footbridges people slow down on.',
    jobs: [
      ['2019', 'Lead engineer, Waal & Partners'],
      ['2014', 'Engineer, Studio Brug'],
    ],
  },
  address: {
    title: 'Custom domain or free subdomain',
    text: 'Take a free address in a second, or bring a domain of your own with Standard.',
    own: 'www.your-name.com',
    ownNote: 'Standard',
    free: freeAddress('yourname'),
    freeNote: 'Free',
  },
  seo: {
    title: 'SEO ready',
    text: 'Titles, descriptions, share cards and a site map are written for you. Change every word of them.',
    site: freeAddress('samiravos'),
    result: 'Samira Vos, footbridge engineer',
    description: 'Footbridges in steel and timber, from Rotterdam to Porto. Work, drawings and contact.',
  },
  speed: {
    title: 'Generation in under 30 seconds',
    text: 'You watch each step happen, and none of them is a fake bar.',
    steps: ['Link understood', 'Profile found', 'Pictures copied', 'Pages drawn'],
  },
  analytics: {
    title: 'Analytics',
    text: 'Who came, from where, and what they read. Without cookies and without script, so without a banner.',
    note: 'An example week, made up for this picture',
    chart: 'Drawing of a week of visits with its peak on Friday',
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  },
  leave: {
    title: 'Leave with it',
    text: 'The whole site as plain files, whenever you ask.',
    files: ['yourname.zip', 'index.html', 'style.css', 'sitemap.xml', 'pictures'],
  },
} as const;
