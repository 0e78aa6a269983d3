import { ExternalLink } from 'lucide-react';
import { billingWords } from '../../words/billing-words.ts';
import { openPortal } from './billing-actions.ts';
import { ErrandButton } from './errand-button.tsx';

/** To the payment service's own pages. */
export function PortalButton({ label, primary = false }: { label: string; primary?: boolean }) {
  return (
    <ErrandButton
      errand="portal"
      busyLabel={billingWords.standard.opening}
      onErrand={() => void openPortal()}
      variant={primary ? 'primary' : 'plain'}
      className="text-left whitespace-normal"
    >
      {label}
      <ExternalLink size={16} aria-hidden className="shrink-0" />
    </ErrandButton>
  );
}
