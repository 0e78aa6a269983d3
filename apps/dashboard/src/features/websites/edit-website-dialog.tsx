import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextField } from '@tosite/ui/text-field';
import { normalizeSiteLabel } from '@tosite/validation/website/site-label';
import { WebsiteFormSchema } from '@tosite/validation/website/website-form';
import type { Website } from '@tosite/validation/website/website';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { dropDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { words } from '../../words/words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { AddressField } from '../../sites/address-field.tsx';
import { changeWebsite, rememberTaken } from '../../sites/website-queries.ts';

const copy = words.editWebsite;
const EditSchema = v.object({
  websiteName: WebsiteFormSchema.entries.websiteName,
  websiteDomain: WebsiteFormSchema.entries.websiteDomain,
});

export type EditWebsiteDialogProps = {
  website: Website;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function EditWebsiteDialog({ website, open, onOpenChange }: EditWebsiteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.body}
      closeLabel={words.common.close}
    >
      <EditForm website={website} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EditForm({ website, onDone }: { website: Website; onDone: () => void }) {
  const draftKey = `website:${website._id}`;
  const { field, form, formError, pending, values, errors, set } = useForm({
    schema: EditSchema,
    apiNames: { website_name: 'websiteName', domain_name: 'websiteDomain' },
    initial: { websiteName: website.website_name, websiteDomain: website.domain_name },
    draft: { key: draftKey, over: `${website.domain_name} ${website.website_name}` },
    submit: async ({ websiteName, websiteDomain }) => {
      const label = normalizeSiteLabel(websiteDomain);
      const changes = {
        ...(websiteName === website.website_name ? {} : { website_name: websiteName }),
        ...(label === website.domain_name ? {} : { domain_name: label }),
      };
      if (Object.keys(changes).length > 0) {
        try {
          await changeWebsite(website._id, changes);
        } catch (error) {
          // The address field says so in its own words, with what else is free.
          if (rememberTaken(error, label)) return false;
          throw error;
        }
        toastLocal(copy.done);
      }
      onDone();
      return true;
    },
  });
  return (
    <form {...form} className="mt-4 grid grid-cols-1 gap-4">
      <TextField {...field('websiteName')} label={copy.name} autoComplete="off" maxLength={120} />
      <AddressField
        label={copy.address}
        value={values.websiteDomain}
        onValueChange={(value) => set('websiteDomain', value)}
        error={errors.websiteDomain}
        own={website.domain_name}
      />
      <FormError message={formError} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            dropDraft(draftKey);
            onDone();
          }}
        >
          {words.common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.busy : copy.submit}
        </Button>
      </div>
    </form>
  );
}
