import { BigLine } from '../../parts/big-line.tsx';
import { Frame } from '../../parts/frame.tsx';
import { Lines, type Line } from '../../parts/lines.tsx';
import { LinkList, linksOf, type LinkLine } from '../../parts/link-list.tsx';
import { SafeLink } from '../../parts/safe-link.tsx';
import { mailAddress } from '../../parts/safe-address.ts';
import { cleanLine } from '../../text/clean-text.ts';
import type { Section } from '../section.ts';

/** So many ways to reach somebody stand in a column beside others. */
const LITTLE = 3;

type ContactContent = { big: LinkLine | null; links: LinkLine[] };

export const contact: Section<'contact', ContactContent> = {
  key: 'contact',
  css: [],
  select: (profile, settings) => {
    const email = cleanLine(profile.contact.email);
    const all = linksOf(profile, { email: false, phone: true, profile: settings.showLinks !== false });
    const mail = mailAddress(email);
    // Without a mail address the person's own site comes first, then whatever there is.
    const big =
      email !== null && mail !== null
        ? { id: 'email', text: email, href: mail, me: false, phone: false }
        : (all.find(({ id }) => id === 'website') ?? all[0] ?? null);
    // A town alone is no way to reach anybody.
    if (big === null && cleanLine(profile.contact.address) === null) return null;
    const places = [cleanLine(profile.contact.address) ?? cleanLine(profile.location)].flatMap((text) =>
      text === null ? [] : [{ id: 'place', text, href: null, me: false, phone: false }],
    );
    return { big, links: [...all.filter((link) => link !== big), ...places] };
  },
  View: ({ content: { big, links }, page, little }) => (
    <Frame section="contact" page={page}>
      {little === true ? (
        <Lines lines={[...(big === null ? [] : [big]), ...links].map(contactLine)} />
      ) : (
        <>
          {big === null ? null : <BigLine text={big.text} href={big.href} me={big.me} page={page} />}
          <LinkList links={links} />
        </>
      )}
    </Frame>
  ),
  little: ({ big, links }) => (big === null ? 0 : 1) + links.length <= LITTLE,
  pictures: () => [],
};

function contactLine({ id, text, href, me }: LinkLine): Line {
  return {
    id,
    title: (
      <SafeLink href={href} me={me}>
        <bdi>{text}</bdi>
      </SafeLink>
    ),
  };
}
