import { ApiError } from '@tosite/api-client/api-error';
import { newSpec, type SiteSpec } from '@tosite/validation/website/site-spec';
import { beforeEach, expect, it } from 'vitest';
import { useAuthStore } from '../../session/auth-store.ts';
import { ada, preview, seeCookies } from '../../testing/fixtures.ts';
import { answerApi } from '../../testing/render-at.tsx';
import { documentOf } from './editor-document.ts';
import { edit, openEditor, updateSetting, useEditorStore } from './editor-store.ts';
import { saveEditor } from './save-editor.ts';

const READ = 'GET /api/website/{id}/site';
const SAVE = 'PUT /api/website/{id}/site';
const spec = newSpec({
  name: 'Ada Byron',
  language: 'en',
  type: 'github',
  design: preview.design,
  sectionOrder: preview.section_order,
});
const subject = {
  profile: preview.profile,
  defaults: { design: preview.design, sectionOrder: preview.section_order },
};

let server: { spec: SiteSpec; revision: number };
let asked: ReturnType<typeof answerApi>;
const sent = () => asked.filter(({ path }) => path === SAVE).map(({ input }) => input);

beforeEach(() => {
  seeCookies('');
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  server = { spec, revision: 3 };
  asked = answerApi({
    [READ]: () => server,
    [SAVE]: (input: { body: { spec: SiteSpec; revision: number } }) => {
      if (input.body.revision !== server.revision)
        return new ApiError({ status: 409, code: 'stale_design', message: 'Saved elsewhere.' });
      server = { spec: input.body.spec, revision: server.revision + 1 };
      return server;
    },
  });
  openEditor('site-1', subject, { document: documentOf(spec), revision: 3 });
});

function changeTextAndTheme() {
  edit({ kind: 'field', path: 'headline', value: 'Writes programs for machines.' });
  updateSetting('theme', 'theme_name', 'atelier');
}

it('sends everything that was changed as one save', async () => {
  changeTextAndTheme();
  expect(await saveEditor()).toBe('saved');
  const changed = {
    design: { theme_name: 'atelier' },
    edits: { fields: { headline: 'Writes programs for machines.' } },
  };
  expect(sent()).toMatchObject([{ params: { id: 'site-1' }, body: { revision: 3, spec: changed } }]);
  expect(useEditorStore.getState()).toMatchObject({ unsavedChanges: false, saved: { revision: 4 } });
  expect(await saveEditor()).toBe('unchanged');
});

it('keeps what was changed elsewhere and is none of its own: search settings, the name', async () => {
  server = { spec: { ...spec, name: 'Countess', seo: { ...spec.seo, title: 'Engines' } }, revision: 9 };
  changeTextAndTheme();
  expect(await saveEditor()).toBe('saved');
  expect(server.spec).toMatchObject({
    name: 'Countess',
    seo: { title: 'Engines' },
    design: { theme_name: 'atelier' },
  });
});

it('sends nothing over what another tab saved of the same', async () => {
  server = { spec: { ...spec, sectionOrder: ['hero'] }, revision: 4 };
  changeTextAndTheme();
  expect(await saveEditor()).toBe('stale');
  expect(sent()).toEqual([]);
  expect(useEditorStore.getState().unsavedChanges).toBe(true);
});

it('asks before a draft from the last time goes over anything that was saved since', async () => {
  const draft = { document: { ...documentOf(spec), sectionOrder: ['about' as const] }, revision: 2 };
  openEditor('site-1', subject, { document: documentOf(spec), revision: 3 }, draft);
  expect(await saveEditor()).toBe('stale');
  expect(sent()).toEqual([]);
});

it.each(['just now', 'before the page was loaded again'])(
  'is saved when its own save arrived and the answer to it did not: %s',
  async (when) => {
    changeTextAndTheme();
    const document = useEditorStore.getState().history.present;
    server = { spec: { ...spec, ...document }, revision: 4 };
    if (when !== 'just now')
      openEditor('site-1', subject, { document: documentOf(spec), revision: 4 }, { document, revision: 3 });
    expect(await saveEditor()).toBe('saved');
    expect(useEditorStore.getState().unsavedChanges).toBe(false);
  },
);
