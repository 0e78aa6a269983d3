import type { SetupItem } from '@tosite/api-client/endpoints/first-start';
import { classNames } from '@tosite/ui/class-names';
import { dateLanguage, sayPast } from '../../display/moment.ts';
import { setupWords } from '../../words/setup-words.ts';
import { SettingLines } from './setting-lines.tsx';
import { TestMail } from './test-mail.tsx';

const copy = setupWords;
const STATES = {
  set: { square: 'bg-good', word: 'text-good' },
  missing: { square: 'border-2 border-bad bg-wash', word: 'text-bad' },
  optional: { square: 'border-[1.5px] border-edge bg-wash', word: 'text-ink-2' },
} as const;

const partOf = (item: SetupItem) => item.case.split('.')[0] as keyof typeof copy.names;

/** One part of the installation on the thread; what is missing is opened, what can wait opens when it is pressed. */
export function SetupRow({
  item,
  token,
  isLast,
}: {
  item: SetupItem;
  token: string | null;
  isLast: boolean;
}) {
  const part = partOf(item);
  const name = copy.names[part];
  const { square, word } = STATES[item.state];
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-rule py-3.5 last:border-b">
      <span
        aria-hidden="true"
        className={classNames('absolute top-5 -left-[26px] z-1 size-2.5 lg:-left-[30px]', square)}
      />
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute top-6 -bottom-6 -left-[21.75px] w-[1.5px] bg-rule lg:-left-[25.75px]"
        />
      )}
      <h3 className="text-base">{name}</h3>
      <span className={classNames('text-sm', word)}>{copy.states[item.state]}</span>
      <p className="col-span-full max-w-[72ch] text-sm wrap-anywhere text-ink-2">{sentenceOf(item)}</p>
      <How item={item} name={name} />
      {part === 'mail' && item.state === 'set' && (
        <div className="col-span-full mt-2.5">
          <TestMail token={token} />
        </div>
      )}
    </li>
  );
}

function How({ item, name }: { item: SetupItem; name: string }) {
  if (item.lines.length === 0) return null;
  const box = (
    <div className="mt-2.5 rounded-frame border border-rule bg-raise p-3">
      <SettingLines name={name} lines={item.lines} />
      <p className="mt-1 text-sm text-ink-2">{copy.putThem}</p>
    </div>
  );
  if (item.state === 'missing') return <div className="col-span-full">{box}</div>;
  return (
    <details className="col-span-full [&:not([open])]:-mb-3.5">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent-text hover:underline lg:min-h-8">
        {copy.how}
        <span className="sr-only">: {name}</span>
      </summary>
      {box}
    </details>
  );
}

function sentenceOf({ case: which, name, count, at }: SetupItem): string {
  return copy.cases[which]({
    name: name ?? '',
    count: count ?? 0,
    size: bytes(count ?? 0),
    moment: at === null ? '' : sayPast(at),
  });
}

function bytes(count: number): string {
  const [unit, size] = count >= 1e9 ? ['gigabyte', 1e9] : ['megabyte', 1e6];
  const say = new Intl.NumberFormat(dateLanguage(), { style: 'unit', unit, maximumFractionDigits: 0 });
  return say.format(count / size);
}
