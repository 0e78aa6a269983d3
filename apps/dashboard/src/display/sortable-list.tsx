import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { announcementsOf, type SortableWords } from './sortable-words.ts';

export type SortableListProps<T extends string> = {
  label: string;
  copy: SortableWords;
  ids: readonly T[];
  nameOf: (id: T) => string;
  onMove: (ids: T[], moved: T) => void;
  /** One row; `handle` is the button that it is dragged by. */
  children: (id: T, handle: ReactNode) => ReactNode;
  className?: string;
  /** Of each row but the one that is being moved. */
  rowClassName?: string;
};

/** A list whose rows are put in another order by mouse, touch or keyboard. */
export function SortableList<T extends string>({
  label,
  copy,
  ids,
  nameOf,
  onMove,
  children,
  className,
  rowClassName = '',
}: SortableListProps<T>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => ids.indexOf(id as T);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(ids, nameOf, copy),
        screenReaderInstructions: { draggable: copy.dragHelp },
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [placeOf(active.id), placeOf(over?.id)];
        const moved = ids[from];
        if (moved === undefined || to === -1 || from === to) return;
        onMove(arrayMove([...ids], from, to), moved);
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={className}>
          {ids.map((id) => (
            <Row key={id} id={id} label={copy.move(nameOf(id))} className={rowClassName}>
              {(handle) => children(id, handle)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Row({
  id,
  label,
  className,
  children,
}: {
  id: string;
  label: string;
  className: string;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={label}
      className="grid min-h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-edge hover:text-ink max-lg:min-h-11 max-lg:w-9"
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={
        isDragging
          ? 'relative z-10 rounded-frame bg-raise shadow-[0_0_0_1.5px_var(--accent),var(--shadow-menu)]'
          : `relative ${className}`
      }
    >
      {children(handle)}
    </li>
  );
}
