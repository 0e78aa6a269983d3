import { PreviewSchema, type Preview } from '@tosite/validation/website/preview';
import * as v from 'valibot';
import { create } from 'zustand';
import { readLocal, STORAGE_KEYS, writeLocal } from '../session/local-store.ts';

/** What was typed for the website that is being made; every part may still be empty or wrong. */
const WebsiteDetailsSchema = v.object({
  websiteName: v.string(),
  websiteDomain: v.string(),
  theme: v.string(),
  type: v.string(),
});
export type WebsiteDetails = v.InferOutput<typeof WebsiteDetailsSchema>;

export type OnboardingState = {
  previewData: Preview | null;
  websiteDetails: WebsiteDetails | null;
  setPreviewData: (preview: Preview) => void;
  setWebsiteDetails: (details: WebsiteDetails) => void;
  /** Both, and their stored copies. */
  clear: () => void;
  /** Reads both again from local storage; missing or unreadable is null. */
  restore: () => void;
};

function stored() {
  const preview = v.safeParse(
    v.pipe(v.string(), v.parseJson(), PreviewSchema),
    readLocal(STORAGE_KEYS.previewData),
  );
  const details = v.safeParse(
    v.pipe(v.string(), v.parseJson(), WebsiteDetailsSchema),
    readLocal(STORAGE_KEYS.websiteDetails),
  );
  return {
    previewData: preview.success ? preview.output : null,
    websiteDetails: details.success ? details.output : null,
  };
}

export const useOnboardingStore = create<OnboardingState>()((set) => ({
  ...stored(),
  setPreviewData: (previewData) => {
    writeLocal(STORAGE_KEYS.previewData, JSON.stringify(previewData));
    set({ previewData });
  },
  setWebsiteDetails: (websiteDetails) => {
    writeLocal(STORAGE_KEYS.websiteDetails, JSON.stringify(websiteDetails));
    set({ websiteDetails });
  },
  clear: () => {
    writeLocal(STORAGE_KEYS.previewData, null);
    writeLocal(STORAGE_KEYS.websiteDetails, null);
    set({ previewData: null, websiteDetails: null });
  },
  restore: () => set(stored()),
}));

export function clearOnboarding(): void {
  useOnboardingStore.getState().clear();
}
