/**
 * Whether this is an address. Not by `URL.canParse`: that of Node 20 says no to every address with a letter such as ü once
 * it has been called often enough to be compiled.
 */
export function canParseUrl(address: string, base?: string | URL): boolean {
  try {
    return new URL(address, base) instanceof URL;
  } catch {
    return false;
  }
}
