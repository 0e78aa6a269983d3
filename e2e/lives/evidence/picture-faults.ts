import { typeOf, type SiteSeen } from './site-seen.ts';

/** Pictures that pages name and that do not answer with one. */
export function pictureFaults(site: SiteSeen): string[] {
  return [...site.pages].flatMap(([path, page]) =>
    [...new Set(page.pictures)].flatMap((address) => {
      const url = new URL(address, `http://${site.label}.localhost${path}`);
      if (url.protocol === 'data:') return [];
      const answer = site.files.get(url.pathname);
      if (answer === undefined) return [`${path} names ${address.slice(0, 80)}`];
      const isOne = answer.status === 200 && typeOf(answer).startsWith('image/') && isPicture(answer.bytes);
      return isOne ? [] : [`${path}: ${url.pathname} answers ${answer.status} ${typeOf(answer)}`];
    }),
  );
}

const STARTS = ['89504e47', 'ffd8ff', '47494638', '52494646', '00000100'];

function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 8).toString('hex');
  return (
    STARTS.some((known) => start.startsWith(known)) ||
    /^\s*<(?:svg|\?xml)/u.test(bytes.toString('utf8', 0, 100))
  );
}
