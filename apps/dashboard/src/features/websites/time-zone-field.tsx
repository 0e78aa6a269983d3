import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import type { Website } from '@tosite/validation/website/website';
import { useId, useMemo } from 'react';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { homeWords } from '../../words/home-words.ts';
import { dateLanguage } from '../../display/moment.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { changeWebsite } from '../../sites/website-queries.ts';

const copy = homeWords.access.zone;

/** The names that this browser knows; UTC stands in no list of places. */
function timeZones(): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
}

/** As people type it: `new york` is America/New_York. null: none, or more than one that it could be. */
export function readTimeZone(typed: string, zones: readonly string[]): string | null {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const whole = zones.find((zone) => zone.toLowerCase() === wanted);
  if (whole !== undefined) return whole;
  const ends = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  return ends.length === 1 ? (ends[0] ?? null) : null;
}

/** A list that is searched by typing: there are four hundred. */
export function TimeZoneField({ website: { _id, timezone } }: { website: Website }) {
  const list = useId();
  const zones = useMemo(() => timeZones(), []);
  const schema = useMemo(
    () =>
      v.object({
        timezone: v.pipe(
          v.string(),
          v.rawTransform(({ dataset, addIssue, NEVER }) => {
            const zone = readTimeZone(dataset.value, zones);
            if (zone !== null) return zone;
            addIssue({ message: copy.unknown });
            return NEVER;
          }),
        ),
      }),
    [zones],
  );
  const { field, form, formError, pending, values, set } = useForm({
    schema,
    initial: { timezone },
    submit: async (chosen) => {
      const website = await changeWebsite(_id, chosen);
      set('timezone', website.timezone);
      toastLocal(copy.saved);
    },
  });
  const zone = readTimeZone(values.timezone, zones);
  return (
    <form {...form} className="mt-4 grid max-w-96 gap-3">
      <TextField
        {...field('timezone')}
        label={copy.field}
        list={list}
        autoComplete="off"
        spellCheck={false}
        hint={zone === null ? copy.hint : copy.now(timeIn(zone))}
      />
      <datalist id={list}>
        {zones.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <FormError message={formError} />
      <Button
        type="submit"
        busy={pending}
        disabled={values.timezone === timezone}
        className="justify-self-start"
      >
        {pending ? copy.busy : copy.submit}
      </Button>
    </form>
  );
}

function timeIn(timeZone: string): string {
  return new Date().toLocaleTimeString(dateLanguage(), { timeStyle: 'short', timeZone });
}
