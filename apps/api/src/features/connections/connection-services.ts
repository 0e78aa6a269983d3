import type { Core } from '../../core.ts';
import type { Connectors } from './connector.ts';

/** What the verbs of this feature work with. */
export type ConnectionServices = Core & { connectors: Connectors };
