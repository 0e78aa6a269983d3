/** Every sentence of the command palette and its shortcuts. */
export const paletteWords = {
  title: 'Go to, or do',
  open: 'Find or do',
  placeholder: 'Type a page, a theme, a section or a command',
  none: 'Nothing by that name.',
  groups: {
    go: 'Go to',
    design: 'Design',
    websites: 'Websites',
    site: 'Your site',
    look: 'Light or dark',
    account: 'Account',
  },
  view: 'View site',
  theme: (name: string) => `Theme: ${name}`,
  section: (name: string) => `Section: ${name}`,
  copy: 'Copy the address',
  create: 'Create another website',
  switchTo: (name: string) => `Work on ${name}`,
  logout: 'Logout',
  hint: (keys: string) => `${keys} opens this from anywhere. G and then a letter goes to a page.`,
} as const;
