import { useQuery } from '@tanstack/react-query';
import type { Connection } from '@tosite/api-client/endpoints/connections';
import { Button } from '@tosite/ui/button';
import { Thread, type ThreadItem } from '@tosite/ui/thread';
import { isConnectable, platformOfWebsiteType, type Platform } from '@tosite/validation/platforms/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { importWords } from '../../words/import-words.ts';
import { ConnectWay } from '../../connections/connect-way.tsx';
import { WriteWay } from '../../imports/write-way.tsx';
import { DropZone, exportKindOf } from '../../imports/drop-zone.tsx';
import type { Importing } from '../../imports/use-import.ts';
import { previewQueries } from '../../previews/preview-queries.ts';
import { ThemeMini } from '../../previews/theme-mini.tsx';

const CARD = 'rounded-card border border-rule bg-raise p-4 lg:p-6';
const WAY = `${CARD} flex flex-col gap-3`;

export type NextStepsProps = {
  title: string;
  body: string;
  /** What was done so far, with the square where it broke; null where nothing was. */
  thread: readonly ThreadItem[] | null;
  platform: Platform | null;
  importing: Importing;
  /** Which of the ways there are. */
  ways: { import: boolean; connect: boolean; sample: boolean; form: boolean };
  /** The form stands where the drop zone does otherwise. */
  writing: boolean;
  /** The link that was typed, which stays in the address. */
  typed: string | undefined;
  /** Where connecting comes back to. */
  returnTo: string;
  onUseConnection: (connection: Connection) => void;
  onSample: (profileUrl: string) => void;
  /** Under the thread: back to the link. */
  back: ReactNode;
};

/** A platform does not give the profile: what happened, and every way on in the same place. */
export function NextSteps({ title, body, thread, platform, importing, ways, ...rest }: NextStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that was here is gone: reading goes on at what took its place.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const connectable = platform !== null && isConnectable(platform) ? platform : null;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[1440px] flex-1 content-start gap-x-12 gap-y-6 px-5 pt-6 pb-16 lg:grid-cols-[minmax(0,360px)_minmax(0,1fr)] lg:px-8 lg:pt-10"
    >
      <title>{`${title} · ${words.product}`}</title>
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        <p className="mt-3 text-md text-ink-2">{body}</p>
        {thread !== null && <Thread label={importWords.refused.steps} items={thread} className="mt-6" />}
        {rest.back}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        {rest.writing ? (
          <section aria-labelledby="write-way" className={WAY}>
            <h2 id="write-way" className="text-[18px]">
              {importWords.write.title}
            </h2>
            <WriteWay importing={importing} />
            {importing.run === null && (
              <OtherWay next="import" typed={rest.typed}>
                {importWords.write.withFile}
              </OtherWay>
            )}
          </section>
        ) : (
          (ways.import || ways.form) && (
            <section aria-labelledby="import-way" className={WAY}>
              <h2 id="import-way" className="text-[18px]">
                {platform === null
                  ? importWords.bring.fileTitle
                  : importWords.guides[exportKindOf(platform)].title}
              </h2>
              <DropZone importing={importing} platform={platform} />
              {ways.form && importing.run === null && (
                <OtherWay next="form" typed={rest.typed}>
                  {importWords.write.instead}
                </OtherWay>
              )}
            </section>
          )
        )}
        <div className="grid gap-4">
          {ways.connect && connectable !== null && (
            <ConnectWay
              platform={connectable}
              returnTo={rest.returnTo}
              onUse={rest.onUseConnection}
              className={WAY}
            />
          )}
          {ways.sample && <SampleWay platform={platform} onSample={rest.onSample} />}
        </div>
      </div>
    </main>
  );
}

type OtherWayProps = { next: 'import' | 'form'; typed: string | undefined; children: string };

/** From the file to the form and back, with everything else as it is. */
function OtherWay({ next, typed, children }: OtherWayProps) {
  return (
    <Link
      to={paths.linkProfile({ next, profileOrUsername: typed })}
      replace
      className="inline-flex min-h-9 items-center self-start font-semibold text-accent-text hover:underline max-lg:min-h-11"
    >
      {children}
    </Link>
  );
}

/** This platform's shipped profile, else the first; nothing where there is none. */
function SampleWay({ platform, onSample }: { platform: Platform | null; onSample: (url: string) => void }) {
  const samples = useQuery(previewQueries.samples()).data?.samples ?? [];
  const sample =
    samples.find(({ website_type: type }) => platformOfWebsiteType(type) === platform) ?? samples[0];
  const copy = importWords.sample;
  if (sample === undefined) return null;
  const headline = words.websiteTypes[sample.website_type];
  return (
    <section
      aria-labelledby="sample-way"
      className={`${CARD} grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4`}
    >
      <span className="rounded-control shadow-[0_0_0_1px_var(--rule)]">
        <ThemeMini
          theme="swiss"
          content={{ name: sample.name, headline, about: null, aboutLabel: '', picture: null }}
        />
      </span>
      <div className="grid justify-items-start gap-1">
        <h2 id="sample-way" className="text-[18px]">
          {copy.title}
        </h2>
        <p className="text-sm text-ink-2">{copy.body}</p>
        <Button variant="quiet" className="-ml-3.5" onClick={() => onSample(sample.profileUrl)}>
          {copy.button}
        </Button>
      </div>
    </section>
  );
}
