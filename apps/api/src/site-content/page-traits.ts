import { PING_PATH } from '../http/ping-path.ts';

/** What the policy of a page allows beside the usual, by what stands in it. */
export type PageTraits = { framesYouTube: boolean; ticksLinks: boolean };

const PLAYER = Buffer.from('https://www.youtube-nocookie.com/');
/** Of a page whose links tell that they were followed. */
const TICK = Buffer.from(` ping="${PING_PATH}"`);

export function traitsOf(body: Buffer, contentType: string): PageTraits {
  return {
    framesYouTube: contentType.startsWith('text/html') && body.includes(PLAYER),
    ticksLinks: body.includes(TICK),
  };
}
