import * as v from 'valibot';
import {
  detailsOf,
  useOnboardingStore,
  WebsiteDetailsSchema,
  type WebsiteDetails,
} from './onboarding-store.ts';

/*
 * Local storage holds one preview and what was typed over it, for all tabs. A tab remembers its own besides, so that
 * another preview in another tab takes nothing away from it, and what has become of its previews.
 */

const DETAILS = 'details';
const PUBLISHED = 'published';
/** The payment that was begun in this tab. */
export const CHECKOUT_KEY = 'checkoutSessionId';
const PublishedSchema = v.record(v.string(), v.string());

function read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), window.sessionStorage.getItem(key));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it is remembered as long as the page is open.
  }
}

/** What was typed over a preview: in this tab, else in any. */
export function rememberedDetails(previewId: string): WebsiteDetails | null {
  const own = read(DETAILS, WebsiteDetailsSchema);
  return own?.previewId === previewId ? own : detailsOf(previewId, useOnboardingStore.getState());
}

export function rememberDetails(details: WebsiteDetails): void {
  write(DETAILS, details);
}

/** The website that a preview became in this tab; null: none. */
export function publishedFrom(previewId: string): string | null {
  return read(PUBLISHED, PublishedSchema)?.[previewId] ?? null;
}

export function rememberPublished(previewId: string, websiteId: string): void {
  write(PUBLISHED, { ...read(PUBLISHED, PublishedSchema), [previewId]: websiteId });
}

/** Logged out: the tab knows nothing of the account any more. */
export function forgetTab(): void {
  try {
    window.sessionStorage.removeItem(DETAILS);
    window.sessionStorage.removeItem(PUBLISHED);
    window.sessionStorage.removeItem(CHECKOUT_KEY);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
