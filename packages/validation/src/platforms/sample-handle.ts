const SAMPLE_HANDLE = /^tosite-sample-[a-z0-9._-]{1,48}$/i;

/** A handle of the shipped sample profiles: accepted on every platform, and answered before any network is asked. */
export function isSampleHandle(name: string): boolean {
  return SAMPLE_HANDLE.test(name) && !/[.-]$/u.test(name);
}
