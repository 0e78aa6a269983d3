import { createStore, delMany, entries, keys, set, type UseStore } from 'idb-keyval';

/** A picture that was chosen and not sent yet. */
export type KeptPicture = { file: File; oldImageUrl: string | null; width: number; height: number };

/*
 * Local storage holds texts only, and too few for a picture. Every function here is total: where the browser forbids
 * a database, nothing is kept, and whoever asks is told so.
 */

let store: UseStore | null = null;
const pictures = (): UseStore => (store ??= createStore('tosite-drafts', 'pictures'));

const placeOf = (websiteId: string, key: string) => `${websiteId} ${key}`;

/** False: this browser does not keep it. */
export async function keepPicture(websiteId: string, key: string, picture: KeptPicture): Promise<boolean> {
  try {
    await set(placeOf(websiteId, key), picture, pictures());
    return true;
  } catch {
    return false;
  }
}

/** The pictures that a website's draft may name, by their keys. */
export async function keptPictures(websiteId: string): Promise<ReadonlyMap<string, KeptPicture>> {
  try {
    const all = await entries<string, KeptPicture>(pictures());
    const own = all.filter(([place]) => place.startsWith(`${websiteId} `));
    return new Map(own.map(([place, picture]) => [place.slice(websiteId.length + 1), picture]));
  } catch {
    return new Map();
  }
}

export async function dropPictures(websiteId: string): Promise<void> {
  await drop((place) => place.startsWith(`${websiteId} `));
}

export async function dropEveryPicture(): Promise<void> {
  await drop(() => true);
}

async function drop(isMeant: (place: string) => boolean): Promise<void> {
  try {
    const places = await keys<string>(pictures());
    await delMany(places.filter(isMeant), pictures());
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}
