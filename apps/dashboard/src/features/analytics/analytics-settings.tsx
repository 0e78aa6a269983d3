import { useQuery } from '@tanstack/react-query';
import type { AnalyticsSettings } from '@tosite/api-client/endpoints/analytics';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { Switch } from '@tosite/ui/switch';
import { useId, useState } from 'react';
import { toastLocal } from '../../display/toasts.tsx';
import { analyticsWords } from '../../words/analytics-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { words } from '../../words/words.ts';
import { analyticsQueries, changeSettings } from './analytics-queries.ts';

export const SETTINGS_ID = 'what-is-counted';
const copy = analyticsWords.settings;
const NAMES = ['countLinks', 'weeklyMail'] as const;
const TEXTS = {
  countLinks: { label: copy.links, body: copy.linksBody },
  weeklyMail: { label: copy.mail, body: copy.mailBody },
} as const;

/** What is counted beyond views, and whether the week comes by mail. Each switch acts at once. */
export function AnalyticsSettingsSection({ websiteId }: { websiteId: string }) {
  const { data, error, refetch } = useQuery(analyticsQueries.settings(websiteId));
  return (
    <section id={SETTINGS_ID} aria-labelledby={`${SETTINGS_ID}-title`} className="mt-8 scroll-mt-28">
      <h2 id={`${SETTINGS_ID}-title`} className="text-[18px]">
        {copy.title}
      </h2>
      {data !== undefined ? (
        <Switches websiteId={websiteId} settings={data} />
      ) : error !== null ? (
        <Notice
          tone="bad"
          className="mt-3"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <div role="status" aria-label={copy.loading} className="mt-3 grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
    </section>
  );
}

function Switches({ websiteId, settings }: { websiteId: string; settings: AnalyticsSettings }) {
  const id = useId();
  const [changing, setChanging] = useState<Partial<AnalyticsSettings>>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function change(next: Partial<AnalyticsSettings>) {
    setFailure(null);
    setChanging(next);
    try {
      await changeSettings(websiteId, next);
      toastLocal(copy.saved);
    } catch (error) {
      setFailure(errorSentence(error));
    } finally {
      setChanging({});
    }
  }

  return (
    <>
      <ul className="mt-3 border-t border-rule">
        {NAMES.map((name) => (
          <li key={name} className="border-b border-rule py-3">
            <Switch
              label={TEXTS[name].label}
              checked={changing[name] ?? settings[name]}
              aria-describedby={`${id}-${name}`}
              onCheckedChange={(on) => void change({ [name]: on })}
            />
            <p id={`${id}-${name}`} className="max-w-[72ch] text-sm text-ink-2">
              {TEXTS[name].body}
            </p>
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Notice tone="bad" className="mt-3">
          {failure}
        </Notice>
      )}
    </>
  );
}
