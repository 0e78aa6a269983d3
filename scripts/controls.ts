import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the product promises about security and durability, a sentence each. A test proves one by its number in its title. */
export const CONTROLS: Readonly<Record<string, string>> = {
  T1: "Another's id answers as one that is not there, for every endpoint and caller",
  T2: "No list, search, export or figure holds anything of another's",
  T3: 'What lies in something belongs to it, and that to the caller',
  T4: 'A body with a field that is not declared is refused',
  T5: 'Only declared fields leave the server',
  T6: 'No value of a query reaches SQL as SQL',
  T7: 'A second wall in the database (row level security)',
  T8: 'No host gets the pages of another',
  T9: 'A job looks anew at whom it works for',
  T10: 'An account that ends leaves nothing but its held labels',
  T11: 'Two who want the same name: one gets it',
  T12: 'A preview cannot be guessed, and ends',
  A1: 'Links in mails come from the settings, whatever a request says',
  A2: 'A cookie that a sibling set is not believed',
  A3: 'Refreshing at once does no harm; a stolen token ends its family',
  A4: 'What ends a session ends its tokens',
  A5: 'A token has one algorithm, one audience and an end',
  A6: 'Nobody learns who has an account',
  A7: 'Guessing passwords is slow, and locks nobody out who was here before',
  A8: 'Nobody can be flooded with mails',
  A9: 'A link in a mail does something once, and never by being opened',
  A10: 'No name carries a message of its own',
  A11: 'An address is one address',
  A12: 'Nobody takes over an account by opening one',
  A13: 'After signing in, one stays here',
  A14: 'No token stands in an address that travels, or in the log',
  A15: 'No other page writes with our cookies',
  A16: 'No text of an owner runs in the dashboard',
  A17: 'No way of writing a path passes its guard by',
  A18: 'Passwords may be long and must not be common',
  I1: 'A link is read once, and only of the platforms’ own hosts',
  I2: 'A name in a link stays a name',
  I3: 'An archive is read within bounds and writes nothing',
  I4: 'A table is read within bounds',
  I5: 'Every picture goes through one gate',
  I6: 'Every text has a bound, in the database too',
  I7: 'No invisible letter stays in a name',
  I8: 'No text keeps a pattern busy',
  I9: 'No key of a body changes what objects are',
  I10: 'No cell of a table is a formula',
  I11: 'Somebody else’s profile is not passed off as one’s own',
  I12: 'JSON is JSON, a form is a form',
  I13: 'A platform that changed yields less, not wrong things',
  F1: 'Only the platforms’ hosts are asked, and never this network',
  F2: 'Each hop of a redirect is checked',
  F3: 'What was checked is what is dialled',
  F4: 'IPv6 in every guise is seen for what it is',
  F5: 'There is one door out',
  F6: 'No upstream holds us longer than its deadline',
  F7: 'No answer is larger than its bound',
  F8: 'We hand nobody what we fetched',
  F9: 'Addresses of pictures in profiles are checked as well',
  F10: 'A platform that says wait is waited for',
  F11: 'Many who ask the same make one request',
  F12: 'A secret goes to its own host only',
  R1: 'No field of a profile runs',
  R2: 'No link is a script',
  R3: 'Markdown is not HTML',
  R4: 'Data in a page stays data',
  R5: 'A design is values, no CSS of anybody',
  R6: 'Heads, feeds and maps escape too',
  R7: 'A path of a site finds what is in its list, and nothing else',
  R8: 'Visitors see the old version or the new one',
  R9: 'Nobody frames our pages',
  R10: 'What a model reads is data',
  R11: 'A player is ours, by its id',
  R12: 'Nothing typed on a landing is echoed',
  U1: 'No SVG is taken',
  U2: 'Every picture is drawn anew',
  U3: 'No picture is too large to look at',
  U4: 'Four decoders, no more',
  U5: 'A broken form breaks nothing',
  U6: 'A file is named by what it is',
  U7: 'No picture keeps its place',
  U8: 'Uploads have a bound for each owner',
  U9: 'Pictures are served as pictures',
  U10: 'The first bytes decide quickly',
  U11: 'Uploads to a bucket are signed narrowly',
  D1: 'Names that are ours or everybody’s cannot be had',
  D2: 'A name that looks like a brand’s is looked at first',
  D3: 'A released name rests',
  D4: 'A domain is proved by who has it',
  D5: 'A domain that is left invites nobody',
  D6: 'Only names that are served get a certificate',
  D7: 'Certificates do not run into limits',
  D8: 'A former owner’s certificate ends',
  D9: 'Not every name is a domain of one’s own',
  D10: 'A host of nobody gets nothing',
  D11: 'HSTS harms no owner',
  D12: 'No cookie names a domain',
  D13: 'What forbids a certificate is told',
  P1: 'A message of the payment service is signed, or none',
  P2: 'The same message counts once',
  P3: 'Order does not matter: what is paid is asked',
  P4: 'The price is ours',
  P5: 'An address proves no payment',
  P6: 'A customer is their owner’s',
  P7: 'Test is test',
  P8: 'Beginning payments has a bound',
  P9: 'Who stops paying keeps what they have for a while',
  J1: 'Work that always fails ends in a list',
  J2: 'Two workers never both finish one job',
  J3: 'Asking twice works once',
  J4: 'A change and its work are one transaction',
  J5: 'A stop loses no work',
  J6: 'One owner does not hold up another',
  J7: 'Old and new versions understand each other’s work',
  J8: 'A clock that jumps does no harm',
  J9: 'Several workers share the work',
  B1: 'What fishes for secrets is not shown',
  B2: 'A site is down everywhere within a minute, and back again',
  B3: 'What a model costs has a bound, for each and for all',
  B4: 'Previews have a bound and a turn',
  B5: 'Figures of visits cannot be made up easily',
  B6: 'Accounts are not opened in masses',
  B7: 'Links of strangers carry no weight',
  B8: 'Sites are cheap to serve to robots',
  B9: 'Reports have bounds, and do not silence anybody',
  V1: 'A kill loses nothing that was acknowledged',
  V2: 'Two processes never share the embedded database',
  V3: 'A power cut loses nothing that was acknowledged',
  V4: 'A full disk is said, and passes',
  V5: 'A database that restarts is waited for',
  V6: 'An upstream that hangs holds up nobody else',
  V7: 'Slow senders hold up nobody',
  V8: 'A platform that refuses is told with the reason',
  V9: 'A clock that is off does no harm',
  V10: 'Asking again does nothing twice',
  V11: 'A process stops in order',
  V12: 'A backup is whole, and comes back',
  V13: 'Migrations happen once, and can be gone on with',
  V14: 'No request blocks the others',
  V15: 'Too much work is refused early, pages come first',
  V16: 'An error that nobody expected is written down',
  V17: 'A bucket or mail server that is away loses nothing',
  V18: 'Days of work leave nothing behind',
  V19: 'A certificate that ends is told before',
  V20: 'No line of the log is another’s, or a secret',
};

