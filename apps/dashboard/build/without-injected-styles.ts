import type { Plugin } from 'vite';

const INJECTION = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/u;

/**
 * sonner puts its style sheet into the page with a script when it is imported, which the dashboard's policy
 * (`style-src 'self'`) forbids. We link the same sheet as a file; this takes the call out, and stops the build
 * when a new version of sonner does it in another way.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.m?js/u.test(id)) return null;
      const without = takeOutInjection(code);
      if (without === null)
        this.error('sonner no longer injects its styles the way we know: look at it again.');
      return { code: without, map: null };
    },
  };
}

/** The module without its injection; null when there was none to take out. */
export function takeOutInjection(code: string): string | null {
  const without = code.replace(INJECTION, '');
  return without === code || /createElement\((['"])style\1\)[^]*__insertCSS\(["'`]/u.test(without)
    ? null
    : without;
}
