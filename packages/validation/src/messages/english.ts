import { accountMessages } from './en/account.ts';
import { analyticsMessages } from './en/analytics.ts';
import { autoPostMessages } from './en/auto-post.ts';
import { changeMessages } from './en/change.ts';
import { domainMessages } from './en/domain.ts';
import { formMessages } from './en/form.ts';
import { importMessages } from './en/import.ts';
import { limitMessages } from './en/limit.ts';
import { moderationMessages } from './en/moderation.ts';
import { operatorMessages } from './en/operator.ts';
import { paymentMessages } from './en/payment.ts';
import { platformMessages } from './en/platform.ts';
import { postMessages } from './en/post.ts';
import { proofMessages } from './en/proof.ts';
import { resumeMessages } from './en/resume.ts';
import { serviceMessages } from './en/service.ts';
import { sourceMessages } from './en/source.ts';
import { stepsMessages } from './en/steps.ts';
import { syncMessages } from './en/sync.ts';
import { uploadMessages } from './en/upload.ts';
import { websiteMessages } from './en/website.ts';
import { writingMessages } from './en/writing.ts';

/** Every sentence of the server and of shared code, in English. A new one is added here and in every other language. */
export const english = {
  /** What was said before messages were values: nobody knows more of it than its words. */
  text: ({ text }: { text: string }) => text,
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
} as const;
