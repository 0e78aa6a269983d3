/** At which of its own widths a site can be read in a dialog of this window, without being made tiny. */
export function fittingWidth(): number {
  if (window.innerWidth > 900) return 1280;
  return window.innerWidth > 600 ? 768 : 390;
}
