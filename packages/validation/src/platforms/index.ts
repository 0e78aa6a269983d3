export * from './platform.ts';
export * from './normalize-profile-url.ts';
