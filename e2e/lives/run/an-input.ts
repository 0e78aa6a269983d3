import { domainToUnicode } from 'node:url';
import { sortByChoice } from '../../../apps/dashboard/src/features/sources/choices.ts';
import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import { neutralWords } from '../evidence/neutral-words.ts';
import { seeSettled, seeSite, tidy } from '../evidence/site-seen.ts';
import { createRandom, seedOf } from '../people/random.ts';
import { SCRIPTS } from '../people/scripts.ts';
import type { Row, Source } from '../people/source.ts';
import { createWords, type Words } from '../people/words.ts';
import { leave } from '../steps/delete.ts';
import { bringBack } from '../steps/exports.ts';
import { hideParts, markItems, type Marked } from '../steps/hide.ts';
import { saidBy, type Life } from '../steps/life.ts';
import { writePosts } from '../steps/posts.ts';
import { saveLook } from '../steps/save.ts';
import type { Input } from '../ways/inputs.ts';
import type { Way } from '../ways/way.ts';
import type { LifeResult } from './a-life.ts';
import { createLedger } from './ledger.ts';
import { signUp, type Owner } from './owner.ts';
import type { Platforms, Product } from './product.ts';
import { whatBroke } from './what-broke.ts';

/** A life of something that is there already: what its source said is what was read of it. */
export async function liveInput(
  run: { seed: number },
  index: number,
  input: Input,
  product: Product,
  platforms: Platforms,
): Promise<LifeResult> {
  const began = Date.now();
  const ledger = createLedger();
  const random = createRandom(seedOf(run.seed, index));
  const handle = `i${run.seed.toString(36)}x${index.toString(36)}${random.int(46_656).toString(36)}`;
  const label = `site${handle}`;
  const done = (): LifeResult => ({
    id: `i${index}`,
    way: input.name,
    who: 'input',
    ledger,
    found: [],
    ms: Date.now() - began,
  });
  try {
    const email = `${handle}@owners.example`;
    const owner = await signUp(product, email, 'An Owner');
    const written = input.write();
    platforms.say(handle, written.answer ?? null);
    if (input.refused === true) {
      await isRefused(owner, written.files ?? [], ledger.fail);
      return done();
    }
    const preview = await owner.preview(written);
    const source = sourceOf(preview.profile);
    const language = preview.language === 'und' ? 'en' : preview.language;
    const website = await owner.create(preview, label, { timezone: 'UTC', language });
    const first = await seeSettled(product.client, label);
    const life: Life = {
      way: wayOf(input, source),
      handle,
      label,
      language,
      random,
      words: wordsOf(createWords(random, SCRIPTS[9] ?? SCRIPTS[0] ?? failed())),
      source,
      product,
      platforms,
      ledger,
      owner,
      email,
      preview,
      website,
      first,
      corrections: 0,
      posted: [],
    };
    const texts = [...saidBy(source), JSON.stringify(preview.profile), label, email];
    ledger.check('nothingInvented', first, [
      ...texts,
      ...texts.flatMap(asPeopleRead),
      ...texts.map((text) => text.replaceAll(/<[^<>]*>/gu, '')),
    ]);
    ledger.check('everyPicture', first);
    ledger.check('everyAddress', first);
    ledger.check('contactAsked', first, unasked(life));
    const marked = await markItems(life);
    await saveLook(life);
    await writePosts(life);
    const content = await owner.content(website._id);
    const site = await seeSite(product.client, label);
    await bringBack(life, { site, content, hidden: marked.hidden, written: marked.written });
    await readAgain(life, input, marked);
    await hideParts(life);
    await leave(life, marked, [preview.previewId], false);
  } catch (error) {
    ledger.fail('everyStep', whatBroke(error, product));
  } finally {
    platforms.say(handle, null);
  }
  return done();
}

function failed(): never {
  throw new Error('there is no script');
}

/** Hosts of other scripts in their own letters. */
function asPeopleRead(text: string): string[] {
  return (text.match(/xn--[\w.-]+/gu) ?? []).map((host) => domainToUnicode(host));
}

