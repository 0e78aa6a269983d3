import type { ThemeName } from './theme-names.ts';

/** Where each theme can be looked at on the host of previews: a sample that begins with it, or one drawn in it besides. */
export const SAMPLE_LOOKS: Readonly<Record<ThemeName, { handle: string; isOwn: boolean }>> = {
  atelier: { handle: 'tosite-sample-noor', isOwn: true },
  swiss: { handle: 'tosite-sample-tove', isOwn: true },
  terminal: { handle: 'tosite-sample-tove', isOwn: false },
  ledger: { handle: 'tosite-sample-corran', isOwn: true },
  aurora: { handle: 'tosite-sample-corran', isOwn: false },
  cinema: { handle: 'tosite-sample-plainobjects', isOwn: false },
  broadsheet: { handle: 'tosite-sample-plainobjects', isOwn: true },
  gallery: { handle: 'tosite-sample-rima', isOwn: true },
};

/** The first part of the path of a sample in a theme. */
export function sampleLook(theme: ThemeName): string {
  const { handle, isOwn } = SAMPLE_LOOKS[theme];
  return isOwn ? handle : `${handle}-${theme}`;
}
