import { CircleAlert, CircleCheck } from 'lucide-react';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { seoChecks } from './seo-checks.ts';
import type { SeoFormValues } from './seo-form-schema.ts';
import type { ShownInSearch } from './shown-in-search.ts';

const copy = siteSettingsWords.seo;

export type SeoCheckListProps = { shown: ShownInSearch; values: SeoFormValues; verified: boolean };

export function SeoCheckList({ shown, values, verified }: SeoCheckListProps) {
  const checks = seoChecks({
    title: values.title,
    description: values.description,
    shownTitle: shown.title,
    image: shown.image.of,
    indexable: values.indexable === 'yes',
    verified,
  });
  return (
    <section aria-labelledby="seo-checks">
      <h3 id="seo-checks" className="text-[16px]">
        {copy.checks}
      </h3>
      <ul className="mt-2 border-t border-rule">
        {checks.map(({ id, good, sentence }) => (
          <li key={id} className="flex gap-2.5 border-b border-rule py-2.5">
            {good ? (
              <CircleCheck size={18} className="mt-0.5 shrink-0 text-good" aria-label={copy.good} />
            ) : (
              <CircleAlert size={18} className="mt-0.5 shrink-0 text-bad" aria-label={copy.look} />
            )}
            <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
