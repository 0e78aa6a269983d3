import { expect, it } from 'vitest';
import { requireEntitlement } from './require-entitlement.ts';

it('refuses on Free what comes with Standard, and says so', () => {
  expect(() => requireEntitlement({ plan: 'free' }, 'customDomain')).toThrow(
    expect.objectContaining({ code: 'plan_required', message: expect.stringContaining('Standard') }),
  );
  expect(() => requireEntitlement({ plan: 'standard' }, 'customDomain')).not.toThrow();
});
