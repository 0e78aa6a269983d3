import type { Setup } from '@tosite/api-client/endpoints/first-start';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Link } from 'react-router-dom';
import { appConfig } from '../../config/app-config.ts';
import { paths } from '../../paths.ts';
import { setupWords } from '../../words/setup-words.ts';
import { OperatorForm } from './operator-form.tsx';
import { SettingLines } from './setting-lines.tsx';

const copy = setupWords;

/** The way to the first operator: named in the settings, an account, a confirmed address. */
export function WhoRunsIt({ setup, onChange }: { setup: Setup; onChange: () => void }) {
  const waiting = setup.operators.find(({ step }) => step === 'confirm');
  if (waiting !== undefined)
    return (
      <>
        <h1>{copy.confirm.title}</h1>
        <p className="mt-2 wrap-anywhere text-ink-2">{copy.confirm.body(waiting.email)}</p>
        {setup.items.some((item) => item.case === 'mail.none') && (
          <Notice className="mt-5">{copy.confirm.outbox}</Notice>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="primary" onClick={onChange}>
            {copy.confirm.look}
          </Button>
          <Button asChild>
            <Link to={paths.account()}>{copy.who.toLogIn}</Link>
          </Button>
        </div>
      </>
    );
  const first = setup.operators.find(({ step }) => step === 'sign-up');
  const lines = setup.items.find((item) => item.case === 'operators.none')?.lines ?? [];
  return (
    <>
      <h1>{copy.who.title}</h1>
      <p className="mt-2 text-ink-2">{copy.who.body}</p>
      {first === undefined ? (
        <div className="mt-5 rounded-frame border border-rule bg-raise p-3">
          <p className="mb-1">{copy.who.unnamed}</p>
          <SettingLines name={copy.names.operators} lines={lines} />
        </div>
      ) : appConfig.signups === 'closed' ? (
        <Notice className="mt-5">{copy.who.closed}</Notice>
      ) : (
        <OperatorForm email={first.email} onDone={onChange} />
      )}
    </>
  );
}
