import type { HelpType } from '@tosite/api-client/endpoints/writing';
import type { PopoverProps } from '@tosite/ui/popover';

/** A text that was taken over: how it goes away again, and whether it still stands. */
export type Taken = { undo: () => void; stands: (value: string) => boolean };
export type Way = 'replace' | 'below';

export type HelpMeWriteProps = {
  websiteId: string;
  type: HelpType;
  /** The name of the field. */
  label: string;
  /** What stands there now. */
  value: string;
  /** What stands around it, for whoever writes. */
  around?: (() => string) | undefined;
  /** Characters that fit. */
  most?: number | undefined;
  /** Without paragraphs. */
  oneLine?: boolean;
  /** Only its sign, where there is no room for words. */
  compact?: boolean;
  side?: PopoverProps['side'];
  /** Takes a text over. A sentence says why it does not. */
  onTake: (text: string, way: Way) => Taken | string;
  onWriting?: ((isWriting: boolean) => void) | undefined;
  className?: string | undefined;
};

/** The field's text with another one in its place or below it. */
export function joined(before: string, text: string, way: Way): string {
  return way === 'replace' || before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`;
}
