import { ApiError } from '@tosite/api-client/api-error';
import type { Version } from '@tosite/api-client/endpoints/history';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newSpec } from '@tosite/validation/website/site-spec';
import { useAuthStore } from '../../session/auth-store.ts';
import { queryClient } from '../../query-client.ts';
import { siteOfPreview } from '../onboarding/site-of-preview.ts';
import { ada, preview, seeCookies, website } from '../../testing/fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { ExportSection } from '../export/export-section.tsx';
import { HistorySection } from './history-section.tsx';

const HISTORY = 'GET /api/website/{id}/history';
const RESTORE = 'POST /api/website/{id}/history/{versionId}/restore';
const LOOK = 'GET /api/website/{id}/history/{versionId}';
const EXPORT = 'GET /api/website/{id}/export';
const version = (own: Partial<Version>): Version => ({
  id: 'pub-1',
  at: '2025-11-27T10:00:00.000Z',
  reason: 'created',
  changed: [],
  pages: 1,
  current: false,
  ...own,
});
const versions = [
  version({ id: 'pub-2', reason: 'design', changed: ['theme', 'edits'], pages: 12, current: true }),
  version({}),
];

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
beforeEach(() => {
  seeCookies('');
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = { [HISTORY]: { history: versions } };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const openHistory = () => renderAt('/x', '/x', <HistorySection websiteId="site-1" />);
const openExport = () => renderAt('/x', '/x', <ExportSection website={website} />);

it('lists the versions, and which one is live', async () => {
  openHistory();
  const [now, first] = await screen.findAllByRole('listitem');
  expect(now?.textContent).toMatch(/^Design changed.*12 pages.*Live now$/u);
  expect(first?.textContent).toMatch(/^Created.*one page.*Restore$/u);
  expect(within(now as HTMLElement).queryByRole('button')).toBeNull();
});

it('says that a website got another name or language, not that a text changed', async () => {
  const edited = (id: string, ...changed: Version['changed']) => version({ id, reason: 'edited', changed });
  answers[HISTORY] = {
    history: [
      edited('a', 'name'),
      edited('b', 'language'),
      edited('c', 'edits', 'name'),
      edited('d', 'edits'),
    ],
  };
  openHistory();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Renamed',
    'Language changed',
    'Text changed',
    'Text changed',
  ]);
});

it('shows a version before it is restored, and leads on to restoring it', async () => {
  // The frame is drawn where its box has a size.
  class Measured implements ResizeObserver {
    readonly #tell: () => void;
    constructor(tell: ResizeObserverCallback) {
      this.#tell = () => tell([], this);
    }
    observe() {
      this.#tell();
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Measured);
  let fail = true;
  answers[LOOK] = () => {
    if (fail) return new ApiError({ status: 500, code: 'internal', message: 'It did not answer.' });
    const { name, type, language, design, sectionOrder, ...surroundings } = siteOfPreview(
      preview,
      'swiss',
      'Ada Byron',
      'adabyron',
    );
    return { spec: newSpec({ name, type, language, design, sectionOrder }), ...surroundings };
  };
  openHistory();
  fireEvent.click(await screen.findByRole('button', { name: /^Look at the version of/u }));
  const dialog = await screen.findByRole('dialog', { name: /^Your site of/u });
  expect((await within(dialog).findByText('The version could not be read.')).textContent).toBeTruthy();
  fail = false;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  const frame = await waitFor(() => {
    const found = dialog.querySelector('iframe');
    expect(found).not.toBeNull();
    return found;
  });
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame?.getAttribute('src')).toBe('/preview-frame');
  expect(asked.find(({ path }) => path === LOOK)).toEqual({
    path: LOOK,
    input: { params: { id: 'site-1', versionId: 'pub-1' } },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Restore this version?')).toBeDefined();
  expect(asked.some(({ path }) => path === RESTORE)).toBe(false);
});

it('restores a version after asking, and shows the new list', async () => {
  answers[RESTORE] = {
    history: [version({ id: 'pub-3', reason: 'restored', current: true }), ...versions],
  };
  openHistory();
  fireEvent.click(await screen.findByRole('button', { name: /^Restore the version of/u }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('What is live now stays in this list.');
  expect(asked.some(({ path }) => path === RESTORE)).toBe(false);
  answers[HISTORY] = answers[RESTORE];
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore it' }));
  expect(await screen.findByText(/^Restored\. The version before/u)).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Restored'));
  expect(asked.filter(({ path }) => path === RESTORE)).toEqual([
    { path: RESTORE, input: { params: { id: 'site-1', versionId: 'pub-1' } } },
  ]);
});

it('says in the dialog why it could not be restored', async () => {
  answers[RESTORE] = new ApiError({ status: 409, code: 'conflict', message: 'It was changed a moment ago.' });
  openHistory();
  fireEvent.click(await screen.findByRole('button', { name: /^Restore the version of/u }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore it' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('It was changed a moment ago.');
});

it('hands an export to the browser, tells how far it is, and can be stopped', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (file) => {
    made.push(file as Blob);
    return 'blob:made';
  };
  let finish: (file: Blob) => void = () => undefined;
  let signal: AbortSignal | undefined;
  answers[EXPORT] = (
    _: unknown,
    options: { signal: AbortSignal; onFile: (bytes: number, total: number | null) => void },
  ) => {
    signal = options.signal;
    options.onFile(1_500_000, 6_000_000);
    return new Promise<Blob>((resolve, reject) => {
      finish = resolve;
      options.signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  openExport();
  fireEvent.click(screen.getByRole('button', { name: 'Download the site (ZIP)' }));
  expect(await screen.findByText('1.5 of 6.0 MB')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByRole('progressbar').querySelector('div')?.style.width).toBe('25%');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(signal?.aborted).toBe(true));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(made).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Download its data (JSON)' }));
  await screen.findByText('1.5 of 6.0 MB');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  finish(new Blob(['{}']));
  expect(await screen.findByText('It is in your downloads.')).toBeDefined();
  expect(click).toHaveBeenCalledTimes(1);
  expect(made).toHaveLength(1);
});

it('says why an export could not be had', async () => {
  answers[EXPORT] = new ApiError({ status: 429, code: 'too_many_requests', message: 'Too often.' });
  openExport();
  fireEvent.click(screen.getByRole('button', { name: 'Download its data (JSON)' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Too often.');
});
