import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { createOwnerlessSweep } from './sweep-ownerless.ts';

/** Files that no row names. */
export function tidyingFeature(core: Core) {
  return { sweeps: [createOwnerlessSweep(core)] } satisfies Feature;
}
