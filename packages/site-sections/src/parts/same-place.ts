import { addressKey } from '@tosite/validation/profile/merge/same-item';

/** The same text for every address of one place; another part of one page is another place. */
export function placeOf(address: string): string {
  const key = addressKey(address);
  return key === null ? address : key + new URL(address).hash;
}
