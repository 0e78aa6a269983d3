import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { chromium, firefox } from './by-puppeteer.ts';
import { webkit } from './by-webdriver.ts';
import { WIDTHS, type Engine, type EngineChoice } from './engine.ts';
import { lookAt, STATEMENTS, type Seen, type Statement } from './look.ts';
import { PROFILES, publishedSites } from './published-sites.ts';

const CHOICES: readonly EngineChoice[] = [firefox, webkit, chromium];
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    engines: { type: 'string', default: 'firefox,webkit' },
    profiles: { type: 'string', default: 'recorded,lettered' },
    kinds: { type: 'string' },
    themes: { type: 'string' },
    widths: { type: 'string' },
    /** A folder for what was seen. */
    pictures: { type: 'string' },
  },
});
const among = <T extends string>(all: readonly T[], wanted: string | undefined): T[] =>
  all.filter((one) => wanted === undefined || wanted.split(',').includes(one));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const engines = CHOICES.filter(({ name }) => values.engines.split(',').includes(name.toLowerCase()));
const subjects = among(Object.keys(PROFILES) as (keyof typeof PROFILES)[], values.profiles).flatMap((from) =>
  Object.entries(PROFILES[from])
    .filter(([kind]) => among([kind], values.kinds).length > 0)
    .map(([kind, link]) => ({ name: `${from} ${kind}`, link })),
);
const themes = among(THEME_NAMES, values.themes);
const widths = WIDTHS.filter((width) => values.widths?.split(',').includes(String(width)) ?? true);
const pictures =
  values.pictures === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', values.pictures);
if (pictures !== null) mkdirSync(pictures, { recursive: true });

type Tally = { pages: number; wrong: number; seen: Record<Statement, { looked: number; broken: number }> };
const missing: string[] = [];
const tallies = new Map<string, Tally>();
const sites = await publishedSites();
// What was started ends with this, also when it is ended early.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sites.stop().finally(() => process.exit(1)));
for (const choice of engines) {
  const lacks = choice.missing();
  if (lacks === null) {
    await lookWith(choice);
    continue;
  }
  missing.push(choice.name);
  say(`not run: ${choice.name} is not on this machine (${lacks}).`);
}
await sites.stop();
const failed = printTotals();
say(
  `\n${failed} failed${missing.length > 0 ? `; ${missing.join(' and ')} not run, so nothing is known of ${missing.length > 1 ? 'them' : 'it'}` : ''}`,
);
// Nothing was looked at: that is no success.
process.exit(failed > 0 || tallies.size === 0 ? 1 : 0);

async function lookWith(choice: EngineChoice): Promise<void> {
  const engine = await choice.start();
  say(`\n${choice.name}: ${engine.version}`);
  const none = () => ({ looked: 0, broken: 0 });
  const tally: Tally = {
    pages: 0,
    wrong: 0,
    seen: { faces: none(), sideways: none(), overText: none(), pictures: none(), dropCap: none() },
  };
  tallies.set(choice.name, tally);
  for (const { name, link } of subjects) {
    for (const theme of themes) {
      const url = await sites.publish(link, theme);
      for (const width of widths) {
        const page = `${name} ${theme} ${width}`;
        const seen = await lookOnce(engine, url, { theme, width, page: `${choice.name} ${page}` });
        count(tally, seen, page, choice.name);
      }
    }
  }
  await engine.close();
}

async function lookOnce(
  engine: Engine,
  url: string,
  { theme, width, page }: { theme: string; width: number; page: string },
): Promise<Seen | string> {
  try {
    const visit = await engine.visit(url, width);
    try {
      const seen = await lookAt(visit, theme);
      if (pictures !== null)
        writeFileSync(
          join(pictures, `${page.replaceAll(' ', '-').toLowerCase()}.png`),
          await visit.picture(),
        );
      return seen;
    } finally {
      await visit.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function count(tally: Tally, seen: Seen | string, page: string, engine: string): void {
  tally.pages += 1;
  const faults: string[] = [];
  if (typeof seen === 'string') faults.push(`could not be looked at: ${seen}`);
  else
    for (const name of Object.keys(STATEMENTS) as Statement[]) {
      tally.seen[name].looked += seen[name].looked;
      if (seen[name].faults.length > 0) tally.seen[name].broken += 1;
      faults.push(...seen[name].faults.slice(0, 5).map((fault) => `${name}: ${fault}`));
    }
  if (faults.length > 0) tally.wrong += 1;
  say(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${engine} ${page}`);
  for (const fault of faults) say(`         - ${fault}`);
}

/** Answers how many pages, and statements that had nothing to look at, failed. */
function printTotals(): number {
  let failures = 0;
  for (const [engine, { pages, wrong, seen }] of tallies) {
    say(`\n${engine}: ${pages} first visits, ${wrong} with something wrong`);
    failures += wrong;
    for (const name of Object.keys(STATEMENTS) as Statement[]) {
      const { looked, broken } = seen[name];
      const isEmpty = looked === 0 && values.themes === undefined && values.kinds === undefined;
      if (isEmpty) failures += 1;
      const verdict =
        looked === 0 ? 'looked at nothing' : broken === 0 ? 'held' : `broken on ${broken} pages`;
      say(`  ${verdict.padEnd(20)} ${String(looked).padStart(6)} looked at  ${STATEMENTS[name]}`);
    }
  }
  return failures;
}
