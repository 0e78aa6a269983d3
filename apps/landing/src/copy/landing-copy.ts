import type { Platform, Subdomain, WebsiteType } from '@tosite/validation/platforms/platform';

/** Names the five accents of `packages/ui/src/tokens.css`. */
export type Variant = 'violet' | 'linkedin' | 'github' | 'youtube' | 'instagram';

export type Question = { question: string; answer: string };
export type Step = { when: string; title: string; text: string };

/** Everything by which one subdomain's landing differs from another's. */
export type LandingCopy = {
  subdomain: Subdomain;
  /** False: search engines are asked to stay away. */
  indexable: boolean;
  variant: Variant;
  /** The capitalised subdomain in the brand; undefined on the main host. */
  brandName: string | undefined;
  documentTitle: string;
  /** The hero's title, without its coloured label. */
  title: string;
  label: string;
  formTitle: string;
  description: string;
  placeholder: string;
  helper: string;
  /** Said to those who do not see the drawing. */
  drawing: string;
  steps: readonly [Step, Step, Step];
  /** The sample that 'See an example' opens; it stands first in the gallery. */
  sample: WebsiteType;
  /** 'Other platforms offered', in this order. */
  others: readonly [Platform, ...Platform[]];
  questions: readonly Question[];
};
