type WeekOfVisitsProps = { label: string; days: readonly string[] };

const DAY_X = [12, 74, 137, 200, 263, 325, 388];
const PEAK = 4;

/** A week as a thread through seven squares. It shows no figures, because it is nobody's week. */
export function WeekOfVisits({ label, days }: WeekOfVisitsProps) {
  return (
    <svg className="week" viewBox="0 0 400 132" role="img" aria-label={label}>
      <path d="M0 104h400" className="ground-line" />
      <path
        d="M12 88C40 84 50 82 74 82S110 66 137 66s36 8 63 8 34-60 63-60 34 50 62 50 36 22 63 22"
        className="visits"
      />
      <path
        className="days"
        d="M8 84h8v8H8zM70 78h8v8h-8zM133 62h8v8h-8zM196 70h8v8h-8zM256 7h14v14h-14zM321 60h8v8h-8zM384 82h8v8h-8z"
      />
      <g className="sans names" fontSize="14" textAnchor="middle">
        {days.map((day, index) => (
          <text key={day} x={DAY_X[index]} y="126" className={index === PEAK ? 'peak' : undefined}>
            {day}
          </text>
        ))}
      </g>
    </svg>
  );
}
