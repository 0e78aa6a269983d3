import type { PopoverProps } from '@tosite/ui/popover';
import { cloneElement, lazy, Suspense, useState, type ComponentProps, type ReactElement } from 'react';

const load = () => import('@tosite/ui/popover');
const Opened = lazy(async () => ({ default: (await load()).Popover }));

/** A panel that hangs from its button. What places it there is fetched when the button is pointed at. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange } = props;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  // Every trigger is a button.
  const button = cloneElement(props.trigger as ReactElement<ComponentProps<'button'>>, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => onOpenChange(true),
  });
  return wanted ? (
    <Suspense fallback={button}>
      <Opened {...props} />
    </Suspense>
  ) : (
    button
  );
}
