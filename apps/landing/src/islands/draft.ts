/** Keeps what is typed into a field until the tab is closed, so that going back and reloading lose nothing. */
export function keepDraft(field: HTMLInputElement, storage: Storage | null): void {
  const key = `draft:${field.id}`;
  const kept = storage?.getItem(key);
  if (field.value === '' && kept !== null && kept !== undefined) field.value = kept;
  field.addEventListener('input', () => {
    try {
      storage?.setItem(key, field.value.slice(0, 4096));
    } catch {
      // A full or forbidden storage keeps no draft; the form works all the same.
    }
  });
}
