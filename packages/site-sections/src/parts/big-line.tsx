import type { PageContext } from '../sections/section.ts';
import { measureText } from '../text/fit-text.ts';
import { hasCapitals } from '../text/script-of-text.ts';
import { classNames } from './class-names.ts';
import { SafeLink } from './safe-link.tsx';

const MAX_LETTERS = 44;

type Props = {
  text: string;
  href: string | null;
  /** The whole of what the link does, where the text says only the end of it. */
  label?: string;
  me?: boolean;
  page: PageContext;
};

/** One address or call, as wide as the page. A line too long for that is set as text. */
export function BigLine({ text, href, label, me = false, page }: Props) {
  const fits = text.length <= MAX_LETTERS && hasCapitals(text);
  const { width, bearing } = measureText(text, page.theme.displayMetrics);
  return (
    <p
      className={classNames('big', fits ? page.sheet.vars({ '--len': width, '--lsb': bearing }) : 'unfitted')}
    >
      <SafeLink href={href} me={me} {...(label === undefined ? {} : { label })}>
        <bdi>{text}</bdi>
      </SafeLink>
    </p>
  );
}
