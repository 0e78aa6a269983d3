import type { CatalogShape } from './catalog-shape.ts';
import { accountMessages } from './es/account.ts';
import { analyticsMessages } from './es/analytics.ts';
import { autoPostMessages } from './es/auto-post.ts';
import { changeMessages } from './es/change.ts';
import { domainMessages } from './es/domain.ts';
import { formMessages } from './es/form.ts';
import { importMessages } from './es/import.ts';
import { limitMessages } from './es/limit.ts';
import { moderationMessages } from './es/moderation.ts';
import { operatorMessages } from './es/operator.ts';
import { paymentMessages } from './es/payment.ts';
import { platformMessages } from './es/platform.ts';
import { postMessages } from './es/post.ts';
import { proofMessages } from './es/proof.ts';
import { resumeMessages } from './es/resume.ts';
import { serviceMessages } from './es/service.ts';
import { sourceMessages } from './es/source.ts';
import { stepsMessages } from './es/steps.ts';
import { syncMessages } from './es/sync.ts';
import { uploadMessages } from './es/upload.ts';
import { websiteMessages } from './es/website.ts';
import { writingMessages } from './es/writing.ts';
import type { Catalog } from './message.ts';

/** Every sentence of the server and of shared code, in Spanish. */
export const spanish: CatalogShape<Catalog> = {
  text: ({ text }) => text,
  ...accountMessages,
  ...analyticsMessages,
  ...autoPostMessages,
  ...changeMessages,
  ...domainMessages,
  ...formMessages,
  ...importMessages,
  ...limitMessages,
  ...moderationMessages,
  ...operatorMessages,
  ...paymentMessages,
  ...platformMessages,
  ...postMessages,
  ...proofMessages,
  ...resumeMessages,
  ...serviceMessages,
  ...sourceMessages,
  ...stepsMessages,
  ...syncMessages,
  ...uploadMessages,
  ...websiteMessages,
  ...writingMessages,
};