type Fail = Life['ledger']['fail'];

async function isRefused(owner: Owner, files: { name: string; data: Buffer }[], fail: Fail): Promise<void> {
  const { status, text } = await owner.ask('POST', '/api/onboard/import', { form: { files } });
  const { message = '' } = JSON.parse(text) as { message?: string };
  if (status === 200) return;
  if (status !== 422 || message.length < 20)
    fail('everyStep', `refused without a sentence: ${status} ${text}`);
}

/** Nothing new is no change; what was corrected is one thing still. */
async function readAgain(life: Life, input: Input, marked: Marked): Promise<void> {
  const { owner, website, ledger, product, label } = life;
  const before = await owner.content(website._id);
  const same = await owner.readAgain(website._id, input.write());
  ledger.check('declinedStays', same.changes);
  if (input.newer === undefined) return;
  const { changes } = await owner.readAgain(website._id, input.newer());
  await owner.take(website._id, sortByChoice(changes, {}));
  const after = await owner.content(website._id);
  ledger.check('nothingDoubled', input.name, before.profile, after.profile);
  ledger.check('hiddenNowhere', await seeSite(product.client, label), input.name, marked.hidden);
}

/** What was read, as a source: every text of every item. */
function sourceOf(profile: Profile): Source {
  const row = (item: object): Row =>
    Object.fromEntries(
      Object.entries(item).flatMap(([field, value]) =>
        typeof value === 'string' && field !== 'id'
          ? [[field, value]]
          : Array.isArray(value) && value.every((one) => typeof one === 'string') && value.length > 0
            ? [[field, value.join('\n')]]
            : [],
      ),
    );
  const { email, phone } = profile.contact;
  return {
    person: { ...row(profile), email: email ?? '', phone: phone ?? '', about: profile.about?.text ?? '' },
    lists: Object.fromEntries(PROFILE_LISTS.map((list) => [list, profile[list].map(row)])),
    secret: [],
  };
}

function wayOf(input: Input, source: Source): Way {
  const { email = '', phone = '' } = source.person;
  const person = { ...(email === '' ? {} : { email: 'email' }), ...(phone === '' ? {} : { phone: 'phone' }) };
  const lists = Object.entries(source.lists).map(([list, rows]) => {
    const fields = [...new Set(rows.flatMap((one) => Object.keys(one)))];
    return [
      list,
      { table: list, columns: Object.fromEntries(fields.map((field) => [field, field])) },
    ] as const;
  });
  return {
    name: input.name
      .replace('https://github.com', 'GitHub')
      .replace('https://www.instagram.com', 'Instagram'),
    keyed: input.keyed,
    places: { person: { table: 'person', columns: person }, ...Object.fromEntries(lists) },
    draw: () => source,
    write: () => input.write(),
  };
}

/** Nobody drew these words, so a thing is told by the beginning of its texts, and only by a long one. */
function wordsOf(drawn: Words): Words {
  return {
    ...drawn,
    ownIn: (text) => {
      const own = drawn.ownIn(text);
      if (own.length > 0) return own;
      const [line = ''] = tidy(text).split('\n');
      const beginning = Array.from(line).slice(0, 40).join('').trim();
      // What is written otherwise on a page or in a file than in its source proves nothing.
      return beginning.length < 8 ||
        neutralWords().has(beginning.toLowerCase()) ||
        /[\\"'<>&:*_`#[\]|]|\s{2}/u.test(beginning)
        ? []
        : [beginning];
    },
  };
}

/** What no page may show by itself; where the design says so from the beginning, the platform shows it too. */
function unasked({ source, preview }: Life): string[] {
  const { email = '', phone = '' } = source.person;
  const said = preview.design.sections.contact;
  const inText = `${source.person['about'] ?? ''} ${source.person['headline'] ?? ''}`;
  return [
    ...(said?.showEmail === true || inText.includes(email) ? [] : [email]),
    ...(said?.showPhone === true || inText.includes(phone) ? [] : [phone]),
  ].filter((detail) => detail !== '');
}
