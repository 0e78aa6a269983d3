import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file] = process.argv;
const page = JSON.parse(readFileSync(file, 'utf8'));
const own = new Set(['content-encoding', 'content-length', 'date', 'connection', 'keep-alive']);
const fixed = Object.entries(page.headers).filter(([name]) => !own.has(name));
const answersOf = (forms) =>
  Object.fromEntries(
    Object.entries(forms).map(([encoding, text]) => {
      const body = Buffer.from(text, 'base64');
      const headers = [...fixed, ['content-length', String(body.length)]];
      if (encoding !== 'identity') headers.push(['content-encoding', encoding]);
      return [encoding, { body, headers: headers.flat() }];
    }),
  );
const found = answersOf(page.forms);
const missing = answersOf(page.missing);
const unchanged = fixed.filter(([name]) => name !== 'content-type').flat();

createServer((request, response) => {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, unchanged).end();
    return;
  }
  const isFound = request.url === '/';
  const { body, headers } = (isFound ? found : missing)[encoding];
  response.writeHead(isFound ? 200 : 404, headers).end(body);
}).listen(Number(port), '127.0.0.1');
