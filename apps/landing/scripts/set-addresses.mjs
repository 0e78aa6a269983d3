#!/usr/bin/env node
/*
 * Writes the addresses of an installation into built landings, for a static host. (The server of the product does
 * the same by itself.)
 *
 *   node scripts/set-addresses.mjs dist --root to.site --sites to-sites.example --protocol https \
 *     --company 'to.site' --help-center /help
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TEXT = new Set(['.html', '.xml', '.txt', '.js', '.svg', '.json', '.conf']);
/** Files of hosts whose names have no ending. */
const HOST_FILES = new Set(['_headers', '_redirects']);
/** Answers of the product's own server, of no use where nothing fills them in. */
const SERVER_PAGES = new Set(['link-profile.html']);
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * `root` and `sites` are domains, with their port where it is not the protocol's own. `company` and `helpCenter`
 * are plain words; they are written as HTML.
 *
 * @param {string} text
 * @param {{ root: string; sites: string; protocol: string; company: string; helpCenter: string }} settings
 */
export function setAddresses(text, { root, sites, protocol, company, helpCenter }) {
  return text
    .replace(/https:\/\/([a-z0-9-]+)\.root\.invalid/gu, (_all, label) => `${protocol}://${label}.${root}`)
    .replace(/\b([a-z0-9-]+)\.root\.invalid/gu, (_all, label) => `${label}.${root}`)
    .replace(/https:\/\/([a-z0-9-]+)\.sites\.invalid/gu, (_all, label) => `${protocol}://${label}.${sites}`)
    .replace(/\b([a-z0-9-]+)\.sites\.invalid/gu, (_all, label) => `${label}.${sites}`)
    .replaceAll('%COMPANY_NAME%', () => escapeHtml(company))
    .replaceAll('%HELP_CENTER_URL%', () => escapeHtml(helpCenter));
}

function escapeHtml(words) {
  return words.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      sites: { type: 'string' },
      protocol: { type: 'string', default: 'https' },
      company: { type: 'string', default: 'to.site' },
      'help-center': { type: 'string', default: '/help' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || values.root === undefined) {
    throw new Error('Say which folder and which domain: set-addresses.mjs <dist> --root <domain>');
  }
  const settings = {
    root: values.root,
    sites: values.sites ?? values.root,
    protocol: values.protocol,
    company: values.company,
    helpCenter: values['help-center'],
  };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const place = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !(TEXT.has(extname(entry.name)) || HOST_FILES.has(entry.name))) continue;
    if (SERVER_PAGES.has(entry.name)) {
      await rm(place);
      continue;
    }
    const text = await readFile(place, 'utf8');
    const addressed = setAddresses(text, settings);
    if (addressed !== text) await writeFile(place, addressed);
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
