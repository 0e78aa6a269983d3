import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preview } from '../testing/fixtures.ts';

const details = { websiteName: 'Ada', websiteDomain: 'ada', theme: 'swiss', type: 'github' };

async function freshStore() {
  vi.resetModules();
  return (await import('./onboarding-store.ts')).useOnboardingStore;
}

beforeEach(() => localStorage.clear());

describe('the onboarding store', () => {
  it('keeps the preview and the details under their own names, and has them again after a reload', async () => {
    const before = await freshStore();
    before.getState().setPreviewData(preview);
    before.getState().setWebsiteDetails(details);
    expect(Object.keys(localStorage).sort()).toEqual(['previewData', 'websiteDetails']);
    const after = await freshStore();
    expect(after.getState()).toMatchObject({ previewData: preview, websiteDetails: details });
  });
  it.each([
    ['missing', null],
    ['no JSON', '{"previewId":'],
    ['another shape', '{"previewId":"x"}'],
    ['not an object', '7'],
  ])('has null for what is %s', async (_, text) => {
    if (text !== null) {
      localStorage.setItem('previewData', text);
      localStorage.setItem('websiteDetails', text);
    }
    expect((await freshStore()).getState()).toMatchObject({ previewData: null, websiteDetails: null });
    // What can be read is there all the same.
    localStorage.setItem('previewData', JSON.stringify(preview));
    expect((await freshStore()).getState()).toMatchObject({ previewData: preview, websiteDetails: null });
    if (text === null) localStorage.removeItem('previewData');
    else localStorage.setItem('previewData', text);
    localStorage.setItem('websiteDetails', JSON.stringify(details));
    expect((await freshStore()).getState()).toMatchObject({ previewData: null, websiteDetails: details });
  });
  it('clears both, and their stored copies', async () => {
    const store = await freshStore();
    store.getState().setPreviewData(preview);
    store.getState().setWebsiteDetails(details);
    store.getState().clear();
    expect(store.getState()).toMatchObject({ previewData: null, websiteDetails: null });
    expect(localStorage.length).toBe(0);
  });
  it('goes on in memory when a preview does not fit into local storage, and leaves no older one there', async () => {
    const store = await freshStore();
    store.getState().setPreviewData(preview);
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    store.getState().setPreviewData({ ...preview, previewId: 'preview-2' });
    vi.unstubAllGlobals();
    expect(store.getState().previewData?.previewId).toBe('preview-2');
    expect(localStorage.getItem('previewData')).toBeNull();
  });
});
