import type { ComponentProps } from 'react';
import { BrandMark } from './brand-mark.tsx';

export type BrandProps = ComponentProps<'a'> & {
  /** The capitalised subdomain on a platform's subdomain: `Linkedin`. Absent on the main host. */
  subdomainName?: string | undefined;
};

/** Header brand: `Linkedin` + mark + `site` on a platform's subdomain, mark + `site` on the main host. */
export function Brand({ subdomainName, ...props }: BrandProps) {
  const spoken = subdomainName === undefined ? 'to.site, home' : `${subdomainName} to site, home`;
  return (
    <a aria-label={spoken} data-brand="" {...props}>
      {subdomainName !== undefined && <span>{subdomainName}</span>}
      <BrandMark />
      <span>site</span>
    </a>
  );
}
