import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import { Spinner } from '@tosite/ui/spinner';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '../../display/language-switch.tsx';
import { ModeButton } from '../../display/mode-switch.tsx';
import { paths } from '../../paths.ts';
import { fragmentToken } from '../../session/fragment-token.ts';
import { ProductBrand } from '../../session/product-brand.tsx';
import { errorSentence } from '../../words/error-sentence.ts';
import { setupWords } from '../../words/setup-words.ts';
import { words } from '../../words/words.ts';
import { SettingLines } from './setting-lines.tsx';
import { setupQuery } from './setup-queries.ts';
import { SetupList } from './setup-list.tsx';
import { WhoRunsIt } from './who-runs-it.tsx';

const copy = setupWords;
const COMMAND = 'node apps/api/dist/main.js admin first-start';

/** Behind the link of the log: who runs this installation, and what it lacks. */
export function FirstStartScreen() {
  const [token] = useState(() => fragmentToken(window.location.hash));
  const { data: setup, error, refetch } = useQuery({ ...setupQuery(token ?? ''), enabled: token !== null });
  const lookAgain = () => void refetch();
  const isOver = error instanceof ApiError && error.status === 404;
  if (setup !== undefined && !isOver)
    return (
      <Frame beside={<SetupList setup={setup} token={token} onLookAgain={lookAgain} />}>
        <WhoRunsIt setup={setup} onChange={lookAgain} />
      </Frame>
    );
  if (token === null)
    return (
      <Frame>
        <h1>{copy.noLink.title}</h1>
        <p className="mt-2 text-ink-2">{copy.noLink.body}</p>
      </Frame>
    );
  if (error === null)
    return (
      <Frame>
        <Spinner label={copy.loading} />
      </Frame>
    );
  if (!isOver)
    return (
      <Frame>
        <h1>{copy.title}</h1>
        <p className="mt-2 text-ink-2">{errorSentence(error)}</p>
        <Button className="mt-5" variant="primary" onClick={lookAgain}>
          {words.common.tryAgain}
        </Button>
      </Frame>
    );
  return (
    <Frame>
      <h1>{copy.over.title}</h1>
      <p className="mt-2 text-ink-2">{copy.over.body}</p>
      <Button className="mt-5 justify-self-start" variant="primary" asChild>
        <Link to={paths.login({ returnTo: paths.operatorSetup() })}>{copy.over.toLogIn}</Link>
      </Button>
      <div className="mt-8 rounded-frame border border-rule bg-raise p-3">
        <p className="mb-1 text-sm text-ink-2">{copy.over.again}</p>
        <SettingLines name={copy.title} lines={[COMMAND]} />
      </div>
    </Frame>
  );
}

function Frame({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <div
      data-variant="violet"
      className="grid min-h-dvh grid-cols-1 content-start bg-ground lg:grid-cols-[440px_minmax(0,1fr)] lg:content-stretch"
    >
      <title>{`${copy.title} · ${words.product}`}</title>
      <meta name="referrer" content="no-referrer" />
      <div className="px-5 pt-4 pb-8 lg:px-12 lg:py-6">
        <header className="flex min-h-11 items-center justify-between">
          <ProductBrand />
          <div className="flex items-center gap-1">
            <LanguageSwitch />
            <ModeButton />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="pt-7 lg:pt-10 [&_h1]:text-2xl lg:[&_h1]:text-3xl">
          {children}
        </main>
      </div>
      {beside === undefined ? (
        <div className="border-l border-rule bg-wash max-lg:hidden" />
      ) : (
        <aside
          aria-label={copy.place}
          className="border-rule bg-wash px-5 py-6 max-lg:border-t max-lg:pb-10 lg:border-l lg:px-12 lg:py-8"
        >
          {beside}
        </aside>
      )}
    </div>
  );
}
