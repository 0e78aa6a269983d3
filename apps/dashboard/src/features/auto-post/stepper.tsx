import { Minus, Plus } from 'lucide-react';

export type StepperProps = {
  label: string;
  fewer: string;
  more: string;
  value: number;
  from: number;
  to: number;
  onChange: (value: number) => void;
};

const BUTTON =
  'grid h-9 w-9 place-items-center rounded-control text-ink-2 hover:text-ink aria-disabled:opacity-40 max-lg:h-11 max-lg:w-11';

/** A small number, one at a time. At its end a button stays where it is and keeps the focus. */
export function Stepper({ label, fewer, more, value, from, to, onChange }: StepperProps) {
  const step = (by: number) => {
    const next = value + by;
    if (next >= from && next <= to) onChange(next);
  };
  return (
    <span
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-control border border-edge bg-raise"
    >
      <button
        type="button"
        aria-label={fewer}
        aria-disabled={value <= from}
        className={BUTTON}
        onClick={() => step(-1)}
      >
        <Minus size={14} aria-hidden />
      </button>
      <output className="min-w-8 text-center font-semibold">{value}</output>
      <button
        type="button"
        aria-label={more}
        aria-disabled={value >= to}
        className={BUTTON}
        onClick={() => step(1)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </span>
  );
}
