import { ApiError } from '@tosite/api-client/api-error';
import { postInstagram } from '@tosite/api-client/endpoints/auto-posts';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { Notice } from '@tosite/ui/notice';
import { TextField } from '@tosite/ui/text-field';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { words } from '../../words/words.ts';
import { InstagramPostSchema } from './instagram-post-schema.ts';

const copy = autoPostWords.instagram;

/** The address of one Instagram post; it becomes a draft, which is opened. */
export function InstagramDialog({ websiteId, onClose }: { websiteId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [existing, setExisting] = useState<string | null>(null);
  const { form, field, formError, pending } = useForm({
    schema: InstagramPostSchema,
    initial: { postUrl: '' },
    draft: { key: `instagram-post:${websiteId}` },
    submit: async ({ postUrl }) => {
      setExisting(null);
      try {
        const { post } = await api.call(postInstagram, { body: { websiteId, postUrl } });
        void queryClient.invalidateQueries({ queryKey: ['posts', websiteId] });
        void navigate(paths.posts({ post: post._id }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'post_exists' || error.postId === null)
          throw error;
        setExisting(error.postId);
        return false;
      }
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      description={copy.body}
      closeLabel={words.common.close}
    >
      <form {...form} className="mt-4 grid gap-4">
        <TextField
          {...field('postUrl')}
          label={copy.link}
          hint={copy.hint}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {existing !== null && (
          <Notice
            action={
              <Button asChild>
                <Link to={paths.posts({ post: existing })}>{copy.open}</Link>
              </Button>
            }
          >
            {copy.exists}
          </Notice>
        )}
        <FormError message={formError} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button type="submit" variant="primary" busy={pending}>
            {pending ? copy.making : copy.make}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
