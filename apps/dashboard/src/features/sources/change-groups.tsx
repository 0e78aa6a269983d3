import type { Change, SyncSource } from '@tosite/api-client/endpoints/sync';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { settingsWords } from '../../words/settings-words.ts';
import { ChangeRow } from './change-row.tsx';
import { groupChanges, usualChoice, type Choice } from './choices.ts';
import { sourceName } from './source-words.ts';
import type { Chosen } from './use-choices.ts';

const copy = settingsWords.changeList;

export type ChangeGroupsProps = {
  changes: readonly Change[];
  sources: readonly SyncSource[];
  chosen: Chosen;
  ownersVersion: (change: Change) => string | null;
  onChoose: (id: string, choice: Choice) => void;
};

/** The changes below the profile that brought them: what is new, what changed, what is gone. */
export function ChangeGroups({ changes, sources, chosen, ownersVersion, onChoose }: ChangeGroupsProps) {
  const groups = groupChanges(
    changes,
    sources.map(({ _id }) => _id),
  );
  return groups.map(({ sourceId, kinds }) => {
    const source = sources.find(({ _id }) => _id === sourceId);
    return (
      <section key={sourceId} aria-labelledby={`from-${sourceId}`} className="mt-8">
        <h3 id={`from-${sourceId}`} className="flex items-center gap-2 text-base wrap-anywhere">
          {source !== undefined && <PlatformMark of={source.platform} className="shrink-0" />}
          {source === undefined ? copy.fromElsewhere : copy.from(sourceName(source))}
        </h3>
        {kinds.map(({ kind, changes: of }) => (
          <div key={kind} className="mt-4">
            <h4 className="border-b border-rule pb-2 font-semibold text-ink-2">
              {copy.kinds[kind](of.length)}
            </h4>
            {kind === 'removed' && <p className="pt-2 text-sm text-ink-2">{copy.removedHelp}</p>}
            <ul>
              {of.map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  owners={ownersVersion(change)}
                  choice={chosen[change.id] ?? usualChoice(change)}
                  onChoose={(choice) => onChoose(change.id, choice)}
                />
              ))}
            </ul>
          </div>
        ))}
      </section>
    );
  });
}
