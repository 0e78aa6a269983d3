import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import { Thread } from '@tosite/ui/thread';
import type { Preview } from '@tosite/validation/website/preview';
import { useEffect, useRef } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { queryClient } from '../../query-client.ts';
import { words } from '../../words/words.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { DropZone } from '../../imports/drop-zone.tsx';
import { useImport } from '../../imports/use-import.ts';
import { previewQueries } from '../../previews/preview-queries.ts';
import { threadOfSteps, useStepsStore } from '../../previews/preview-steps.ts';
import { profileFormSchema } from '../../previews/profile-form-schema.ts';
import { usePreviewRun } from '../../previews/use-preview-run.ts';
import { FoundProfile } from './found-profile.tsx';
import type { Adding } from './use-adding.ts';

const copy = settingsWords.add;
const schema = profileFormSchema(null);

export type AddSourceProps = {
  websiteId: string;
  adding: Adding;
  onChange: (adding: Adding | null) => void;
};

/** Another profile for the same site: by link or by file, seen before it is added. */
export function AddSource({ websiteId, adding, onChange }: AddSourceProps) {
  const { way, found } = adding;
  const onFound = (preview: Preview, steps: readonly PreviewStep[]) => {
    queryClient.setQueryData(previewQueries.byId(preview.previewId).queryKey, preview);
    useStepsStore.setState({ previewId: preview.previewId, steps });
    onChange({ way, found: preview.previewId });
  };
  return (
    <section
      aria-labelledby="add-source"
      className="mt-6 rounded-card border border-rule bg-raise p-4 lg:p-6"
    >
      <Heading key={found}>{found === null ? copy.title : copy.found}</Heading>
      {found !== null ? (
        <FoundProfile
          previewId={found}
          websiteId={websiteId}
          onOther={() => onChange({ way, found: null })}
          onAdded={() => onChange(null)}
        />
      ) : (
        <>
          <p className="mt-1.5 text-ink-2">{copy.body}</p>
          <div className="mt-4 max-w-[640px]">
            {way === 'file' ? (
              <ByFile onFound={onFound} />
            ) : (
              <ByLink websiteId={websiteId} onFound={onFound} />
            )}
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="quiet"
              className="-ml-3.5"
              onClick={() => onChange({ way: way === 'file' ? 'link' : 'file', found: null })}
            >
              {way === 'file' ? copy.noFile : copy.file}
            </Button>
            <Button className="ml-auto" onClick={() => onChange(null)}>
              {copy.close}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** What stands here is other than before: reading goes on at its beginning. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id="add-source" ref={heading} tabIndex={-1} className="text-[18px] outline-none">
      {children}
    </h2>
  );
}

type OnFound = (preview: Preview, steps: readonly PreviewStep[]) => void;

function ByFile({ onFound }: { onFound: OnFound }) {
  const importing = useImport(onFound);
  return <DropZone importing={importing} platform={null} />;
}

function ByLink({ websiteId, onFound }: { websiteId: string; onFound: OnFound }) {
  const { run, stop, running, steps, failure } = usePreviewRun(onFound);
  const { field, form } = useForm({
    schema,
    initial: { profileOrUsername: '' },
    draft: { key: `add-source:${websiteId}` },
    submit: ({ profileOrUsername }) => run({ profileUrl: profileOrUsername.url }),
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-3">
      <TextField
        {...field('profileOrUsername')}
        label={copy.field}
        hint={copy.hint}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={running}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={running}>
          {running ? words.profileForm.busy : copy.submit}
        </Button>
        {running && (
          <Button variant="quiet" onClick={stop}>
            {words.profileForm.stop}
          </Button>
        )}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {steps.length > 0 && (
          <Thread label={words.profileForm.steps} items={threadOfSteps(steps, failure?.message ?? null)} />
        )}
        {steps.length === 0 && failure !== null && <p className="font-medium text-bad">{failure.message}</p>}
      </div>
      {failure !== null && failure.next.includes('retry') && (
        <Button className="justify-self-start" onClick={() => void run(failure.request)}>
          {words.profileForm.next.retry}
        </Button>
      )}
    </form>
  );
}
