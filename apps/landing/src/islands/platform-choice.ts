/** In a form with platform cards, the chosen one gives the field its label, its placeholder and its accent. */
export function followPlatformChoice(form: HTMLFormElement): void {
  const label = form.querySelector<HTMLElement>('[data-part="label"]');
  const field = form.querySelector<HTMLInputElement>('[data-part="field"]');
  const follow = (): void => {
    const chosen = form.querySelector<HTMLInputElement>('input[type="radio"]:checked');
    const { formTitle, placeholder } = chosen?.dataset ?? {};
    if (label === null || field === null || formTitle === undefined || placeholder === undefined) return;
    label.textContent = formTitle;
    field.placeholder = placeholder;
  };
  form.addEventListener('change', follow);
  // A browser that brings back what was chosen says nothing about it.
  follow();
}
