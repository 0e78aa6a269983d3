import { FactList } from '../../parts/fact-list.tsx';
import { Frame } from '../../parts/frame.tsx';
import { safeAddress, writtenAddress } from '../../parts/safe-address.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { countFact, dateFact, isRough, seatOf, textFact, type Fact } from '../fact.ts';
import type { Section } from '../section.ts';

export const facts: Section<'facts', Fact[]> = {
  key: 'facts',
  css: ['data'],
  select: (profile) => {
    const { organisation, stats } = profile;
    const website = safeAddress(organisation?.website ?? null) ?? safeAddress(profile.contact.website);
    const known = [
      ...dateFact('founded', organisation?.founded ?? profile.since),
      ...seatOf(profile),
      ...textFact('industry', cleanLine(organisation?.industry)),
      ...textFact('size', cleanLine(organisation?.size)),
      ...textFact('kind', cleanLine(organisation?.kind)),
      ...countFact('employees', 'employees', stats.employees, isRough(profile, 'employees')),
      ...countFact('followers', 'followers', stats.followers, isRough(profile, 'followers')),
      ...(website === null ? [] : textFact('website', writtenAddress(website), website)),
    ];
    return known.length === 0 ? null : known;
  },
  View: ({ content, page }) => (
    <Frame section="facts" page={page}>
      <FactList facts={content} page={page} className="ruled" />
    </Frame>
  ),
  pictures: () => [],
};