/** What has no test of its number, and why: what is not there is not said to be. */
export const OPEN: Readonly<Record<string, string>> = {
  T7: 'not built: every query names its owner, and there is no second wall in the database',
  U11: 'not built: uploads go through the server, none to a bucket by itself',
  D8: 'not built: the proxy has the keys, and lets a certificate of a domain that left run out',
  B6: 'in part: accounts of one network are counted (limits.test.ts); the form has no token',
  V18: 'not built: nothing runs for days',
  V19: 'in part: an owner is told once a certificate cannot be had; that one ends soon is not looked at',
};

/** A title with numbers: of a test, of a group of them, or of one that is run once for each row of a table. */
const TITLE =
  /(?:\b(?:it|test|once|describe\w*)(?:\.\w+)*\(|\)\()\s*(['"`])((?:[A-Z]\d{1,2}, )*[A-Z]\d{1,2}): ((?:(?!\1).)+)\1/gsu;

export type Proof = { file: string; title: string };

/** The tests by the numbers in their titles. */
export function proofs(root: string): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>();
  const files = ['apps', 'bench', 'e2e', 'packages', 'scripts'].flatMap((folder) => testsIn(root, folder));
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1)))
    for (const [, , numbers = '', title = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(TITLE))
      for (const number of numbers.split(', '))
        found.set(number, [...(found.get(number) ?? []), { file, title }]);
  return found;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results']);

function testsIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : testsIn(root, place);
    return /\.(?:test|spec)\.tsx?$/u.test(entry.name) ? [place] : [];
  });
}

/** The page: each control with its tests. */
export function controlsPage(found: ReadonlyMap<string, readonly Proof[]>): string {
  const rows = Object.entries(CONTROLS).map(([number, means]) => {
    const tests = (found.get(number) ?? []).map(({ file, title }) => `${title} (\`${file}\`)`);
    return `| ${number} | ${means} | ${tests.length === 0 ? `— ${OPEN[number] ?? ''}`.trim() : tests.join('<br>').replaceAll('|', '\\|')} |`;
  });
  const proved = Object.keys(CONTROLS).filter((number) => found.has(number)).length;
  return [
    '# Controls',
    '',
    'What the product promises about security and durability, and the tests that carry its number in their titles. Made by',
    '`pnpm run write-docs`; `scripts/controls.test.ts` fails when a test is gone. A dash says that none proves it, and why.',
    'Which of their guards were taken out, and whether a test missed them, is in [guards.md](guards.md).',
    '',
    `${proved} of ${Object.keys(CONTROLS).length} have one.`,
    '',
    '| | what | tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
