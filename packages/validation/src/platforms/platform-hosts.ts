import { PLATFORM_RECORDS } from './platform-records.ts';
import { PLATFORMS } from './platform.ts';

const RECORDS = PLATFORMS.map((platform) => PLATFORM_RECORDS[platform]);

/** Where each platform's profiles are. */
export const PLATFORM_HOSTS: readonly string[] = RECORDS.map(({ link }) => link.host);

/** Where the letter case of a path leads to the same page. */
export const CASELESS_HOSTS: readonly string[] = RECORDS.flatMap(({ caseCounts, link }) =>
  caseCounts ? [] : [link.host],
);

/** The platforms' own picture servers. */
export const PICTURE_HOSTS: readonly string[] = RECORDS.flatMap(({ pictureHosts }) => pictureHosts);

/** Domains whose addresses of one picture change from day to day. */
export const SIGNED_PICTURES: readonly string[] = RECORDS.flatMap(({ signedPictures }) => signedPictures);
