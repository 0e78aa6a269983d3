export * from './platform.ts';
export * from './platform-names.ts';
export * from './normalize-profile-url.ts';
export * from './detect-platform.ts';
export * from './site-name.ts';
export * from './sample-handle.ts';
export * from './bare-username.ts';
export * from './same-profile.ts';
export { youtubeReference, type YoutubeReference } from './youtube/youtube.ts';
