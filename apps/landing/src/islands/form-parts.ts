/** The moving parts of a profile form, found by their `data-part`. */
export type FormParts = {
  field: HTMLInputElement;
  isLoading: () => boolean;
  startLoading: () => void;
  stopLoading: () => void;
  /** Puts the message where the helper was, and the ways on under it; `lead` introduces them. */
  showError: (message: string, ways: readonly HTMLElement[], lead: string | null) => void;
  clearError: () => void;
};

export function formParts(form: HTMLFormElement): FormParts {
  const field = part(form, 'field', HTMLInputElement);
  const button = part(form, 'button', HTMLButtonElement);
  const help = part(form, 'help', HTMLElement);
  const nextSteps = part(form, 'next-steps', HTMLElement);
  // What the server answered is no helper: it goes once the field is touched.
  const helper = isInvalid(field) ? '' : help.textContent;
  const { textContent: idle } = button;
  const loading = button.dataset.loading ?? idle;

  const clearError = (): void => {
    if (!isInvalid(field)) return;
    field.removeAttribute('aria-invalid');
    help.removeAttribute('role');
    help.textContent = helper;
    nextSteps.replaceChildren();
  };

  return {
    field,
    isLoading: () => button.getAttribute('aria-disabled') === 'true',
    startLoading() {
      clearError();
      // Other words, the same room.
      if (button.offsetWidth > 0) button.style.minWidth = `${button.offsetWidth}px`;
      button.setAttribute('aria-disabled', 'true');
      button.textContent = loading;
    },
    stopLoading() {
      button.removeAttribute('aria-disabled');
      button.style.minWidth = '';
      button.textContent = idle;
    },
    showError(message, ways, lead) {
      field.setAttribute('aria-invalid', 'true');
      // Given before the words, so that they are read out.
      help.setAttribute('role', 'alert');
      help.textContent = message;
      const words = document.createElement('p');
      words.textContent = lead;
      nextSteps.replaceChildren(...(lead === null ? [] : [words]), ...ways);
      field.focus();
    },
    clearError,
  };
}

function isInvalid(field: HTMLInputElement): boolean {
  return field.getAttribute('aria-invalid') === 'true';
}

function part<T extends HTMLElement>(form: HTMLFormElement, name: string, kind: new () => T): T {
  const found = form.querySelector(`[data-part="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`the profile form has no ${name}`);
  return found;
}
