/** Every name under which the dashboard keeps something in local storage; forms in progress are `draft:<form>`. */
export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  user: 'user',
  websiteDetails: 'websiteDetails',
  previewData: 'previewData',
  postGeneration: 'postGeneration',
  planWish: 'planWish',
  mode: 'mode',
  language: 'language',
  /** Stands there for the moment of logging out: it tells other tabs that the session did not just end. */
  loggingOut: 'loggingOut',
} as const;
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `draft:${string}`;

/** null when there is nothing, or when the browser keeps local storage from us. */
export function readLocal(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** null removes. Storage that is full or forbidden is no reason to stop: the value then lives in memory only. */
export function writeLocal(key: StorageKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // A value that does not fit must not leave an older one behind.
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Local storage is forbidden altogether.
    }
  }
}
