import type { Core } from '../../core.ts';
import type { Connectors } from './connector.ts';

/** What the verbs of this feature work with. */
export type ConnectionServices = Pick<
  Core,
  'env' | 'database' | 'keys' | 'clock' | 'queue' | 'mails' | 'limits' | 'log'
> & { connectors: Connectors };
