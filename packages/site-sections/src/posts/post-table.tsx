import type { ReactNode } from 'react';
import type { PostBlock, PostTableRow } from '@tosite/validation/posts/post-document';
import { everyBlock, inlineText } from '@tosite/validation/posts/post-text';
import { classNames } from '../parts/class-names.ts';

/** A number with what is written beside one: "4,5 %", "−12", "€ 9". */
const FIGURE = /^[\p{Sc}~≈<>±+−–-]*\s?\d[\d\s.,:/'’]*\s?(?:%|‰|°|\p{Sc}|\p{L}{1,3}\.?)?$/u;

type Props = { rows: readonly PostTableRow[]; draw: (blocks: readonly PostBlock[]) => ReactNode };

/** A table in its own scroller: a page never scrolls sideways. Columns of figures stand at the end of their cells. */
export function PostTable({ rows, draw }: Props) {
  const heads = rows.findIndex(({ content }) => content.some(({ type }) => type === 'tableCell'));
  const count = heads === -1 ? 0 : heads;
  const figures = columnsOfFigures(rows.slice(count));
  const line = (row: PostTableRow, index: number, inHead: boolean) => (
    // oxlint-disable-next-line react/no-array-index-key -- the rows of a table never move
    <tr key={index}>
      {row.content.map(({ type, attrs, content }, column) => {
        const shared = {
          colSpan: attrs.colspan === 1 ? undefined : attrs.colspan,
          rowSpan: attrs.rowspan === 1 ? undefined : attrs.rowspan,
          className: classNames(figures.has(column) && 'amount'),
          dir: 'auto',
          children: draw(content),
        };
        return type === 'tableHeader' ? (
          // oxlint-disable-next-line react/no-array-index-key
          <th key={column} scope={inHead ? 'col' : 'row'} {...shared} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <td key={column} {...shared} />
        );
      })}
    </tr>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className="table" tabIndex={0}>
      <table>
        {count === 0 ? null : (
          <thead>{rows.slice(0, count).map((row, index) => line(row, index, true))}</thead>
        )}
        <tbody>{rows.slice(count).map((row, index) => line(row, index, false))}</tbody>
      </table>
    </div>
  );
}

/** The columns whose every cell is a figure. Cells that span others have no columns to speak of. */
function columnsOfFigures(rows: readonly PostTableRow[]): ReadonlySet<number> {
  const cells = rows.flatMap(({ content }) => content);
  if (cells.some(({ attrs }) => attrs.colspan > 1 || attrs.rowspan > 1)) return new Set();
  const widest = Math.max(0, ...rows.map(({ content }) => content.length));
  const columns = Array.from({ length: widest }, (_, column) => column).filter((column) => {
    const texts = rows.flatMap(({ content }) => textOf(content[column]?.content ?? []) || []);
    return texts.length > 0 && texts.every((text) => FIGURE.test(text));
  });
  return new Set(columns);
}

function textOf(blocks: readonly PostBlock[]): string {
  return [...everyBlock(blocks)]
    .map((block) => (block.type === 'paragraph' ? inlineText(block.content ?? []) : block.type))
    .join(' ')
    .trim();
}
