import type { PageKit } from '../sections/section.ts';
import { measureText } from '../text/fit-text.ts';
import { hasCapitals } from '../text/script-of-text.ts';
import { classNames } from './class-names.ts';
import { SafeLink } from './safe-link.tsx';

const MOST_LETTERS = 44;

/** One address or call, as wide as the page. A line too long for that is set as text. */
export function BigLine({ text, href, me = false, page }: { text: string; href: string | null; me?: boolean; page: PageKit }) {
  const fits = text.length <= MOST_LETTERS && hasCapitals(text);
  const { width, bearing } = measureText(text, page.theme.displayMetrics);
  return (
    <p className={classNames('big', fits ? page.sheet.vars({ '--len': width, '--lsb': bearing }) : 'unfitted')} dir="auto">
      <SafeLink href={href} me={me}>
        {text}
      </SafeLink>
    </p>
  );
}
