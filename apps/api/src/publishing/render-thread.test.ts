import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialDesign, type SiteInput } from '@tosite/site-renderer/site-model';
import type { Profile } from '@tosite/validation/profile/profile';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROFILES } from '../testing/changing-profiles.ts';
import { NOTHING_KNOWN } from './render-changed.ts';
import { createRenderThread } from './render-thread.ts';
import { rendererInProcess, type SiteRenderer } from './site-renderer.ts';

/** A worker as it is built answers with what it drew; this one answers with what it was asked. */
const ECHO = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, drawing }) => {
  const { name } = drawing.site;
  if (name === 'crash') process.exit(1);
  if (name === 'refuse') return parentPort.postMessage({ id, error: new Error('cannot be drawn') });
  const body = Buffer.from(name);
  parentPort.postMessage({ id, rendered: { files: [{ path: '/index.html', body }], same: [], assets: [], used: [] } });
});`;

let folder: string;
let renderer: SiteRenderer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tosite-thread-'));
  await writeFile(join(folder, 'echo.cjs'), ECHO);
});
afterEach(() => renderer.close());
afterAll(() => rm(folder, { recursive: true }));

/** A profile of this many repositories. */
function siteOf(name: string, items: number): SiteInput {
  const [first] = PROFILES;
  if (first === undefined) throw new Error('there are no profiles');
  const [project] = first.projects;
  const profile: Profile = {
    ...first,
    projects: Array.from({ length: items }, (_, index) => ({
      ...project,
      id: `project-${index}`,
      name: `Project ${index}`,
    })) as Profile['projects'],
  };
  const { design, sectionOrder } = initialDesign(profile);
  return {
    name,
    type: profile.type,
    origin: 'https://tove.example',
    language: profile.language ?? 'en',
    timezone: 'UTC',
    profile,
    design,
    sectionOrder,
    seo: initialSeoSettings(),
    media: {},
    branding: false,
    productUrl: 'https://to.site',
    indexable: true,
    now: '2026-11-20T09:00:00.000Z',
  };
}
const drawing = (name: string, items: number) => ({
  site: siteOf(name, items),
  options: {},
  known: NOTHING_KNOWN,
});

describe('a thread that draws sites', () => {
  it('draws the big ones, and gives bytes back as they were', async () => {
    renderer = createRenderThread(join(folder, 'echo.cjs'), 50);
    const [one, two] = await Promise.all([
      renderer.renderChanged(drawing('Ann', 300)),
      renderer.renderChanged(drawing('Bob', 300)),
    ]);
    expect(one.files[0]?.body).toEqual(Buffer.from('Ann'));
    expect(two.files[0]?.body).toEqual(Buffer.from('Bob'));
    // It has ended by itself, and begins anew.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect((await renderer.renderChanged(drawing('Cid', 300))).files[0]?.body.toString()).toBe('Cid');
  });

  it('leaves the small ones to where they are', async () => {
    renderer = createRenderThread(join(folder, 'not-there.cjs'));
    const rendered = await renderer.renderChanged(drawing('Ann', 0));
    expect(rendered.files[0]?.body.toString()).toContain('<!doctype html>');
  });

  it('fails what it was at when it ends, and draws the next', async () => {
    renderer = createRenderThread(join(folder, 'echo.cjs'));
    const lost = renderer.renderChanged(drawing('crash', 300));
    await expect(lost).rejects.toThrow('the thread that draws sites has ended');
    await expect(renderer.renderChanged(drawing('refuse', 300))).rejects.toThrow('cannot be drawn');
    expect((await renderer.renderChanged(drawing('Ann', 300))).files).toHaveLength(1);
  });
});

describe('a site that was drawn before', () => {
  it('is drawn again only where it changed, and the rest is known by its path', async () => {
    renderer = rendererInProcess();
    const site = siteOf('Tove', 12);
    const options = { lastModified: site.now };
    const first = await renderer.renderChanged({ site, options, known: NOTHING_KNOWN });
    const known = {
      drawings: new Map(first.files.map(({ path, key, uses }) => [path, { key, uses }])),
      assets: new Set(first.assets.map(({ path }) => path)),
    };
    const again = await renderer.renderChanged({ site, options, known });
    expect([again.files, again.assets]).toEqual([[], []]);
    expect(again.same.toSorted()).toEqual(first.files.map(({ path }) => path).toSorted());
    expect(again.used.toSorted()).toEqual(first.used.toSorted());

    const renamed = { ...site, seo: { ...site.seo, title: 'Another title' } };
    const changed = await renderer.renderChanged({ site: renamed, options, known });
    expect(changed.files.map(({ path }) => path)).toContain('/index.html');
    // What is drawn and what is kept are together what a drawing from nothing gives.
    const whole = await renderer.renderChanged({ site: renamed, options, known: NOTHING_KNOWN });
    const bodies = new Map(first.files.map(({ path, body }) => [path, body.toString()]));
    const together = new Map([
      ...changed.same.map((path) => [path, bodies.get(path)] as const),
      ...changed.files.map(({ path, body }) => [path, body.toString()] as const),
    ]);
    expect(together).toEqual(new Map(whole.files.map(({ path, body }) => [path, body.toString()])));
  });
});
