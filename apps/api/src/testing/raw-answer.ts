import { connect } from 'node:net';

export type RawRequest = { method?: string; host: string; path?: string; headers?: Record<string, string> };

/** What a server writes for a request, byte for byte. The connection stays open, as browsers have it. */
export function rawAnswer(port: number, request: RawRequest): Promise<string> {
  const { method = 'GET', host, path = '/', headers = {} } = request;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (isWhole(text, method)) socket.destroy();
    });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`);
  });
}

function isWhole(text: string, method: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const head = text.slice(0, end);
  if (method === 'HEAD' || / (?:304|204) /u.test(head.slice(0, 14))) return true;
  if (/\r\ntransfer-encoding: chunked/iu.test(head)) return text.endsWith('0\r\n\r\n');
  return text.length - end - 4 >= Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? 0);
}
