import { SaxesParser } from 'saxes';

/** An element: its attributes and all the text in it, always as text. Names as written, with their prefix. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

const DEEPEST = 100;
const MAX_ELEMENTS = 200_000;

/**
 * Reads XML as far as it can be read; null when there is no element at all. Entities that a document defines itself
 * are not followed, so that none can grow.
 */
export function readXml(source: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open: XmlElement[] = [root];
  let elements = 0;
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  // What is not well-formed is read on as well as it goes.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    const element: XmlElement = { name, attributes: { ...attributes }, text: '', children: [] };
    if (elements <= MAX_ELEMENTS && open.length <= DEEPEST) open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (open.length > 1) open.pop();
  });
  const addText = (text: string) => {
    for (const element of open.slice(-3)) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(source.replace(/^\ufeff/u, '').trimStart()).close();
  } catch {
    // The parser gives up only on what it was not made for; what it read until then is there.
  }
  return root.children[0] ?? null;
}

export function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  return element === null ? [] : element.children.filter((child) => child.name === name);
}

export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  return childrenOf(element, name)[0] ?? null;
}

export function textOf(element: XmlElement | null, name: string): string | null {
  return childOf(element, name)?.text ?? null;
}
