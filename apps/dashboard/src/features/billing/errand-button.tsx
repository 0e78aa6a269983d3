import { Button, type ButtonProps } from '@tosite/ui/button';
import { usePaymentStore, type PaymentErrand } from './payment-store.ts';

type ErrandButtonProps = Omit<ButtonProps, 'busy' | 'onClick'> & {
  errand: PaymentErrand;
  busyLabel: string;
  onErrand: () => void;
};

/** Begins one errand; while it is on its way the button says so, and pressing again does nothing. */
export function ErrandButton({ errand, busyLabel, onErrand, children, ...button }: ErrandButtonProps) {
  const busy = usePaymentStore((state) => state.isLoading && state.errand === errand);
  return (
    <Button {...button} busy={busy} onClick={onErrand}>
      {busy ? busyLabel : children}
    </Button>
  );
}
