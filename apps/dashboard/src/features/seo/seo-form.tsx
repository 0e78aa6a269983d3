import { Button } from '@tosite/ui/button';
import { Switch } from '@tosite/ui/switch';
import { TextArea } from '@tosite/ui/text-area';
import { TextField } from '@tosite/ui/text-field';
import type { MediaManifest, StoredImage } from '@tosite/validation/profile/stored-image';
import { useDeferredValue, useState, type ChangeEvent } from 'react';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { HelpMeWrite } from '../../writing/help-me-write.tsx';
import { PictureAddressField } from './picture-address-field.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SeoCheckList } from './seo-check-list.tsx';
import { formOfSeo, SeoFormSchema } from './seo-form-schema.ts';
import { saveSeo, type SeoSite } from './seo-queries.ts';
import { shownInSearch } from './shown-in-search.ts';
import { SocialPreview } from './social-preview.tsx';

const copy = siteSettingsWords.seo;
/** As networks and messengers show it. */
const SHARED = 1200 / 630;
/** Characters that the settings take. */
const MOST = { title: 120, description: 320 };

/** The settings with what they do, which changes while they are typed. */
export function SeoForm({ site, verified }: { site: SeoSite; verified: boolean }) {
  const saved = formOfSeo(site.spec.seo);
  const { field, form, formError, pending, values, set, errors } = useForm({
    schema: SeoFormSchema,
    initial: saved,
    draft: { key: `seo:${site.websiteId}`, over: JSON.stringify(saved) },
    submit: async (seo) => {
      await saveSeo(site.websiteId, seo);
      toastLocal(copy.saved);
    },
  });
  const [uploads, setUploads] = useState<MediaManifest>({});
  const take = (name: 'ogImageUrl' | 'favicon', address: string, picture: StoredImage | null) => {
    if (picture !== null) setUploads({ ...uploads, [address]: picture });
    set(name, address);
  };
  const known = { ...site, media: { ...site.media, ...uploads } };
  const shown = shownInSearch(known, useDeferredValue(values));
  const { onChange: _, ...description } = field('description');
  const help = (name: 'title' | 'description', label: string) => (
    <HelpMeWrite
      websiteId={site.websiteId}
      type={`seo_${name}`}
      label={label}
      value={values[name]}
      most={MOST[name]}
      oneLine
      around={() => `${copy.name}: ${shown.title}\n${copy.description}: ${shown.description}`}
      onTake={(text) => {
        const before = values[name];
        set(name, text);
        return { stands: (now) => now === text, undo: () => set(name, before) };
      }}
    />
  );
  return (
    <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form {...form} className="grid grid-cols-1 content-start gap-5" aria-label={copy.title}>
        <TextField
          {...field('title')}
          label={copy.name}
          hint={copy.nameHint}
          aside={help('title', copy.name)}
          placeholder={shown.made.title}
        />
        <TextArea
          {...description}
          error={errors.description}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => set('description', event.target.value)}
          label={copy.description}
          hint={copy.descriptionHint}
          aside={help('description', copy.description)}
          placeholder={shown.made.description}
        />
        <PictureAddressField
          {...field('ogImageUrl')}
          label={copy.image}
          hint={copy.imageHint}
          aspect={SHARED}
          websiteId={site.websiteId}
          onPicture={(address, picture) => take('ogImageUrl', address, picture)}
        />
        <div>
          <Switch
            label={copy.indexable}
            checked={values.indexable === 'yes'}
            onCheckedChange={(checked) => set('indexable', checked ? 'yes' : 'no')}
          />
          <p className="mt-1 text-sm text-ink-2">{copy.indexableHelp}</p>
        </div>
        <h3 className="border-t border-rule pt-5 text-[16px]">{copy.more}</h3>
        <PictureAddressField
          {...field('favicon')}
          label={copy.favicon}
          hint={copy.faviconHint}
          aspect={1}
          websiteId={site.websiteId}
          onPicture={(address, picture) => take('favicon', address, picture)}
        />
        <TextField {...field('keywords')} label={copy.keywords} hint={copy.keywordsHint} />
        <TextField {...field('canonicalUrl')} type="url" label={copy.canonical} hint={copy.canonicalHint} />
        <TextField
          {...field('googleSiteVerification')}
          label={copy.verification}
          hint={copy.verificationHint}
          autoComplete="off"
        />
        <FormError message={formError} />
        <div>
          <Button type="submit" variant="primary" busy={pending}>
            {pending ? copy.saving : copy.save}
          </Button>
        </div>
      </form>
      <div className="grid grid-cols-1 content-start gap-7 lg:sticky lg:top-6 lg:self-start">
        <SearchPreview shown={shown} />
        <SocialPreview shown={shown} />
        <SeoCheckList shown={shown} values={values} verified={verified} />
      </div>
    </div>
  );
}
