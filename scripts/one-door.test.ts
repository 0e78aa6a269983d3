import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from './repository-files.ts';

/* What may be done in one place only, and which place that is. */

const files = [
  'apps/api/src',
  ...['profile-sources', 'validation', 'writers'].map((name) => `packages/${name}/src`),
]
  .flatMap((folder) => filesBelow(folder, /\.ts$/u))
  .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
  .filter(({ path }) => !/\.test\.ts$|\/testing\//u.test(path));
const filesWith = (pattern: RegExp): string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** Calls that leave this machine; listening, and what only reads addresses, is none. */
const GOES_OUT =
  /from '(?:undici|axios|got|ky|node-fetch|nodemailer|node:(?:https|http2|tls|dgram|dns(?:\/promises)?))'|import\('(?:undici|stripe|nodemailer)'\)|import \{[^}]*\b(?:connect|createConnection|request|get|Agent)\b[^}]*\} from 'node:(?:net|http)'|\bfetch\(|globalThis\.fetch|new WebSocket\(/u;

const DOORS = {
  'apps/api/src/admin-socket.ts': 'commands, through a socket of the data folder',
  'apps/api/src/features/billing/open-stripe.ts': 'the payment service, through its own library',
  'apps/api/src/app.ts': 'it hands requests to the app, whose method is called so',
  'apps/api/src/features/domains/look-up.ts': 'name servers, about owners’ domains',
  'apps/api/src/features/domains/certificate.ts': 'our own proxy, at our own address',
  'apps/api/src/mail/mail-transport.ts': 'the mail server of the settings',
  'apps/api/src/server.ts': 'it hands requests to the app, whose method is called so',
};

it('F5: whatever leaves this machine goes through the guarded client, or a door that is named here', () => {
  const out = filesWith(GOES_OUT).filter(
    (path) => !path.startsWith('packages/profile-sources/src/outbound/'),
  );
  expect(out.toSorted()).toEqual(Object.keys(DOORS).toSorted());
});

it('F5: the rule sees what it forbids', () => {
  for (const line of [
    "import { request } from 'undici';",
    "import { get } from 'node:http';",
    "import { connect } from 'node:net';",
    'await fetch(url);',
    "await import('undici')",
  ])
    expect(line).toMatch(GOES_OUT);
  expect("import { isIP } from 'node:net';").not.toMatch(GOES_OUT);
  expect("import { createServer } from 'node:http';").not.toMatch(GOES_OUT);
});

const WRITERS = {
  'apps/api/src/media/copy-films.ts': 'films, once they are clean',
  'apps/api/src/media/copy-pictures.ts': 'pictures, as the gate drew them',
  'apps/api/src/publishing/store-site-files.ts': 'pages that we drew',
  'apps/api/src/recovery/mend.ts': 'what a backup has, by its sum',
  'apps/api/src/recovery/restore.ts': 'what a backup has, by its sum',
  'apps/api/src/site-content/stored-forms.ts': 'pages that we drew, compressed',
  'apps/api/src/storage/keep-latest.ts': 'what it was given, on its way to the bucket',
};

it('I5: a picture is written by who drew it anew, from wherever it came', () => {
  expect(filesWith(/\bstorage\s*\.put(?:All)?\(/u).toSorted()).toEqual(Object.keys(WRITERS).toSorted());
  const { text = '' } = files.find(({ path }) => path === 'apps/api/src/media/copy-pictures.ts') ?? {};
  // What is stored is what the gate gave.
  expect(text).toMatch(
    /const image = await services\.ingestImage\(bytes\);[^]*image\.variants\.map\([^]*storage\.put\(key, body\)/u,
  );
  expect(filesWith(/\bingestImage\b/u)).toContain('apps/api/src/media/copy-pictures.ts');
});
