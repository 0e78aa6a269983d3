import type { ContactWay } from '@tosite/site-sections/contact-in-text';
import type { Preview } from '@tosite/validation/website/preview';
import type { WebsiteDetails } from '../../memory/onboarding-store.ts';

export type ContactName = 'showEmail' | 'showPhone' | 'showAddress';
export type ContactChoice = { [K in ContactName]?: boolean | undefined };

/** The detail that each switch is about. */
export const CONTACT_WAYS = {
  showEmail: 'email',
  showPhone: 'phone',
  showAddress: 'address',
} as const satisfies Record<ContactName, ContactWay>;

/** The contact details that the profile has and that nobody has made public yet: each is its owner's to switch on. */
export function askedContact({ profile, design, section_order: order }: Preview): {
  name: ContactName;
  value: string;
}[] {
  if (!order.includes('contact')) return [];
  const { email, phone, address } = profile.contact;
  const all: [ContactName, string | null][] = [
    ['showEmail', email],
    ['showPhone', phone],
    ['showAddress', address],
  ];
  return all.flatMap(([name, value]) => {
    const isPublic = design.sections.contact?.[name] === true;
    return value === null || value.trim() === '' || isPublic ? [] : [{ name, value }];
  });
}

/** What is shown of them, said of each that was asked: what nobody switched on is not shown. */
export function contactOf(preview: Preview, details: Pick<WebsiteDetails, 'contact'>): ContactChoice {
  const asked = askedContact(preview).map(({ name }) => [name, details.contact?.[name] === true] as const);
  return Object.fromEntries(asked);
}
