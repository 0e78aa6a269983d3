import { Frame } from '../../parts/frame.tsx';
import { mailAddress } from '../../parts/safe-address.ts';
import { SafeLink } from '../../parts/safe-link.tsx';
import { textBlocks, WrittenText, type TextBlock } from '../../parts/written-text.tsx';
import { cleanLine } from '../../text/clean-text.ts';
import type { Section } from '../section.ts';

type CollaborationsContent = { blocks: TextBlock[]; email: { text: string; href: string } | null };

/** The owner's own words, and where to write. That somebody looks for work together is for them to say. */
export const collaborations: Section<'collaborations', CollaborationsContent> = {
  key: 'collaborations',
  css: [],
  select: (profile, settings) => {
    const blocks = textBlocks(settings.text ?? '');
    const text = cleanLine(profile.contact.email);
    const href = mailAddress(text);
    const email = text === null || href === null ? null : { text, href };
    return blocks.length === 0 ? null : { blocks, email };
  },
  View: ({ content: { blocks, email }, page }) => (
    <Frame section="collaborations" page={page}>
      <div className="prose">
        <WrittenText blocks={blocks} />
        {email === null ? null : (
          <p>
            <SafeLink href={email.href}>{email.text}</SafeLink>
          </p>
        )}
      </div>
    </Frame>
  ),
  pictures: () => [],
};
