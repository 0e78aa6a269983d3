import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** A browser's frame around a site: its address on top, the site below. */
export function SiteFrame({
  address,
  children,
  className,
}: {
  address: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={`flex min-h-0 flex-col overflow-hidden rounded-frame bg-raise shadow-[0_0_0_1px_var(--rule),var(--shadow-frame)] ${className ?? ''}`}
    >
      <div className="flex h-8 shrink-0 items-center gap-2 border-b border-rule px-3 text-sm text-ink-2">
        <Lock size={12} aria-hidden className="shrink-0" />
        <span className="truncate">{address}</span>
      </div>
      {children}
    </div>
  );
}
