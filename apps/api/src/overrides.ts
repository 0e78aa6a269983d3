import type { Logger } from 'pino';
import type { PasswordCost } from './auth/password-hashing.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Feature } from './feature.ts';
import type { ImageProcess } from './media/image-process.ts';
import type { FormSettings } from './site-content/form-maker.ts';
import type { SiteRenderer } from './publishing/site-renderer.ts';
import type { ProductPages } from './hosting/product-pages.ts';
import type { Hosting } from './http/hosting.ts';
import type { MailTransport } from './mail/mails.ts';

/** What tests, and the parts of the process that run elsewhere, give in place of what the settings say. */
export type Overrides = {
  clock?: Clock;
  log?: Logger;
  database?: Database;
  mailTransport?: MailTransport;
  hosting?: Hosting;
  /** The built landings and the dashboard; absent: there are none (a worker serves nobody). */
  pages?: ProductPages;
  /** Where pictures are decoded; absent: in this process. */
  images?: ImageProcess;
  /** Where sites are drawn; absent: in this thread. */
  renderer?: SiteRenderer;
  /** How thoroughly published pages are compressed; absent: as the product does it. */
  forms?: Partial<FormSettings>;
  /** What hashing a password costs; absent: what the product takes. */
  passwordCost?: PasswordCost | undefined;
  /** How long the payment service may take; absent: what the product waits. */
  paymentTimeoutMs?: number;
  /** Features beside the product's own. */
  features?: readonly Feature[];
};
