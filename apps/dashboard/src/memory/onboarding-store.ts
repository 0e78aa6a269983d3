import { PreviewSchema, type Preview } from '@tosite/validation/website/preview';
import * as v from 'valibot';
import { create } from 'zustand';
import { readLocal, STORAGE_KEYS, writeLocal } from './local-store.ts';

/** What was typed for the website that is being made; every part may still be empty or wrong. */
export const WebsiteDetailsSchema = v.object({
  websiteName: v.string(),
  websiteDomain: v.string(),
  theme: v.string(),
  type: v.string(),
  /** The preview that it was typed over. */
  previewId: v.optional(v.string()),
  /** BCP 47; absent: not chosen. */
  language: v.optional(v.string()),
  /** Which details of the profile the pages show; absent: as the preview has it. */
  contact: v.optional(
    v.object({
      showEmail: v.optional(v.boolean()),
      showPhone: v.optional(v.boolean()),
      showAddress: v.optional(v.boolean()),
    }),
  ),
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

/** What was typed over this preview; null: nothing, or over another one. */
export function detailsOf(
  previewId: string,
  { websiteDetails, previewData }: Pick<OnboardingState, 'websiteDetails' | 'previewData'>,
): WebsiteDetails | null {
  // Before details said whose they are, they were those of the preview beside them.
  const owner = websiteDetails?.previewId ?? previewData?.previewId;
  return owner === previewId ? websiteDetails : null;
}

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
