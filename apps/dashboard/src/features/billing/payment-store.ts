import { create } from 'zustand';
import { CHECKOUT_KEY } from '../../memory/tab-memory.ts';
import { useAuthStore } from '../../session/auth-store.ts';

/** What is being asked of the payment service: one thing at a time, so that nothing is begun twice. */
export type PaymentErrand = 'checkout' | 'portal' | 'cancel' | 'resume';

/** Section 3 of the specification: isLoading, error, checkoutSessionId. */
export type PaymentState = {
  isLoading: boolean;
  /** A sentence; stays until the next errand begins. */
  error: string | null;
  /** The payment that was begun in this tab, still there on the way back from the payment page. */
  checkoutSessionId: string | null;
  /** What is loading, or what the error is about. */
  errand: PaymentErrand | null;
  /** False: another errand is on its way, and this one may not begin. */
  begin: (errand: PaymentErrand) => boolean;
  fail: (error: string) => void;
  settle: () => void;
  /** What went wrong before is said no longer; an errand on its way stays so. */
  dismiss: () => void;
  setCheckoutSession: (id: string | null) => void;
  clear: () => void;
};

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(CHECKOUT_KEY);
  } catch {
    return null;
  }
}

function store(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(CHECKOUT_KEY);
    else window.sessionStorage.setItem(CHECKOUT_KEY, id);
  } catch {
    // Without storage it is remembered as long as the page is open.
  }
}

export const usePaymentStore = create<PaymentState>()((set, get) => ({
  isLoading: false,
  error: null,
  checkoutSessionId: stored(),
  errand: null,
  begin: (errand) => {
    if (get().isLoading) return false;
    set({ isLoading: true, error: null, errand });
    return true;
  },
  fail: (error) => set({ isLoading: false, error }),
  settle: () => set({ isLoading: false, error: null, errand: null }),
  dismiss: () => {
    if (!get().isLoading) set({ error: null, errand: null });
  },
  setCheckoutSession: (checkoutSessionId) => {
    store(checkoutSessionId);
    set({ checkoutSessionId });
  },
  clear: () => {
    store(null);
    set({ isLoading: false, error: null, errand: null, checkoutSessionId: null });
  },
}));

// Nobody is signed in any more: nobody's payment is known.
useAuthStore.subscribe(({ user }, before) => {
  if (user === null && before.user !== null) usePaymentStore.getState().clear();
});
