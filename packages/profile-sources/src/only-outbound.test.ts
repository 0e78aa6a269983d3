import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const ELSEWHERE = /^(?:outbound|testing)\/|\.test\.ts$/u;
const REACHES_OUT =
  /from '(?:undici|axios|got|ky|node-fetch|(?:node:)?(?:https?|http2|net|tls|dgram|dns|child_process))|\b(?:import|require)\(|(?<![.\w])fetch\(|globalThis\.fetch|new WebSocket|XMLHttpRequest/u;

it('F5: only the outbound folder reaches the network', () => {
  const files = readdirSync(fileURLToPath(FOLDER), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !ELSEWHERE.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const offenders = files.filter((file) => REACHES_OUT.test(readFileSync(new URL(file, FOLDER), 'utf8')));
  expect(offenders).toEqual([]);
});

it('the rule sees what it forbids', () => {
  for (const line of [
    "import { request } from 'undici';",
    "import http from 'node:http';",
    'await fetch(url)',
    "await import('undici')",
  ]) {
    expect(line).toMatch(REACHES_OUT);
  }
  expect('outbound.request(fetchPicture(address))').not.toMatch(REACHES_OUT);
});
