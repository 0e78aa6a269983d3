import { unzip } from '../../../apps/api/src/testing/unzip.ts';
import { sameTexts, seeSite, tidy, type SiteSeen } from '../evidence/site-seen.ts';
import type { Client } from '../run/http.ts';
import type { Content } from '../run/owner.ts';
import { corrected, factsOf } from '../people/facts.ts';
import { sortByChoice } from '../../../apps/dashboard/src/features/sources/choices.ts';
import { postsOf } from './posts.ts';
import { nowSays, type Life } from './life.ts';

const MAX_TRIES = 30;

/** The site as files: on a fast line and on a slow one, each opened. Answers all that stands in them. */
export async function takeZip(life: Life, site: SiteSeen): Promise<string> {
  const faults: string[] = [];
  let all = '';
  for (const slowly of [false, true]) {
    const line = slowly ? 'slow line' : 'fast line';
    try {
      const answer = await life.owner.exportAs(life.website._id, 'zip', slowly);
      const promised = Number(answer.headers['content-length'] ?? answer.bytes.length);
      if (answer.status !== 200) faults.push(`${line}: ${answer.status} ${answer.text.slice(0, 100)}`);
      else if (promised !== answer.bytes.length)
        faults.push(`${line}: ${promised} promised, ${answer.bytes.length} arrived`);
      else {
        const files = await unzip(answer.bytes);
        for (const path of site.pages.keys()) {
          const name = `${path.slice(1)}index.html`;
          if (![...files.keys()].some((file) => file.endsWith(name))) faults.push(`${line}: no ${name}`);
        }
        if (!slowly) all = [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n');
      }
    } catch (error) {
      faults.push(`${line}: ${String(error)}`);
    }
  }
  life.ledger.check('zipWhole', faults);
  return tidy(all);
}

/** The data of the site, brought back as another site of the same owner. */
export async function bringBack(
  life: Life,
  was: { site: SiteSeen; content: Content; hidden: readonly string[]; written: string },
): Promise<void> {
  const { owner, ledger, product } = life;
  const exported = await owner.exportAs(life.website._id, 'json');
  if (exported.status !== 200) return ledger.fail('jsonBringsBack', `export: ${exported.status}`);
  const file = { files: [{ name: 'site.json', data: exported.bytes }] };
  const preview = await owner.preview(file);
  const label = life.label.replace(/^site/u, 'back');
  const website = await owner.create(preview, label);
  const [{ site, differences }, content] = await Promise.all([
    seeAlike(product.client, { site: was.site, label }),
    owner.content(website._id),
  ]);
  const faults = differences.map((one) => `pages: ${one}`);
  for (const word of was.hidden) if (site.all.includes(word)) faults.push(`${word} was hidden and is shown`);
  const same = (name: string, before: unknown, after: unknown) => {
    if (JSON.stringify(before) !== JSON.stringify(after))
      faults.push(
        `${name}: ${JSON.stringify(before).slice(0, 150)} is ${JSON.stringify(after).slice(0, 150)}`,
      );
  };
  same('hidden', was.content.hidden.toSorted(), content.hidden.toSorted());
  same('edits', was.content.edits, content.edits);
  same('profile', was.content.profile, content.profile);
  const [before, after] = await Promise.all([owner.sync(life.website._id), owner.sync(website._id)]);
  const sources = (sync: typeof before) => sync.sources.map(({ profileUrl, handle }) => [profileUrl, handle]);
  same('sources', sources(before), sources(after));
  same('posts', await postsOf(life, life.website._id), await postsOf(life, website._id));
  ledger.check('jsonBringsBack', faults);
  await protectedStill(life, website._id, label, was);
  await owner.deleteWebsite(website._id);
}

/** Pictures and films of either come from the queue, one after another: both are looked at until they are alike. */
async function seeAlike(client: Client, { site: first, label }: { site: SiteSeen; label: string }) {
  let [was, site] = [first, await seeSite(client, label)];
  for (let tries = 0; ; tries += 1) {
    const differences = sameTexts(was, site);
    if (differences.length === 0 || tries === MAX_TRIES) return { site, differences };
    await new Promise((resolve) => setTimeout(resolve, 1000));
    [was, site] = await Promise.all([seeSite(client, was.label), seeSite(client, label)]);
  }
}

/** The person's source is brought to the site that came back: what they wrote stays, what they hid stays hidden. */
async function protectedStill(
  life: Life,
  id: string,
  label: string,
  was: { hidden: readonly string[]; written: string },
): Promise<void> {
  const { owner, ledger, product, source, way, words } = life;
  const headline = factsOf(source, way.places).find(
    ({ list, field }) => list === 'person' && (field === 'headline' || field === 'about'),
  );
  const newer = headline === undefined ? source : corrected(source, headline, words.sentence());
  const written = nowSays(life, newer);
  product.later();
  const preview = await owner.preview(written);
  await owner.say('POST', `/api/website/${id}/sources`, { body: { previewId: preview.previewId } });
  const { changes } = await owner.sync(id);
  await owner.take(id, sortByChoice(changes, {}));
  const site = await seeSite(product.client, label);
  nowSays(life, source);
  const faults = was.hidden.flatMap((word) =>
    site.all.includes(word) ? [`${word} was hidden; the source brought it back`] : [],
  );
  if (was.written !== '' && !site.words.includes(was.written))
    faults.push(`${was.written}, the owner's text, was replaced by the source`);
  ledger.check('jsonBringsBack', faults);
}
