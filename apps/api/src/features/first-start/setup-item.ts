import type { SetupCase, SetupItem } from '@tosite/api-client/endpoints/first-start';
import { SETTINGS, type SettingName } from '../../env-declaration.ts';

type Facts = { name?: string; count?: number; at?: number | null; needs?: readonly SettingName[] };

const item =
  (state: SetupItem['state']) =>
  (which: SetupCase, { name, count, at, needs = [] }: Facts = {}): SetupItem => ({
    case: which,
    state,
    name: name ?? null,
    count: count ?? null,
    at: at === undefined || at === null ? null : new Date(at).toISOString(),
    lines: needs.map((setting) => `${setting}=${quoted(SETTINGS[setting].example)}`),
  });

/** As files of settings and shells read it. */
const quoted = (value: string): string => (/[\s<>]/u.test(value) ? `"${value}"` : value);

export const isSet = item('set');
export const isMissing = item('missing');
export const canWait = item('optional');
