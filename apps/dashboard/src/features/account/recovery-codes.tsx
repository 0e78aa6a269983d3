import { Button } from '@tosite/ui/button';
import { accountWords } from '../../words/account-words.ts';
import { copyAndNotify } from './copy-and-notify.ts';
import { saveFile } from '../../display/save-file.ts';

const copy = accountWords.twoFactor;

export type RecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void };

/** The only time that they are shown. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const text = `${copy.fileHead(email)}\n\n${codes.join('\n')}\n`;
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <ul
        aria-label={copy.codesTitle}
        className="grid gap-x-6 gap-y-1.5 rounded-frame border border-rule bg-wash p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copyAndNotify(codes.join('\n'), copy.codesCopied)}>{copy.copyCodes}</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), copy.fileName)}>
          {copy.saveCodes}
        </Button>
        <Button variant="primary" className="ml-auto" onClick={onDone}>
          {copy.kept}
        </Button>
      </div>
    </div>
  );
}
