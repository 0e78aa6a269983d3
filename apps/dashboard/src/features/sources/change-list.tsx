import { useMutation } from '@tanstack/react-query';
import type { Sync } from '@tosite/api-client/endpoints/sync';
import { Button } from '@tosite/ui/button';
import { FormError } from '../../forms/form-error.tsx';
import { settingsWords } from '../../words/settings-words.ts';
import { ChangeGroups } from './change-groups.tsx';
import { sortByChoice, usualChoice } from './choices.ts';
import { decideAndNotify, sentenceOfDecision } from './decide-and-notify.ts';
import { useOwnersVersion } from './owners-version.ts';
import { useChoices } from './use-choices.ts';

const copy = settingsWords.changeList;

/** Everything that changed on the profiles, decided together and published once. */
export function ChangeList({ websiteId, sync: { changes, sources } }: { websiteId: string; sync: Sync }) {
  const [chosen, setChosen] = useChoices(websiteId);
  const { take, leave } = sortByChoice(changes, chosen);
  const isUsual = changes.every(
    (change) => (chosen[change.id] ?? usualChoice(change)) === usualChoice(change),
  );
  const ownersVersion = useOwnersVersion(websiteId, changes);
  const publish = useMutation({
    mutationFn: () => decideAndNotify(websiteId, { take, leave }),
    onSuccess: () => setChosen({}),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!publish.isPending) publish.mutate();
      }}
    >
      <h2 className="text-[18px]">{copy.title}</h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.body}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
          <Shortcut done={isUsual} onPress={() => setChosen({})}>
            {copy.takeAll}
          </Shortcut>
          <Shortcut
            done={take.length === 0}
            onPress={() => setChosen(Object.fromEntries(changes.map(({ id }) => [id, 'leave' as const])))}
          >
            {copy.leaveAll}
          </Shortcut>
        </div>
        <p className="text-sm text-ink-2">{copy.takeAllHelp}</p>
      </div>
      <ChangeGroups
        changes={changes}
        sources={sources}
        chosen={chosen}
        ownersVersion={ownersVersion}
        onChoose={(id, choice) => setChosen({ ...chosen, [id]: choice })}
      />
      <div
        data-bottom-bar
        className="sticky bottom-0 z-5 mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule bg-ground py-4"
      >
        <p role="status" className="text-ink-2 tabular-nums">
          {copy.chosen(take.length, leave.length)}
        </p>
        <Button
          type="submit"
          variant="primary"
          busy={publish.isPending}
          className="ml-auto max-sm:min-h-12 max-sm:w-full"
        >
          {publish.isPending ? copy.busy : copy.submit(take.length, leave.length)}
        </Button>
        {publish.error !== null && (
          <div className="basis-full">
            <FormError message={sentenceOfDecision(publish.error)} />
          </div>
        )}
      </div>
    </form>
  );
}

type ShortcutProps = { done: boolean; onPress: () => void; children: string };

/** Sets all rows at once; where they stand so already, there is nothing for it to do. */
function Shortcut({ done, onPress, children }: ShortcutProps) {
  return (
    <Button
      {...(done ? { 'aria-disabled': true, className: 'opacity-50' } : {})}
      onClick={() => {
        if (!done) onPress();
      }}
    >
      {children}
    </Button>
  );
}
