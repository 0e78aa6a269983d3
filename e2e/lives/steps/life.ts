import type { Preview } from '@tosite/validation/website/preview';
import type { Website } from '@tosite/validation/website/website';
import type { SiteSeen } from '../evidence/site-seen.ts';
import type { Random } from '../people/random.ts';
import type { Source } from '../people/source.ts';
import type { Words } from '../people/words.ts';
import type { Ledger } from '../run/ledger.ts';
import type { Owner } from '../run/owner.ts';
import type { Platforms, Product } from '../run/product.ts';
import type { Way, Written } from '../ways/way.ts';

/** Somebody, and where they stand. */
export type Life = {
  way: Way;
  /** Their name on every platform, and the name of their site. */
  handle: string;
  label: string;
  /** Primary tag of the language that they write in. */
  language: string;
  random: Random;
  words: Words;
  source: Source;
  product: Product;
  platforms: Platforms;
  ledger: Ledger;
  owner: Owner;
  email: string;
  preview: Preview;
  website: Website;
  /** The site as it was published first. */
  first: SiteSeen;
  /** Words of the posts that the owner wrote. */
  posted: string[];
  /** How many corrections of the source are tried. */
  corrections: number;
};

/** The source as it is now: what is dropped is written anew, what is read by a link answers so from now on. */
export function nowSays(
  { way, handle, platforms }: Pick<Life, 'way' | 'handle' | 'platforms'>,
  source: Source,
): Written {
  const written = way.write(source, handle, platforms.origin);
  platforms.say(handle, written.answer ?? null);
  return written;
}

/** What a source says of how to reach its person: words that only that detail has. */
export function contactDetails({ source, way }: Life): string[] {
  const written = way.places['person']?.columns ?? {};
  const { email = '', phone = '', address = '' } = source.person;
  return [
    'email' in written ? email : '',
    'phone' in written ? lastOf(phone) : '',
    'address' in written ? (address.split(' ')[0] ?? '') : '',
  ].filter((detail) => detail !== '');
}

/** Drawn telephone numbers end in digits of their own; of any other the last two say nothing. */
function lastOf(phone: string): string {
  const last = phone.split(' ').at(-1) ?? '';
  return last.length < 6 ? phone : last;
}

/** Everything that a source says, as texts: what a page may repeat. */
export function saidBy({ person, lists }: Source): string[] {
  return [
    ...Object.values(person),
    ...Object.values(lists).flatMap((rows) => rows.flatMap(Object.values<string>)),
  ];
}
