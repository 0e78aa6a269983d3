import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import * as v from 'valibot';
import { errorSentence, fieldErrors } from '../words/error-sentence.ts';
import { words } from '../words/words.ts';
import { dropDraft, useKeepDraft, withDraft, type Draft } from './use-draft.ts';
import { sayField } from '../words/say.ts';

export type FormOptions<V extends Record<string, string>, O> = {
  schema: v.GenericSchema<V, O>;
  initial: V;
  draft?: Draft<keyof V & string>;
  /** The API's names of fields where they differ from this form's. */
  apiNames?: Record<string, keyof V & string>;
  /**
   * Called with what the schema made of the values. What it throws is shown at the fields it names, else above the
   * button. False: it did not work and is told elsewhere; what was typed stays kept.
   */
  submit: (output: O) => Promise<boolean | void>;
};

type Errors<V> = { [K in keyof V]?: string | undefined };

/** A form's values, its messages beside the fields, and one submit at a time. */
export function useForm<V extends Record<string, string>, O>({
  schema,
  initial,
  draft,
  apiNames,
  submit,
}: FormOptions<V, O>) {
  const [values, setValues] = useState<V>(() => withDraft(initial, draft));
  const [errors, setErrors] = useState<Errors<V>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  useKeepDraft(values, initial, draft);

  // The first field that is wrong takes the focus, once for each attempt.
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function set(name: keyof V & string, value: string) {
    const next = { ...values, [name]: value };
    // Whoever holds an older `set` changes this one field.
    setValues((now) => ({ ...now, [name]: value }));
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: messagesOf(schema, next)[name] });
  }

  /** All of them at once, as if nothing had been said about any. */
  function reset(next: V) {
    setValues(next);
    setErrors({});
    setFormError(null);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    setFormError(null);
    const result = v.safeParse(schema, values);
    if (!result.success) {
      setErrors(messagesOf(schema, values));
      setAttempts((count) => count + 1);
      return;
    }
    setErrors({});
    busy.current = true;
    setPending(true);
    try {
      const worked = (await submit(result.output)) !== false;
      if (worked && draft !== undefined) dropDraft(draft.key);
    } catch (error) {
      const named = Object.fromEntries(
        Object.entries(fieldErrors(error))
          .map(([name, message]) => [apiNames?.[name] ?? name, message] as const)
          .filter(([name]) => name in values),
      );
      setErrors(named as Errors<V>); // only names of V are left
      setFormError(Object.keys(named).length > 0 ? null : errorSentence(error));
      setAttempts((count) => count + 1);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  /** Props of the field with this name. */
  function field(name: keyof V & string) {
    return {
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
      onBlur: () => {
        if (values[name] !== '') setErrors((now) => ({ ...now, [name]: messagesOf(schema, values)[name] }));
      },
    };
  }

  return {
    values,
    set,
    reset,
    field,
    errors,
    setErrors,
    formError,
    pending,
    form: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
    },
  };
}

/** The first message of each field. */
export function messagesOf<V extends Record<string, string>>(
  schema: v.GenericSchema<V, unknown>,
  values: V,
): Errors<V> {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const messages: Errors<V> = {};
  for (const issue of result.issues) {
    const name = issue.path?.[0]?.key;
    if (typeof name === 'string' && name in values && messages[name] === undefined) {
      messages[name as keyof V] = issue.message === '' ? words.common.needsFix : sayField(issue.message);
    }
  }
  return messages;
}
