import type { Change } from '@tosite/api-client/endpoints/sync';
import { classNames } from '@tosite/ui/class-names';
import { Segmented } from '@tosite/ui/segmented';
import { settingsWords } from '../../words/settings-words.ts';
import type { Choice } from './choices.ts';
import { sayChange } from './say-change.ts';

const copy = settingsWords.changeList;

export type ChangeRowProps = {
  change: Change;
  /** What the owner made of it; null: they did not touch it, or it cannot be said in words. */
  owners: string | null;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** One thing that changed, before and after, to take or to leave. */
export function ChangeRow({ change, owners, choice, onChoose }: ChangeRowProps) {
  const { kind, list, conflict, resembles } = change;
  const label = sayChange(change.labelReason, change.label);
  const before = sayChange(change.beforeReason, change.before);
  const after = sayChange(change.afterReason, change.after);
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-rule py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
          <span
            aria-hidden="true"
            className={classNames(
              'size-2 shrink-0 self-center',
              choice === 'take' ? 'bg-accent-text' : 'border-[1.5px] border-edge',
            )}
          />
          {label}
          <span className="text-sm font-normal text-ink-2">
            {list === null ? settingsWords.profileItself : settingsWords.lists[list]}
          </span>
          {conflict && (
            <span className="border border-edge px-1.5 text-sm font-semibold">{copy.conflict}</span>
          )}
          {resembles !== null && (
            <span className="border border-edge px-1.5 text-sm font-semibold">{copy.resembles}</span>
          )}
        </p>
        {kind === 'changed' ? (
          <dl className="mt-2 grid divide-rule overflow-hidden rounded-control border border-rule max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
            {owners !== null && <Side name={copy.before} text={owners} />}
            <Side name={conflict ? copy.thereBefore : copy.before} text={before} />
            <Side name={copy.after} text={after} className="bg-wash" />
          </dl>
        ) : (
          <Text text={kind === 'added' ? after : before} />
        )}
        {conflict && <p className="mt-2 text-sm text-ink-2">{copy.conflictHelp}</p>}
        {resembles !== null && (
          <p className="mt-2 text-sm text-ink-2">
            {copy.resemblesHelp[resembles.why](sayChange(resembles.labelReason, resembles.label))}
          </p>
        )}
      </div>
      <Segmented
        label={copy.choose(label)}
        value={choice}
        onValueChange={onChoose}
        className="self-start justify-self-start"
        options={[
          { value: 'take', label: copy.take },
          { value: 'leave', label: copy.leave },
        ]}
      />
    </li>
  );
}

function Side({ name, text, className }: { name: string; text: string | null; className?: string }) {
  return (
    <div className={classNames('min-w-0 px-3 py-2', className)}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className={classNames('mt-0.5 whitespace-pre-line wrap-anywhere', text === null && 'text-ink-2')}>
        {text ?? copy.nothing}
      </dd>
    </div>
  );
}

function Text({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className="mt-1 pl-4 whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
  );
}
