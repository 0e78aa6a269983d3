/*
 * What a server needs to know of a site before it is drawn. It comes from the sections; a server imports it from here,
 * so that only the renderer and the dashboard depend on how sites are drawn (docs/ARCHITECTURE.md, arrows).
 */
export type { SiteInput } from '@tosite/site-sections/site';
export type { SitePost } from '@tosite/site-sections/posts/site-post';
export { gistOf } from '@tosite/site-sections/posts/post-gist';
export { shownProfile, siteInput, type SiteContext } from '@tosite/site-sections/site-input';
export { initialDesign } from '@tosite/site-sections/initial-design';
export { initialSpec } from '@tosite/site-sections/initial-spec';
export { shownSections } from '@tosite/site-sections/sections/sections';
export { siteLanguage, UNKNOWN_LANGUAGE } from '@tosite/site-sections/site-language';
export { shownPosts } from '@tosite/site-sections/posts/shown-posts';
export { itemFinder, picturesOfItem } from '@tosite/site-sections/posts/source-items';
export { markdownToDocument } from '@tosite/site-sections/posts/markdown-to-document';
export { siteFilms } from '@tosite/site-sections/site-films';
export { sitePictures } from '@tosite/site-sections/site-pictures';
export { visibleEdits } from '@tosite/site-sections/visible-edits';
export { visibleProfile } from '@tosite/site-sections/visible-profile';
