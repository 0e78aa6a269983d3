import type { Found } from '../evidence/find-fact.ts';
import { seeSettled, seeSite } from '../evidence/site-seen.ts';
import { createRandom, seedOf } from '../people/random.ts';
import { SCRIPTS } from '../people/scripts.ts';
import type { Draw } from '../people/source.ts';
import { createWords } from '../people/words.ts';
import { leave } from '../steps/delete.ts';
import { bringBack } from '../steps/exports.ts';
import { hideParts, markItems } from '../steps/hide.ts';
import { nowSays, type Life } from '../steps/life.ts';
import { writePosts } from '../steps/posts.ts';
import { saveLook } from '../steps/save.ts';
import { lookAtPublished } from '../steps/read-and-publish.ts';
import { correctUpstream } from '../steps/sync.ts';
import { WAYS } from '../ways/ways.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { signUp } from './owner.ts';
import type { Platforms, Product } from './product.ts';
import { whatBroke } from './what-broke.ts';

export type LifeResult = {
  /** What `--only` takes. */
  id: string;
  way: string;
  who: string;
  ledger: Ledger;
  found: readonly Found[];
  ms: number;
};

export const wayOf = (index: number) => WAYS[index % WAYS.length] ?? failed();

function failed(): never {
  throw new Error('there is no way in');
}

/** One person, from the first reading to the deleted account. Nothing is thrown: what went wrong is in the ledger. */
/** Scripts whose words have joiners inside. */
const JOINED: ReadonlySet<string> = new Set(['Persian', 'Sinhala']);

export async function liveOnce(
  run: { seed: number; corrections: number },
  index: number,
  product: Product,
  platforms: Platforms,
): Promise<LifeResult> {
  const began = Date.now();
  const random = createRandom(seedOf(run.seed, index));
  const way = wayOf(index);
  const script = random.pick(SCRIPTS.filter(({ name }) => way.glyphs === undefined || !JOINED.has(name)));
  const words = createWords(random, script);
  const size = random.pick(['one', 'some', 'some', 'some', 'many'] as const);
  const pictures = random.chance(0.5);
  const draw: Draw = { random, words, script, size, pictures, origin: platforms.origin };
  const ledger = createLedger();
  let found: Found[] = [];
  const handle = `l${run.seed.toString(36)}x${index.toString(36)}${random.int(46_656).toString(36)}`;
  const label = `site${handle}`;
  try {
    const source = way.draw(draw);
    const email = `${handle}@owners.example`;
    const owner = await signUp(product, email, 'An Owner');
    const written = nowSays({ way, handle, platforms }, source);
    const preview = await owner.preview(written);
    const website = await owner.create(preview, label, {
      ...(preview.language === 'und' ? { language: script.language } : {}),
      timezone: 'UTC',
    });
    const first = await seeSettled(product.client, label);
    const life: Life = {
      way,
      handle,
      label,
      language: script.language,
      random,
      words,
      source,
      product,
      platforms,
      ledger,
      owner,
      email,
      preview,
      website,
      first,
      corrections: run.corrections,
      posted: [],
    };
    found = await lookAtPublished(life);
    const marked = await markItems(life);
    await saveLook(life);
    await writePosts(life);
    const site = await seeSite(product.client, label);
    const content = await owner.content(website._id);
    await bringBack(life, { site, content, hidden: marked.hidden, written: marked.written });
    await correctUpstream(life, marked);
    await hideParts(life);
    await leave(life, marked, [preview.previewId]);
  } catch (error) {
    ledger.fail('everyStep', whatBroke(error, product));
  } finally {
    platforms.say(handle, null);
  }
  const who = `${script.name}, ${size}${pictures ? ', pictured' : ''}`;
  return { id: String(index), way: way.name, who, ledger, found, ms: Date.now() - began };
}
