/** Filters the list of answers by the words in the field: every word typed must begin one of an answer's. */
export function wakeHelpSearch(search: HTMLElement): void {
  const field = search.querySelector('input');
  const status = search.querySelector('[role="status"]');
  if (field === null || status === null) return;
  const [none = '', one = '', many = ''] = (search.dataset.found ?? '').split('|');
  const entries = [...document.querySelectorAll<HTMLElement>('[data-words]')].map((entry) => ({
    entry,
    words: wordsOf(`${entry.textContent} ${entry.dataset.words ?? ''}`),
  }));

  const filter = (): void => {
    const wanted = wordsOf(field.value);
    const found = entries.filter(({ words }) =>
      wanted.every((typed) => words.some((word) => word.startsWith(typed))),
    );
    const shown = found.length === 0 ? entries : found;
    for (const { entry } of entries) entry.hidden = !shown.some((candidate) => candidate.entry === entry);
    for (const section of new Set(entries.map(({ entry }) => entry.closest('section'))))
      section?.toggleAttribute('hidden', section.querySelector('[data-words]:not([hidden])') === null);
    status.textContent =
      wanted.length === 0
        ? ''
        : found.length === 0
          ? none
          : found.length === 1
            ? one
            : `${String(found.length)} ${many}`;
  };
  field.addEventListener('input', filter);
  // What was typed before the script came, or is still there after going back.
  filter();
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
