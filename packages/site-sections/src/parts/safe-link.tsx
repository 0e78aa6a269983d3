import type { ReactNode } from 'react';
import { safeUrl } from '@tosite/validation/text/http-link';

type Props = {
  href: string | null;
  /** The address is another home of the same person. */
  me?: boolean;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
};

/** A link to an address that somebody wrote; its text alone when the address may not be linked to. */
export function SafeLink({ href, me = false, className, label, children }: Props) {
  const url = href === null ? null : safeUrl(href);
  if (url === null) return className === undefined ? children : <span className={className}>{children}</span>;
  const rel = url.startsWith('mailto:') ? undefined : `nofollow ugc noopener noreferrer${me ? ' me' : ''}`;
  return (
    <a href={url} rel={rel} className={className} aria-label={label}>
      {children}
    </a>
  );
}
