import type { FactPath } from '../../profile/fact-paths.ts';
import type { FigureName, ItemField, WorkKind } from '../../profile/item-field.ts';
import type { Format, MessageValue } from '../message-value.ts';
import { wordOf } from '../word-of.ts';
import { FACTS, FIELDS, FIGURES, KINDS } from './change-words.ts';
import { counted } from './phrases.ts';

/** What changed on a profile. Words of the person themselves are facts of these, or no message at all. */
export const changeMessages = {
  'change.fact': ({ fact }: { fact: FactPath }) => wordOf(FACTS, fact),
  'change.numbers': 'Numbers',
  'change.untitled': 'Without a title',
  /** `item`: what the person calls it; null: nothing. */
  'change.field': ({ item, field }: { item: string | null; field: ItemField }) =>
    `${item ?? changeMessages['change.untitled']}: ${wordOf(FIELDS, field)}`,
  /** `2017`, `2017-10`, `2017-10-31` or a moment: an answer says it as it is, a reader's language in its own way. */
  'change.date': ({ date }: { date: string }) => date,
  'change.language': ({ tag }: { tag: string }) => tag,
  'change.kind': ({ kind }: { kind: WorkKind }) => wordOf(KINDS, kind),
  'change.flag': ({ isSet }: { isSet: boolean }) => (isSet ? 'yes' : 'no'),
  'change.pictureBefore': 'The picture as it is',
  'change.pictureAfter': 'Another picture',
  'change.pictures': ({ count }: { count: number }) =>
    counted(count, { one: '# picture', other: '# pictures' }),
  'change.now': 'now',
  /** At least one of the two is there. */
  'change.period': (
    { start, end }: { start: MessageValue | null; end: MessageValue | null },
    say: Format,
  ): string => {
    if (start === null) return end === null ? '' : `to ${say(end)}`;
    return end === null ? `since ${say(start)}` : `${say(start)} to ${say(end)}`;
  },
  /** An item as a whole: what it says of itself, its dates in between. */
  'change.lines': ({ lines }: { lines: readonly (string | MessageValue)[] }, say: Format): string =>
    lines.map((line) => (typeof line === 'string' ? line : say(line))).join('\n'),
  /** `shares`: of the programming languages. `items`: how many have new numbers of their own. */
  'change.figures': ({
    figures,
    shares,
    items,
  }: {
    figures: readonly { figure: FigureName; count: number }[];
    shares: boolean;
    items: number;
  }): string =>
    [
      ...figures.map(({ figure, count }) => counted(count, wordOf(FIGURES, figure))),
      ...(shares ? ['new shares of the languages'] : []),
      ...(items > 0
        ? [counted(items, { one: 'new numbers for # item', other: 'new numbers for # items' })]
        : []),
    ].join(', '),
} as const;
