import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const rules = readFileSync(new URL('deploy/prometheus/tosite-rules.yml', root), 'utf8');
const board = readFileSync(new URL('deploy/grafana/tosite.json', root), 'utf8');
const code = ['metrics.ts', 'state-metrics.ts'].map((file) =>
  readFileSync(new URL(`apps/api/src/metrics/${file}`, root), 'utf8'),
);
/** Made of one entry each: jobs by their state. */
const GENERATED = /^tosite_jobs_(?:waiting|running|dead)$/u;

it('every alert has a page, and every page an alert', () => {
  const pages = [...rules.matchAll(/runbook: (\S+\.md)/gu)].map(([, page = '']) => page);
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter((page) => !existsSync(new URL(page, root)))).toEqual([]);
  expect(new Set(readdirSync(new URL('docs/runbook', root)))).toEqual(
    new Set(pages.map((page) => page.slice('docs/runbook/'.length))),
  );
});

it('rules and dashboard ask only for figures that there are', () => {
  const asked = new Set([...`${rules}${board}`.matchAll(/\btosite_[a-z_]+/gu)].map(([name]) => name));
  const unknown = [...asked].filter((name) => {
    const own = name.replace(/_(?:count|bucket|sum)$/u, '');
    return !own.endsWith('_') && !GENERATED.test(name) && !code.some((text) => text.includes(`'${own}'`));
  });
  expect(unknown).toEqual([]);
  expect(asked.size).toBeGreaterThan(8);
});

const promtool = spawnSync('promtool', ['--version']);
it.skipIf(promtool.error !== undefined)('promtool takes the rules', () => {
  const file = new URL('deploy/prometheus/tosite-rules.yml', root).pathname;
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('12 rules found');
});
