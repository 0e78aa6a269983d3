import type { Platform, Subdomain, WebsiteType } from './platform.ts';

export const PROFILE_LINK_REQUIRED = 'Profile link is required';
export const PROFILE_LINK_INVALID = 'Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL';

export type ProfileLink = { ok: true; platform: Platform; websiteType: WebsiteType; siteName: string; url: string };
export type ProfileLinkReading = ProfileLink | { ok: false; message: string };

export declare function normalizeProfileUrl(input: string, subdomain: Subdomain | null): ProfileLinkReading;
