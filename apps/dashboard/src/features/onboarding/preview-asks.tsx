import { contactInText } from '@tosite/site-sections/contact-in-text';
import { Switch } from '@tosite/ui/switch';
import type { Preview } from '@tosite/validation/website/preview';
import { useId } from 'react';
import { previewWords } from '../../words/preview-words.ts';
import { LanguageSelect } from '../../sites/language-select.tsx';
import { askedContact, CONTACT_WAYS, contactOf } from './contact-choice.ts';
import type { WebsiteDetails } from '../../memory/onboarding-store.ts';
import { isUnknownLanguage, proposedLanguage } from './proposed-language.ts';

const BLOCK = 'border-t border-rule pt-4';

export type PreviewAsksProps = {
  preview: Preview;
  details: WebsiteDetails;
  onChange: (part: Partial<WebsiteDetails>) => void;
};

/** The language, seen and changed before anything is published in it. */
export function LanguageAsk({ preview, details, onChange }: PreviewAsksProps) {
  const id = useId();
  const copy = previewWords.language;
  const isProposed = isUnknownLanguage(preview.language) && details.language === undefined;
  return (
    <section className={BLOCK}>
      <h2>
        <label htmlFor={id}>{copy.title}</label>
      </h2>
      <div className="mt-3 grid">
        <LanguageSelect
          id={id}
          value={details.language ?? proposedLanguage(preview)}
          describedBy={`${id}-help`}
          onValueChange={(language) => onChange({ language })}
        />
      </div>
      <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-2">
        {isProposed ? copy.proposed : copy.body}
      </p>
    </section>
  );
}

/** Which of the person's own contact details everybody may see; nothing where there is nothing to ask. */
export function ContactAsk({ preview, details, onChange }: PreviewAsksProps) {
  const copy = previewWords.contact;
  const id = useId();
  const asked = askedContact(preview);
  const chosen = contactOf(preview, details);
  const { profile, section_order: sectionOrder, design } = preview;
  const sections = { ...design.sections, contact: { ...design.sections.contact, ...chosen } };
  const site = { profile, sectionOrder, design: { ...design, sections } };
  if (asked.length === 0) return null;
  return (
    <section className={BLOCK} aria-labelledby="contact-ask">
      <h2 id="contact-ask">{copy.title}</h2>
      <p className="mt-1 mb-2 text-sm text-ink-2">{copy.body}</p>
      {asked.map(({ name, value }) => {
        const found = contactInText(site, CONTACT_WAYS[name]);
        return (
          <div key={name}>
            <Switch
              label={<span className="wrap-anywhere">{copy[name](value)}</span>}
              checked={chosen[name] === true}
              onCheckedChange={(shown) => onChange({ contact: { ...chosen, [name]: shown } })}
              aria-describedby={found === null ? undefined : `${id}-${name}`}
            />
            {found !== null && (
              <p id={`${id}-${name}`} className="mb-2 text-sm text-ink-2">
                {copy.alsoInText} <q dir="auto">{found}</q>
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
