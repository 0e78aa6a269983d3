import type { Core } from '../../core.ts';
import type { Payments } from './payments.ts';

/** `payments` null: nothing can be bought here. */
export type BillingServices = Core & { payments: Payments | null };
/** What is asked of the payment service needs one. */
export type PayingServices = Core & { payments: Payments };
