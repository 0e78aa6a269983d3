import { FactLines, FactList } from '../../parts/fact-list.tsx';
import { Frame } from '../../parts/frame.tsx';
import { safeAddress, writtenAddress } from '../../parts/safe-address.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { countFact, dateFact, seatOf, textFact, type Fact } from '../fact.ts';
import type { Section } from '../section.ts';

/** So many facts are no table. */
const LITTLE = 2;
const FIGURES = [
  'employees',
  'followers',
  'subscribers',
  'views',
  'videos',
  'posts',
  'stars',
  'repositories',
] as const;

export const facts: Section<'facts', Fact[]> = {
  key: 'facts',
  css: ['data'],
  select: (profile) => {
    const { organisation } = profile;
    const founded = organisation?.founded ?? null;
    const website = safeAddress(organisation?.website ?? null) ?? safeAddress(profile.contact.website);
    const known = [
      // When an account was opened is not when a company was founded.
      ...(founded === null ? dateFact('since', profile.since) : dateFact('founded', founded)),
      // A person's place stands at the top of the page.
      ...(organisation === null ? [] : seatOf(profile)),
      ...textFact('industry', cleanLine(organisation?.industry)),
      ...textFact('size', cleanLine(organisation?.size)),
      ...textFact('kind', cleanLine(organisation?.kind)),
      ...FIGURES.flatMap((label) => countFact(label, profile)),
      ...(website === null ? [] : textFact('website', writtenAddress(website), website)),
    ];
    return known.length === 0 ? null : known;
  },
  View: ({ content, page, little }) => (
    <Frame section="facts" page={page}>
      {little === true ? (
        <FactLines facts={content} page={page} />
      ) : (
        <FactList facts={content} page={page} className="ruled" />
      )}
    </Frame>
  ),
  little: ({ length }) => length <= LITTLE,
  pictures: () => [],
};
