import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, type RefObject, type TouchEventHandler } from 'react';

/** A row of the list, and what it does when a finger comes down on it. */
export type GripOf = {
  row: RefObject<HTMLLIElement | null>;
  touch: RefObject<TouchEventHandler | undefined>;
};

export type RowGripProps = GripOf & { id: string; label: string };

/**
 * The button that a row is dragged by; a finger drags the whole row. It moves the row by itself: while one is dragged
 * each row's place changes again and again, and nothing of what stands in them does.
 */
export function RowGrip({ id, label, row, touch }: RowGripProps) {
  // By itself each row would have all that follow it measured.
  const resizeObserverConfig = useMemo(() => ({ updateMeasurementsFor: [id] }), [id]);
  const sortable = useSortable({ id, resizeObserverConfig });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transition, isDragging } = sortable;
  const transform = CSS.Translate.toString(sortable.transform);
  useEffect(() => {
    setNodeRef(row.current);
    return () => setNodeRef(null);
  }, [row, setNodeRef]);
  useEffect(() => {
    touch.current = listeners?.['onTouchStart'] as TouchEventHandler | undefined;
    return () => {
      touch.current = undefined;
    };
  }, [touch, listeners]);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    element.style.transform = transform ?? '';
    element.style.transition = transition ?? '';
    element.toggleAttribute('data-dragging', isDragging);
  }, [row, transform, transition, isDragging]);
  useEffect(() => {
    const element = row.current;
    return () => {
      element?.removeAttribute('style');
      element?.removeAttribute('data-dragging');
    };
  }, [row]);
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      // A finger on it drags at once; elsewhere on the row it has to stay for a moment first.
      onTouchStart={(event) => event.stopPropagation()}
      aria-label={label}
      className="grid min-h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-edge hover:text-ink"
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
}
