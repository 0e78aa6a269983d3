import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { accountWords } from '../../words/account-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { downloadMyData } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { saveFile } from '../../display/save-file.ts';

const copy = accountWords.data;

export function DataSection() {
  const download = useMutation({
    mutationFn: downloadMyData,
    onSuccess: (file) => {
      saveFile(file, `to-site-account-${new Date().toISOString().slice(0, 10)}.json`);
      toastLocal(copy.done);
    },
  });
  return (
    <AccountSection id="data" title={copy.title} body={copy.body}>
      <Button busy={download.isPending} onClick={() => !download.isPending && download.mutate()}>
        {download.isPending ? copy.busy : copy.download}
      </Button>
      {download.error !== null && (
        <p role="alert" className="mt-2 text-sm font-medium text-bad">
          {errorSentence(download.error)}
        </p>
      )}
    </AccountSection>
  );
}
