import { beforeEach, expect, it } from 'vitest';
import { useAuthStore } from '../../session/auth-store.ts';
import { ada } from '../../testing/fixtures.ts';
import { usePaymentStore } from './payment-store.ts';

const now = () => {
  const { isLoading, error, checkoutSessionId } = usePaymentStore.getState();
  return { isLoading, error, checkoutSessionId };
};

beforeEach(() => usePaymentStore.getState().clear());

it('holds whether something is asked for, what went wrong, and which payment was begun', () => {
  const payment = usePaymentStore.getState();
  expect(now()).toEqual({ isLoading: false, error: null, checkoutSessionId: null });
  expect(payment.begin('checkout')).toBe(true);
  expect(now()).toEqual({ isLoading: true, error: null, checkoutSessionId: null });
  payment.fail('No.');
  expect(now()).toEqual({ isLoading: false, error: 'No.', checkoutSessionId: null });
  payment.begin('checkout');
  payment.setCheckoutSession('cs_1');
  expect(now()).toEqual({ isLoading: true, error: null, checkoutSessionId: 'cs_1' });
});

it('lets one errand go at a time, of whatever kind', () => {
  const { begin, dismiss, settle } = usePaymentStore.getState();
  expect(begin('checkout')).toBe(true);
  expect(begin('checkout')).toBe(false);
  expect(begin('cancel')).toBe(false);
  dismiss();
  expect(begin('portal')).toBe(false);
  settle();
  expect(begin('portal')).toBe(true);
});

it('remembers the payment for as long as the tab is open, and not the account after it', () => {
  useAuthStore.setState({ user: ada });
  usePaymentStore.getState().setCheckoutSession('cs_1');
  expect(window.sessionStorage.getItem('checkoutSessionId')).toBe('cs_1');
  useAuthStore.setState({ user: null });
  expect(window.sessionStorage.getItem('checkoutSessionId')).toBeNull();
  expect(now()).toEqual({ isLoading: false, error: null, checkoutSessionId: null });
});
