import { classNames } from '../../parts/class-names.ts';
import { fitName } from '../../text/fit-text.ts';
import type { PageContext } from '../section.ts';

/** The one h1, set as large as the page allows: its widths are measured here and written as a class. */
export function Name({ name, page }: { name: string; page: PageContext }) {
  const { parts, wide, narrow, bearing, reach, fitted } = fitName(name, page.theme.displayMetrics);
  const widths = fitted ? page.sheet.vars({ '--len': wide, '--word': narrow, '--lsb': bearing }) : 'unfitted';
  return (
    <h1 className={classNames('name', reach !== 'plain' && reach, widths)} dir="auto">
      {parts.flatMap((part, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one name never move
        const span = <span key={index}>{part}</span>;
        return index === 0 || parts[index - 1]?.endsWith('-') === true ? [span] : [' ', span];
      })}
    </h1>
  );
}
