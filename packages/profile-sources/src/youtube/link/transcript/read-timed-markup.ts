import { at, itemsOf, stringOf } from '../tree.ts';
import { childrenOf, readXml, type XmlElement } from '../read-xml.ts';
import { cueText } from './cue-text.ts';
import { MAX_CUES, type Cue } from './cue.ts';
import { secondsOf } from './read-timed-lines.ts';

/** json3, YouTube's own form; null for anything else. Events that only begin a new line say nothing. */
export function readJson3(source: string): Cue[] | null {
  let json: unknown;
  try {
    json = JSON.parse(source) as unknown;
  } catch {
    return null;
  }
  const events = at(json, 'events');
  if (!Array.isArray(events)) return null;
  return events.slice(0, MAX_CUES).flatMap((event): Cue[] => {
    const start = at(event, 'tStartMs');
    const text = cueText(
      itemsOf(at(event, 'segs'))
        .flatMap((seg) => stringOf(at(seg, 'utf8')) ?? [])
        .join(''),
    );
    return text === null
      ? []
      : [{ start: typeof start === 'number' && start >= 0 ? start / 1000 : null, text }];
  });
}

/** srv1 (`transcript`), srv3 (`timedtext`) and TTML (`tt`); null for any other document. */
export function readTimedXml(source: string): Cue[] | null {
  const root = readXml(source);
  const name = root?.name.replace(/^.*:/u, '');
  if (root === null) return null;
  if (name === 'transcript')
    return cuesOf(childrenOf(root, 'text'), (element) => secondsIn(element.attributes['start']));
  if (name === 'timedtext')
    return cuesOf(paragraphs(root), (element) => {
      const milliseconds = secondsIn(element.attributes['t']);
      return milliseconds === null ? null : milliseconds / 1000;
    });
  return name === 'tt' ? cuesOf(paragraphs(root), (element) => clockIn(element.attributes['begin'])) : null;
}

function cuesOf(elements: readonly XmlElement[], startOf: (element: XmlElement) => number | null): Cue[] {
  return elements.slice(0, MAX_CUES).flatMap((element) => {
    // The text of srv1 is escaped twice; the parser has undone it once, this undoes the rest.
    const text = cueText(element.text);
    return text === null ? [] : [{ start: startOf(element), text }];
  });
}

function paragraphs(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) =>
    child.name.replace(/^.*:/u, '') === 'p' ? [child] : paragraphs(child),
  );
}

function secondsIn(value: string | undefined): number | null {
  return /^\d{1,9}(?:\.\d{1,6})?s?$/u.test(value ?? '') ? Number.parseFloat(value ?? '') : null;
}

function clockIn(value: string | undefined): number | null {
  const match = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?\d*$/u.exec(value ?? '');
  return match === null ? secondsIn(value) : secondsOf(match.slice(1, 5));
}
