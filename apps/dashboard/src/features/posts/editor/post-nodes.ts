import { Extension, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeUrl } from '@tosite/validation/text/http-link';
import { DoubtMarks, type MomentOf } from './doubt-marks.ts';
import { filmView } from './film-view.ts';
import { FocusAtOnce } from './focus-at-once.ts';
import { NO_FIELDS } from './post-fields.ts';
import { pictureSlots, type PictureSlots } from './picture-slots.ts';
import type { PictureUploads } from './picture-uploads.ts';
import { pictureView } from './picture-view.ts';
import { sayTime } from './say-time.ts';

/** The document, with the fields of the post as its attribute. */
const PostDoc = Node.create({
  name: 'doc',
  topNode: true,
  content: 'block+',
  addAttributes: () => ({ fields: { default: NO_FIELDS, rendered: false } }),
});

/** The second of a film that a block was made from. What is written behind it is its owner's own. */
const MadeFrom = Extension.create({
  name: 'madeFrom',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'image'],
      attributes: {
        at: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => secondOf(element.dataset['at']),
          renderHTML: ({ at }: Record<string, unknown>) =>
            typeof at === 'number' ? { 'data-at': String(at), 'data-time': sayTime(at) } : {},
        },
      },
    },
  ],
});

function secondOf(written: string | undefined): number | null {
  const second = Number(written);
  return written === undefined || !Number.isFinite(second) || second < 0 ? null : second;
}

const words = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '',
});

const Picture = (uploads: PictureUploads, slots: PictureSlots) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: '' },
      alt: words('alt'),
      caption: words('data-caption'),
    }),
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (element) =>
          /^(?:https?|pending):/iu.test(element.getAttribute('src') ?? '') ? null : false,
      },
    ],
    renderHTML: ({ HTMLAttributes: { caption, ...rest } }) => [
      'img',
      mergeAttributes(rest, { 'data-caption': caption }),
    ],
    addNodeView: () => pictureView(uploads, slots),
  });

const Film = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    url: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('data-film') ?? '' },
    title: words('data-title'),
  }),
  parseHTML: () => [{ tag: 'div[data-film]' }],
  renderHTML: ({ HTMLAttributes: { url, title } }) => ['div', { 'data-film': url, 'data-title': title }],
  addNodeView: () => filmView,
});

/** Exactly the nodes and marks that a post may be made of. */
export function postExtensions(
  uploads: PictureUploads,
  momentOf: MomentOf,
  slots: PictureSlots = pictureSlots(),
): Extensions {
  return [
    StarterKit.configure({
      document: false,
      underline: false,
      // It would change what was opened: nothing is unsaved that nobody typed.
      trailingNode: false,
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: true,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => address === undefined || safeUrl(address) !== null,
      },
      dropcursor: { color: 'var(--accent-text)', width: 2 },
    }),
    TableKit.configure({ table: { resizable: false } }),
    FocusAtOnce,
    PostDoc,
    MadeFrom,
    DoubtMarks(momentOf),
    Picture(uploads, slots),
    Film,
  ];
}
