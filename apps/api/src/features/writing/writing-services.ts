import type { Core } from '../../core.ts';
import type { WritingModel } from '../../writing/writing-model.ts';

export type WritingServices = Core & {
  /** null: none is set up. */
  model: WritingModel | null;
};
