import type { Platform, Subdomain, TypeOf, WebsiteType } from '@tosite/validation/platforms/platform';

/** Names the accents of `packages/ui/src/tokens.css`. */
export type Variant = 'violet' | Platform;

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
  questions: readonly Question[];
};

/** What is said of a sample. */
export type SampleWords = {
  /** Answered by the product itself, before any network is asked. */
  handle: string;
  name: string;
  kind: string;
  /** Said to those who do not see the picture. */
  alt: string;
};

/** A platform's landing, and what the other landings say of it. */
export type PlatformCopy<P extends Platform = Platform> = LandingCopy & {
  subdomain: P;
  becomes: string;
  /** In the footer, as the specification's column has them. */
  convert: string;
  /** One of each kind of website. */
  samples: Readonly<Record<TypeOf<P>, SampleWords>>;
};
