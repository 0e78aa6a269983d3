import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { errorSentence } from '../words/error-sentence.ts';
import { SeoForm } from '../features/seo/seo-form.tsx';
import { seoQueries } from '../features/seo/seo-queries.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { words } from '../words/words.ts';
import { siteSettingsWords } from '../words/site-settings-words.ts';

const copy = siteSettingsWords.seo;

/** What the current website tells search engines and whoever shares it. */
export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website;
  const { data, error, refetch } = useQuery(seoQueries.of(website?.domain_name ?? ''));
  const verified = useAuthStore(({ user }) => user?.emailVerified === true);
  return (
    <section aria-labelledby="seo" className="max-w-[1080px] pt-6">
      <title>{`${copy.nav} · ${words.product}`}</title>
      <h2 id="seo" className="text-[18px]">
        {copy.title}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.body}</p>
      {data !== undefined ? (
        <SeoForm key={data.websiteId} site={data} verified={verified} />
      ) : error !== null ? (
        <Notice
          tone="bad"
          className="mt-6"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <div role="status" aria-label={copy.loading} className="mt-6 grid gap-8 lg:grid-cols-2">
          <div className="grid content-start gap-6">
            {[0, 1, 2].map((n) => (
              <Skeleton key={n} className="h-18" />
            ))}
          </div>
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </section>
  );
}
