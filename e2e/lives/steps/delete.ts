import { findInDatabase } from '../evidence/in-database.ts';
import { findOnDisk } from '../evidence/on-disk.ts';
import type { Life } from './life.ts';
import type { Marked } from './hide.ts';

const PATIENCE_MS = 2100;

/** The website goes, then the account; after each, nothing of them answers, and in the end nothing is left anywhere. */
export async function leave(
  life: Life,
  marked: Marked,
  previewIds: readonly string[],
  /** Whether nobody else has this person's words: else other lives hold them on the disk, and only the owner's are looked for. */
  isAlone = true,
): Promise<void> {
  const { owner, website, label, product, ledger, preview, source, words, platforms, handle } = life;
  const { client } = product;
  const faults: string[] = [];
  const answers = async (what: string, status: Promise<{ status: number }>, gone: readonly number[]) => {
    const { status: code } = await status;
    if (!gone.includes(code)) faults.push(`${what} still answers ${code}`);
  };
  await owner.deleteWebsite(website._id);
  await answers('after the website, its host', client.visit(label, '/'), [404, 410]);
  await answers('after the website, its export', owner.exportAs(website._id, 'json'), [404]);
  await answers(
    'after the website, the preview that it came of',
    client.api('GET', `/api/onboard/preview/${preview.previewId}`),
    [404, 410],
  );
  await answers(
    'after the website, the page of that preview',
    client.visit('preview', new URL(preview.previewUrl).pathname),
    [404, 410],
  );
  await owner.deleteAccount();
  platforms.say(handle, null);
  await answers('after the account, the account', owner.ask('GET', '/api/account'), [401, 404]);
  await answers('after the account, the host', client.visit(label, '/'), [404, 410]);
  for (const id of previewIds)
    await answers(
      'after the account, a preview',
      client.api('GET', `/api/onboard/preview/${id}`),
      [404, 410],
    );

  const marks = isAlone
    ? marksOf(life, marked, words.ownIn(Object.values(source.person).join(' ')))
    : [life.email, marked.written].filter((mark) => mark !== '');
  const look = async () => [
    ...findOnDisk(product.dataDir, marks),
    ...(product.databaseUrl === null ? [] : await findInDatabase(product.databaseUrl, marks)),
  ];
  let left = await look();
  for (let waited = 0; left.length > 0 && waited < PATIENCE_MS; waited += 700) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    left = await look();
  }
  ledger.check('deletedNowhere', [...faults, ...left.map((one) => `after the account, ${one}`)]);
}

/** What would be found of this person and of nobody else. */
function marksOf(
  { email, source, words, random, posted }: Life,
  marked: Marked,
  ofPerson: string[],
): string[] {
  const rows = Object.values(source.lists).flat();
  const some = random
    .shuffled(rows)
    .slice(0, 4)
    .flatMap((row) => words.ownIn(Object.values(row).join(' ')).slice(0, 1));
  const long = [...ofPerson.slice(0, 4), ...some, ...marked.hidden.slice(0, 2), marked.written, ...posted];
  return [...new Set([email, ...long.filter((word) => Buffer.byteLength(word) >= 6)])];
}
