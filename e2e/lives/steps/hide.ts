import { editKey, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { ProfileList } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { ownOf } from '../evidence/find-fact.ts';
import { seeSite, tidy } from '../evidence/site-seen.ts';
import { takeZip } from './exports.ts';
import type { Source } from '../people/source.ts';
import { contactDetails, saidBy, type Life } from './life.ts';
import { saveEdits } from './save.ts';

export type Marked = {
  /** Words that are of the hidden item alone. */
  hidden: string[];
  hiddenKey: string;
  hiddenRow: { list: string; index: number } | null;
  /** The owner's own words, the item that they are on, and the words of its row. */
  written: string;
  writtenRow: { list: string; index: number } | null;
  about: string[];
  edits: OwnerEdits;
};

const WRITABLE: Partial<Record<ProfileList, string>> = {
  experience: 'description',
  projects: 'description',
  videos: 'description',
  media: 'caption',
};

/** The owner hides one item and writes about another one. */
export async function markItems(life: Life): Promise<Marked> {
  const { owner, source, words, random, website, ledger, way } = life;
  const { profile } = await owner.content(website._id);
  const idOf = (list: string, index: number): string | null => {
    const own = ownOf(source.lists[list]?.[index] ?? {}, words);
    const items = (profile as unknown as Record<string, { id: string }[]>)[list] ?? [];
    const fitting = items.filter((item) => {
      const text = tidy(JSON.stringify(item));
      return own.length > 0 && own.every((word) => text.includes(word));
    });
    return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
  };
  const candidates = Object.entries(source.lists).flatMap(([list, rows]) =>
    way.places[list] === undefined || rows.length < 2
      ? []
      : rows.slice(0, 40).map((_, index) => ({ list: list as ProfileList, index })),
  );
  const edits: OwnerEdits = { fields: {}, items: {}, added: {}, order: {} };
  const marked: Marked = {
    hidden: [],
    hiddenKey: '',
    hiddenRow: null,
    written: '',
    writtenRow: null,
    about: [],
    edits,
  };
  const others = (place: { list: string; index: number }): string => {
    const { person, lists } = source;
    const rest = Object.entries(lists).map(
      ([list, rows]) => [list, rows.filter((_, at) => list !== place.list || at !== place.index)] as const,
    );
    return saidBy({ person, lists: Object.fromEntries(rest), secret: [] }).join('\n');
  };
  for (const place of random.shuffled(candidates)) {
    const id = idOf(place.list, place.index);
    if (id === null) continue;
    const row = source.lists[place.list]?.[place.index] ?? {};
    const field = WRITABLE[place.list];
    if (marked.hiddenKey === '') {
      const elsewhere = tidy(others(place));
      // A language or topic of a repository is also counted among all of them.
      const fields = Object.keys(way.places[place.list]?.columns ?? {}).filter((name) => name !== 'language');
      const own = fields.flatMap((name) => words.ownIn(row[name] ?? ''));
      marked.hidden = own.filter((word) => !elsewhere.includes(word));
      marked.hiddenKey = editKey(place.list, id);
      marked.hiddenRow = place;
      edits.items[marked.hiddenKey] = { hidden: true };
    } else if (field !== undefined && marked.written === '' && row['fork'] !== 'yes') {
      // A copy of somebody else's work is not told of, whatever is written about it.
      const text = Array.from({ length: 6 }, words.sentence).join(' ');
      marked.written = words.ownIn(text)[0] ?? '';
      marked.writtenRow = place;
      marked.about = ownOf(row, words);
      edits.items[editKey(place.list, id)] = { set: { [field]: text } };
    }
  }
  const site = await saveEdits(life, edits, marked.written === '' ? [] : [marked.written]);
  const files = await takeZip(life, site);
  const inZip = marked.hidden
    .filter((word) => files.includes(word))
    .map((word) => `${word} stands in the ZIP`);
  ledger.check('hiddenNowhere', site, marked.hiddenKey, marked.hidden, inZip);
  if (marked.written !== '') ledger.check('ownerShown', site, [marked.written]);
  return marked;
}

function writtenTexts({ person, lists }: Source): string {
  const { about = '', headline = '' } = person;
  return saidBy({ person: { about, headline }, lists, secret: [] }).join('\n');
}

const SECTION_OF: Partial<Record<ProfileList, SectionKey>> = {
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  certifications: 'certifications',
  projects: 'projects',
  publications: 'publications',
  honours: 'honours',
  volunteering: 'volunteering',
  recommendations: 'recommendations',
  spokenLanguages: 'languages',
  playlists: 'playlists',
  media: 'highlights',
};

/** Details of contact on and off, and whole sections off, one at a time. */
export async function hideParts(life: Life): Promise<void> {
  const { owner, source, words, ledger, product, label, preview, random } = life;
  const { design } = await owner.design(label);
  const look = async (sections: typeof design.sections) => {
    await owner.saveDesign(label, { ...design, sections: { ...design.sections, ...sections } });
    return seeSite(product.client, label);
  };
  const details = contactDetails(life);
  if (details.length > 0) {
    const all = { showEmail: true, showPhone: true, showAddress: true };
    const none = { showEmail: false, showPhone: false, showAddress: false };
    ledger.check('contactShown', await look({ contact: all }), details);
    // What somebody wrote in a text of theirs is no detail of contact any more.
    const texts = tidy(writtenTexts(source));
    const own = details.filter((detail) => !texts.includes(detail));
    ledger.check('hiddenNowhere', await look({ contact: none }), 'contact details', own);
    ledger.check('hiddenNowhere', await look({ contact: { ...all, hidden: true } }), 'section contact', own);
  }
  const lists = Object.keys(source.lists).filter((list) => SECTION_OF[list as ProfileList] !== undefined);
  for (const list of random.shuffled(lists).slice(0, 2)) {
    const section =
      list === 'projects' && preview.website_type === 'github'
        ? 'repositories'
        : SECTION_OF[list as ProfileList];
    if (section === undefined) continue;
    const elsewhere = tidy(saidBy({ ...source, lists: { ...source.lists, [list]: [] } }).join('\n'));
    const own = (source.lists[list] ?? []).slice(0, 30).flatMap((row) => ownOf(row, words));
    const site = await look({ [section]: { hidden: true } });
    const shown = own.filter((word) => !elsewhere.includes(word));
    ledger.check('hiddenNowhere', site, `section ${section}`, shown);
  }
  await owner.saveDesign(label, design);
}
