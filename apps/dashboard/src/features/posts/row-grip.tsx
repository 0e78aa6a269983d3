import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, type TouchEventHandler } from 'react';

/** Where a row is drawn while something is dragged; null: where it stands. */
export type RowLook = { transform: string | undefined; transition: string | undefined; isDragging: boolean };

/** A row of the list, as its grip knows it. */
export type GripOf = {
  rowOf: () => HTMLLIElement | null;
  draw: (look: RowLook | null) => void;
  /** What happens when a finger comes down on it. */
  onTouch: (handler: TouchEventHandler | undefined) => void;
};

export type RowGripProps = GripOf & { id: string; label: string };

/**
 * The button that a row is dragged by; a finger drags the whole row. It moves the row by itself: while one is dragged
 * each row's place changes again and again, and nothing of what stands in them does.
 */
export function RowGrip({ id, label, rowOf, draw, onTouch }: RowGripProps) {
  // By itself each row would have all that follow it measured.
  const resizeObserverConfig = useMemo(() => ({ updateMeasurementsFor: [id] }), [id]);
  const sortable = useSortable({ id, resizeObserverConfig });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transition, isDragging } = sortable;
  const transform = CSS.Translate.toString(sortable.transform);
  useEffect(() => {
    setNodeRef(rowOf());
    return () => setNodeRef(null);
  }, [rowOf, setNodeRef]);
  useEffect(() => {
    onTouch(listeners?.['onTouchStart'] as TouchEventHandler | undefined);
    return () => onTouch(undefined);
  }, [onTouch, listeners]);
  useLayoutEffect(
    () => draw({ transform, transition, isDragging }),
    [draw, transform, transition, isDragging],
  );
  useEffect(() => () => draw(null), [draw]);
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
