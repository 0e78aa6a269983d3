import { Extension, type Editor } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { doubtedWords, doubtsIn, placesOfWord, SETTLED, settle, textOfBlock, type Doubt } from './doubts.ts';
import { sayDoubt } from './say-doubt.ts';
import { sayTime } from './say-time.ts';

const copy = postEditorWords.doubts;

/** The address of a second of the film; null: it has none. */
export type MomentOf = (second: number) => string | null;

/** The words that a film does not carry, until the owner has looked: they go along with what is done to the text. */
export const DoubtMarks = (momentOf: MomentOf) =>
  Extension.create({
    name: 'doubts',
    addGlobalAttributes: () => [
      {
        types: ['paragraph'],
        attributes: {
          unsupported: {
            default: null,
            parseHTML: (element: HTMLElement) => wordsOf(element.dataset['unsupported']),
            renderHTML: ({ unsupported, at }: Record<string, unknown>) =>
              Array.isArray(unsupported) && unsupported.length > 0
                ? {
                    'data-unsupported': JSON.stringify(unsupported),
                    'data-doubt': sayDoubt(unsupported.map(String), typeof at === 'number' ? at : null),
                  }
                : {},
          },
        },
      },
    ],
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          appendTransaction: (transactions, before, after) => follow(transactions, before, after),
          props: { decorations: ({ doc }) => drawn(doc, editor, momentOf) },
          view: (view) => {
            const media = window.matchMedia(BESIDE);
            const redraw = () => view.dispatch(view.state.tr);
            media.addEventListener('change', redraw);
            return { destroy: () => media.removeEventListener('change', redraw) };
          },
        }),
      ];
    },
  });

function wordsOf(written: string | undefined): string[] | null {
  if (written === undefined) return null;
  try {
    const words: unknown = JSON.parse(written);
    const kept = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
    return kept.length === 0 ? null : kept.slice(0, 20);
  } catch {
    return null;
  }
}

/**
 * Words that were written over are no doubt any more; of two halves each keeps its own; a paragraph that was joined to
 * another takes its doubts with it. What undo brings back is as it was.
 */
function follow(
  transactions: readonly Transaction[],
  before: EditorState,
  { doc, tr }: EditorState,
): Transaction | null {
  const was = doubtsIn(before.doc);
  const isOurs = transactions.some((one) => isHistoryTransaction(one) || one.getMeta(SETTLED) === true);
  if (was.length === 0 || isOurs || before.doc.eq(doc)) return null;
  const still = new Set(doubtsIn(doc).map(({ node }) => node));
  const changed = was.filter(({ node }) => !still.has(node));
  if (changed.length === 0) return null;
  const beside = new Set(was.map(({ node }) => node));
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    if (node.type.name !== 'paragraph' || beside.has(node)) return false;
    const words = doubtedWords(node);
    const next = carried(node, words, changed);
    if (next.length !== words.length) tr.setNodeAttribute(at, 'unsupported', next.length === 0 ? null : next);
    return false;
  });
  return tr.docChanged ? tr : null;
}

function carried(node: Node, words: readonly string[], changed: readonly Doubt[]): readonly string[] {
  const text = textOfBlock(node);
  const stands = (word: string, within: string) => placesOfWord(word, within).length > 0;
  const kept = words.filter(
    (word) =>
      stands(word, text) ||
      // It never stood there as it is written: nobody can have written over it.
      !changed.some((doubt) => doubt.words.includes(word) && stands(word, textOfBlock(doubt.node))),
  );
  const joined = changed.flatMap((doubt) => {
    const whole = textOfBlock(doubt.node);
    return whole !== '' && text.length > whole.length && text.includes(whole) ? doubt.words : [];
  });
  return words.length === 0 ? [...new Set(joined)] : [...new Set([...kept, ...joined])];
}

/** Room for the reasons beside the text; else each stands under its paragraph. */
const BESIDE = '(min-width: 1400px)';
let last: { doc: Node; beside: boolean; set: DecorationSet } | null = null;

function drawn(doc: Node, editor: Editor, momentOf: MomentOf): DecorationSet {
  const { matches: beside } = window.matchMedia(BESIDE);
  if (last?.doc === doc && last.beside === beside) return last.set;
  const set = DecorationSet.create(
    doc,
    doubtsIn(doc).flatMap((doubt) => marksOf(doubt, beside, editor, momentOf)),
  );
  last = { doc, beside, set };
  return set;
}

function marksOf(doubt: Doubt, beside: boolean, editor: Editor, momentOf: MomentOf): Decoration[] {
  const { at, node, words, second } = doubt;
  const text = textOfBlock(node);
  const places = words.flatMap((word) => placesOfWord(word, text));
  const end = at + node.nodeSize;
  return [
    Decoration.node(at, end, { class: 'post-doubt' }),
    ...places.map(({ from, to }) =>
      Decoration.inline(at + 1 + from, at + 1 + to, { class: 'post-doubt-word', title: copy.notSaid }),
    ),
    Decoration.widget(
      beside ? at : end,
      (_view, place) => reason(doubt, momentOf, () => settleAt(editor, place, beside)),
      {
        side: -1,
        // The same words are the same reason: it is not drawn anew with a letter.
        key: `doubt:${String(beside)}:${second ?? ''}:${words.join('\n')}`,
        stopEvent: () => true,
        ignoreSelection: true,
      },
    ),
  ];
}

function settleAt(editor: Editor, placeOf: () => number | undefined, beside: boolean): void {
  const place = placeOf();
  const doubt = doubtsIn(editor.state.doc).find(
    ({ at, node }) => (beside ? at : at + node.nodeSize) === place,
  );
  if (doubt === undefined) return;
  settle(editor, doubt);
  editor.view.focus();
}

function reason({ words, second }: Doubt, momentOf: MomentOf, onSettle: () => void): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'post-reason';
  dom.contentEditable = 'false';
  dom.append(element('strong', copy.title), element('p', sayDoubt(words, second)));
  const moment = second === null ? null : momentOf(second);
  if (moment !== null && second !== null) {
    const link = dom.appendChild(element('a', copy.play(sayTime(second))));
    link.href = moment;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const right = dom.appendChild(element('button', copy.right));
  right.type = 'button';
  right.addEventListener('click', onSettle);
  return dom;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
