import { SaxesParser } from 'saxes';

/** For tests: whether a real XML parser takes the whole document. */
export function wellFormed(xml: string): boolean {
  let fault = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    fault = true;
  });
  parser.write(xml).close();
  return !fault;
}
