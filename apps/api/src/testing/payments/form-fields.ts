/** A form as Stripe's client writes it: `a[b][0]=c`, lists and all, as an object. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormObject = { [key: string]: FormValue };

export function formFields(text: string): FormObject {
  const root: FormObject = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    let at: FormObject = root;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as FormObject;
    at[keys.at(-1) ?? ''] = value;
  }
  return listsOf(root) as FormObject;
}

function listsOf(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
