import { expect, it } from 'vitest';
import { droppedFiles, refusalOf } from './dropped-files.ts';

type Node = File | { name: string; inside: Node[] };

/** A folder or a file as a browser hands it to a drop; folders tell their entries two at a time. */
function entryOf(node: Node): FileSystemEntry {
  if (node instanceof File) {
    const file = (give: (file: File) => void) => give(node);
    return { isDirectory: false, name: node.name, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const rest = node.inside.map(entryOf);
    return { readEntries: (give: (entries: FileSystemEntry[]) => void) => give(rest.splice(0, 2)) };
  };
  return { isDirectory: true, name: node.name, createReader } as unknown as FileSystemEntry;
}

const drop = (...nodes: Node[]) =>
  droppedFiles({
    files: [],
    items: nodes.map((node) => ({
      kind: 'file',
      getAsFile: () => (node instanceof File ? node : new File([], node.name)),
      webkitGetAsEntry: () => entryOf(node),
    })),
  } as unknown as DataTransfer);
const file = (name: string, text = 'x') => new File([text], name);
const names = (files: readonly File[]) => files.map(({ name }) => name);

it('takes every part that was dropped, whatever it is called', async () => {
  expect(names(await drop(file('part-1.zip'), file('part-2.zip'), file('no ending')))).toEqual([
    'part-1.zip',
    'part-2.zip',
    'no ending',
  ]);
});

it('looks through a folder that a browser unpacked, and takes only what an export is made of', async () => {
  const files = await drop({
    name: 'Basic_LinkedInDataExport',
    inside: [
      file('Profile.csv'),
      file('.DS_Store'),
      file('photo.jpg'),
      { name: 'Articles', inside: [{ name: 'Articles', inside: [file('one.html')] }] },
      file('Positions.csv'),
    ],
  });
  expect(names(files)).toEqual(['Profile.csv', 'one.html', 'Positions.csv']);
});

it('stops looking through a folder when there is more than can be sent', async () => {
  const inside = Array.from({ length: 500 }, (_, n) => file(`${n}.json`));
  const files = await drop({ name: 'instagram', inside });
  expect(files.length).toBeLessThan(110);
  expect(refusalOf(files)).toMatch(/^These are more than 100 files\. Drop the ZIP/u);
});

it('says what is wrong before anything is sent', () => {
  expect(refusalOf([])).toMatch(/^No file was in what you dropped/u);
  expect(refusalOf([file('export.zip', '')])).toMatch(/^export\.zip is empty/u);
  const huge = file('huge.zip');
  Object.defineProperty(huge, 'size', { value: 4_000_000_001 });
  expect(refusalOf([file('a.zip'), huge])).toMatch(/^huge\.zip is larger than 4 GB/u);
  expect(refusalOf([file('a.zip'), file('b.zip')])).toBeNull();
});
