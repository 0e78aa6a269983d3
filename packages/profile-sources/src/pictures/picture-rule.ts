import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { PICTURE_HOSTS } from '@tosite/validation/platforms/platform-hosts';
import { bareHost, hostList } from '../outbound/host-rule.ts';

/** The platforms' own picture servers. Addresses inside profiles are other people's text: nowhere else is asked. */
export const pictureHosts = hostList(PICTURE_HOSTS);

/** True for a picture's address that may be fetched: https on a platform's picture server, or an allowed origin. */
export type PictureRule = (address: string) => boolean;

export function createPictureRule(allowedOrigins: ReadonlySet<string>): PictureRule {
  return (address) => {
    if (!canParseUrl(address)) return false;
    const url = new URL(address);
    if (allowedOrigins.has(url.origin)) return true;
    return url.protocol === 'https:' && url.port === '' && url.username === '' && pictureHosts(bareHost(url));
  };
}

/** True for a picture's address in a text that its owner brings: https on any host, or an allowed origin. */
export function createBroughtPictureRule(allowedOrigins: ReadonlySet<string>): PictureRule {
  return (address) => {
    if (!canParseUrl(address)) return false;
    const { origin, protocol, username } = new URL(address);
    return allowedOrigins.has(origin) || (protocol === 'https:' && username === '');
  };
}
