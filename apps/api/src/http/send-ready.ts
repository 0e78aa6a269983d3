import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

/*
 * Node checks and joins a dozen headers for every answer, which costs more than all else of answering a page. A head that
 * was joined once is written as it is; what differs from one request to the next is put into its holes.
 */

const ID = 36;
const DATE = 29;
const HOLE_OF_ID = '0'.repeat(ID);
const ID_LINE = `\r\nx-request-id: ${HOLE_OF_ID}`;
const DATE_LINE = `\r\nDate: ${'0'.repeat(DATE)}`;
/** Below it one write of one buffer is cheaper than two. */
const COPIED = 65_536;

export type ReadyHead = { bytes: Buffer; idAt: number; dateAt: number };

/** How a connection that stays open is told so, as Node does it. */
export function stayingOpen(settings: { keepAliveTimeout: number; maxRequestsPerSocket: number }): string {
  const seconds = Math.floor(settings.keepAliveTimeout / 1000);
  return `Connection: keep-alive\r\nKeep-Alive: timeout=${seconds}, max=${settings.maxRequestsPerSocket}\r\n`;
}

/** The head as Node would write it for these headers, with holes for the request's number and the time. */
export function readyHead(
  status: number,
  headers: Readonly<Record<string, string>>,
  staying: string,
): ReadyHead {
  const lines = Object.entries({ ...headers, 'x-request-id': HOLE_OF_ID })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  const bytes = Buffer.from(`${first}${lines.join('\r\n')}${DATE_LINE}\r\n${staying}\r\n`, 'latin1');
  return {
    bytes,
    idAt: bytes.indexOf(ID_LINE, 0, 'latin1') + ID_LINE.length - ID,
    dateAt: bytes.lastIndexOf(DATE_LINE, -1, 'latin1') + DATE_LINE.length - DATE,
  };
}

let now = 0;
let date = Buffer.alloc(DATE);

function dateNow(): Buffer {
  const second = Math.floor(Date.now() / 1000);
  if (second !== now) {
    now = second;
    date = Buffer.from(new Date(second * 1000).toUTCString(), 'latin1');
  }
  return date;
}

/* oxlint-disable no-underscore-dangle -- Node's own names */
/** What Node has of an answer that is sent by itself; absent in none of the versions that we run on. */
type Inner = {
  _header: string | null;
  _headerSent: boolean;
  _hasBody: boolean;
  maxRequestsOnConnectionReached?: boolean;
};

/** Whether this answer may be sent so: an ordinary connection that stays open. */
export function canSendReady(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const inner = outgoing as unknown as Inner;
  return (
    incoming.httpVersionMajor === 1 &&
    incoming.httpVersionMinor === 1 &&
    outgoing.shouldKeepAlive &&
    inner.maxRequestsOnConnectionReached !== true &&
    inner._header === null &&
    !inner._headerSent
  );
}

/** `body`: what follows the head; null where nothing does, whatever its length says. Answers the request's number. */
export function sendReady(outgoing: ServerResponse, head: ReadyHead, body: Buffer | null): string {
  const size = head.bytes.length;
  const isCopied = body !== null && body.length <= COPIED;
  const bytes = Buffer.allocUnsafe(size + (isCopied ? body.length : 0));
  head.bytes.copy(bytes, 0);
  const requestId = randomUUID();
  bytes.write(requestId, head.idAt, 'latin1');
  dateNow().copy(bytes, head.dateAt);
  if (isCopied) body.copy(bytes, size);
  const inner = outgoing as unknown as Inner;
  inner._header = 'ready';
  inner._headerSent = true;
  inner._hasBody = true;
  if (body === null || isCopied) outgoing.end(bytes);
  else {
    outgoing.write(bytes);
    outgoing.end(body);
  }
  return requestId;
}
