import {
  AUTO_POST_FREQUENCIES,
  MOST_PER_RUN,
  type AutoPostState,
} from '@tosite/api-client/endpoints/auto-posts';
import { POST_TONES } from '@tosite/api-client/endpoints/film-posts';
import { Segmented } from '@tosite/ui/segmented';
import { Switch } from '@tosite/ui/switch';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { words } from '../../words/words.ts';
import type { AutoPostFormValues } from './auto-post-form-schema.ts';
import { Stepper } from './stepper.tsx';

const copy = autoPostWords;
const WIDE = 'max-sm:flex max-sm:[&_label]:flex-1 max-sm:[&_label]:px-1.5';

export type AutoPostFieldsProps = {
  values: AutoPostFormValues;
  onChange: (name: keyof AutoPostFormValues, value: string) => void;
  sources: AutoPostState['sources'];
  told: boolean;
  hasModel: boolean;
};

/** Each choice, with what follows from it in a sentence. */
export function AutoPostFields({ values, onChange, sources, told, hasModel }: AutoPostFieldsProps) {
  const { source, publish } = values;
  const platform = words.platforms[source];
  const names = [...new Set([...sources, source])].map((value) => ({
    value,
    label: sources.includes(value) ? words.platforms[value] : copy.gone(words.platforms[value]),
  }));
  const isModels = hasModel && source === 'youtube';
  return (
    <div className="border-t border-rule">
      <Row name={copy.source}>
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1.5">
          {names.length === 1 ? (
            <span className="font-medium">{names[0]?.label}</span>
          ) : (
            <Segmented
              label={copy.source}
              value={source}
              onValueChange={(value) => onChange('source', value)}
              options={names}
              className={`${WIDE} max-sm:w-full`}
            />
          )}
          <Link
            to={paths.generalSettings()}
            className="inline-flex min-h-9 items-center text-sm font-semibold text-accent-text hover:underline max-lg:min-h-11"
          >
            {copy.sources}
          </Link>
        </div>
      </Row>
      <Row name={copy.frequency}>
        <Segmented
          label={copy.frequency}
          value={values.frequency}
          onValueChange={(value) => onChange('frequency', value)}
          options={AUTO_POST_FREQUENCIES.map((value) => ({ value, label: copy.frequencies[value] }))}
          className={WIDE}
        />
        <Hint>{told ? copy.told(platform) : copy.asked(platform)}</Hint>
      </Row>
      <Row name={copy.publish}>
        <Segmented
          label={copy.publish}
          value={publish}
          onValueChange={(value) => onChange('publish', value)}
          options={(['draft', 'published'] as const).map((value) => ({
            value,
            label: copy.publishes[value],
          }))}
          className={WIDE}
        />
        <Hint>{copy.publishHint[publish === 'published' && isModels ? 'marked' : publish]}</Hint>
      </Row>
      {isModels ? (
        <Row name={copy.tone}>
          <Segmented
            label={copy.tone}
            value={values.tone}
            onValueChange={(value) => onChange('tone', value)}
            options={POST_TONES.map((value) => ({ value, label: copy.tones[value] }))}
            className={WIDE}
          />
          <Hint>{copy.toneHint}</Hint>
        </Row>
      ) : (
        <Row name={copy.text}>
          <p className="min-h-9 content-center text-sm text-ink-2">
            {source === 'youtube' ? copy.ownWords : copy.captions}
          </p>
        </Row>
      )}
      <Row name={copy.most}>
        <div className="flex items-center gap-3">
          <Stepper
            label={copy.most}
            fewer={copy.fewer}
            more={copy.more}
            value={Number(values.maxPerRun)}
            from={1}
            to={MOST_PER_RUN}
            onChange={(value) => onChange('maxPerRun', String(value))}
          />
          <span>{copy.mostUnit(Number(values.maxPerRun))}</span>
        </div>
        <Hint>{copy.mostHint}</Hint>
      </Row>
      <Row name={copy.mail}>
        <Switch
          label={copy.mailMe}
          checked={values.mail === 'yes'}
          onCheckedChange={(checked) => onChange('mail', checked ? 'yes' : 'no')}
        />
        <Hint>{copy.mailHint}</Hint>
      </Row>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 border-b border-rule px-4 py-3.5 last:border-b-0 sm:grid-cols-[130px_minmax(0,1fr)]">
      <p aria-hidden="true" className="font-semibold sm:pt-2">
        {name}
      </p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 text-sm text-ink-2">{children}</p>;
}
