/**
 * Brings what is wrong before the person's eyes and under their hands: the first wrong field takes the focus, clear of
 * bars that stick to an edge; without one, the message of the whole form is shown. Answers how to call it off.
 */
export function showFirstError(form: HTMLElement | null): () => void {
  // A field that asks about its value learns of the answer a moment after the form does.
  const timer = setTimeout(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form?.querySelector('[role="alert"]'))?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, 50);
  return () => clearTimeout(timer);
}
