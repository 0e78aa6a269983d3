export type ServerEvent = { event: string; data: string };

/**
 * Reads `text/event-stream` piece by piece, wherever the pieces were cut. `push` gives the events that a piece ends;
 * `end` those that only the end of the stream makes certain. An event that was cut off is dropped.
 */
export function createEventParser(): { push(text: string): ServerEvent[]; end(): ServerEvent[] } {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function takeLine(line: string): ServerEvent | null {
    if (line === '') {
      const complete =
        data.length > 0 ? { event: event === '' ? 'message' : event, data: data.join('\n') } : null;
      event = '';
      data = [];
      return complete;
    }
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /u, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
    return null;
  }

  function push(text: string): ServerEvent[] {
    rest += text;
    const events: ServerEvent[] = [];
    for (let match = LINE_END.exec(rest); match !== null; match = LINE_END.exec(rest)) {
      const end = match.index + match[0].length;
      // The line feed that belongs to a carriage return may be in the next piece.
      if (match[0] === '\r' && end === rest.length) break;
      const complete = takeLine(rest.slice(0, match.index));
      rest = rest.slice(end);
      if (complete !== null) events.push(complete);
    }
    return events;
  }

  return { push, end: () => (rest.endsWith('\r') ? push('\n') : []) };
}

const LINE_END = /\r\n|\n|\r/u;
