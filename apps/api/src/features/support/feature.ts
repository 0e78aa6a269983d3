import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { writeToOperators } from './write-to-operators.ts';

/** Writing to whoever runs the installation. */
export function supportFeature(core: Core) {
  return {
    handlers: {
      writeToSupport: async ({ body }, { user }) => {
        await writeToOperators(core, user, body);
        return undefined;
      },
    },
  } satisfies Feature;
}
