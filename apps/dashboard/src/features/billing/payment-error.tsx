import { Notice } from '@tosite/ui/notice';
import { usePaymentStore, type PaymentErrand } from './payment-store.ts';

/** What went wrong with one of these errands, where it was asked for. */
export function PaymentError({ of, className }: { of: readonly PaymentErrand[]; className?: string }) {
  const { error, errand } = usePaymentStore();
  if (error === null || errand === null || !of.includes(errand)) return null;
  return (
    <Notice tone="bad" {...(className === undefined ? {} : { className })}>
      {error}
    </Notice>
  );
}
