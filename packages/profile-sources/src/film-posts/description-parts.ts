import { safeUrl } from '@tosite/validation/text/http-link';
import { sentencesOf, wordsOf } from '@tosite/validation/text/words';
import { readChapters } from '../youtube/read-chapters.ts';
import { isAsking } from './spoken-text.ts';

/** What a description says, apart: what tells, and what leads elsewhere or thanks somebody. */
export type DescriptionParts = {
  /** Paragraphs of prose. */
  prose: string[];
  /** Lines with an address: what it is called, and where it leads. */
  links: { label: string; href: string }[];
  /** "Music: …", "Camera: …": one a line. */
  credits: string[];
};

const ADDRESS = /https?:\/\/[^\s<>"'“”]+/u;
const LISTED_TIME = /^\W*\d{1,3}:[0-5]\d/u;
const HASHTAGS = /^(?:\s*#[\p{L}\p{N}_]+)+\s*$/u;
/** "Edited by …", "Music: …", "© …". */
const CREDIT =
  /^\s*(?:(?:music|musik|música|musique|musica|camera|kamera|cámara|edit(?:ed|ing|or)?|schnitt|edición|montage|sound|ton|sonido|photo(?:graph[sy])?s?|fotos?|translation|subtitles|captions|thanks(?: to)?|danke?|gracias|filmed|written|directed|produced|corrections?)\b[^.]{0,40}[:–—-]\s+\S|©)/iu;
const FEWEST_WORDS = 4;
const MOST_LINKS = 40;

export function descriptionParts(description: string | null): DescriptionParts {
  const parts: DescriptionParts = { prose: [], links: [], credits: [] };
  const text = (description ?? '').replaceAll(/\r\n?/gu, '\n');
  const hasChapters = readChapters(text, null).length > 0;
  for (const block of text.split(/\n\s*\n/u)) {
    const prose: string[] = [];
    for (const written of block.split('\n')) {
      const line = written.trim();
      if (line === '' || HASHTAGS.test(line) || (hasChapters && LISTED_TIME.test(line))) continue;
      const [address] = ADDRESS.exec(line) ?? [];
      if (address !== undefined) {
        const link = linkOf(line, address);
        if (link !== null && !isAsking(line) && parts.links.length < MOST_LINKS) parts.links.push(link);
      } else if (CREDIT.test(line)) parts.credits.push(line);
      else prose.push(line);
    }
    const words = withoutAsking(prose.join(' '));
    if (wordsOf(words).length >= FEWEST_WORDS) parts.prose.push(words);
  }
  return parts;
}

function withoutAsking(prose: string): string {
  const sentences = sentencesOf(prose).map(({ text }) => text);
  if (!sentences.some(isAsking)) return prose;
  return sentences
    .filter((sentence) => !isAsking(sentence))
    .join('')
    .trim();
}

function linkOf(line: string, written: string): DescriptionParts['links'][number] | null {
  const address = written.replace(/[.,;:!?)\]]+$/u, '');
  const href = safeUrl(address);
  if (href === null) return null;
  const label = line
    .replace(address, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s\-–—:•·*►▶→|(]+|[\s\-–—:•·*►▶→|().]+$/gu, '')
    .trim();
  return { label: label === '' ? address.replace(/^https?:\/\/(?:www\.)?|\/$/gu, '') : label, href };
}
