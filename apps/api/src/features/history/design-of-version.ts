import type { Design } from '@tosite/validation/website/design';

/**
 * The look of an older version. What it says nothing of, of how the owner is to be reached, stays as it is now: versions
 * from before there was that choice do not take a number off the site, or put one back.
 */
export function designOfVersion(then: Design, now: Design): Design {
  const { showEmail, showPhone, showAddress } = now.sections.contact ?? {};
  const contact = { ...known({ showEmail, showPhone, showAddress }), ...then.sections.contact };
  return { ...then, sections: { ...then.sections, ...(Object.keys(contact).length > 0 ? { contact } : {}) } };
}

function known<T extends object>(settings: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
