/** How far the payment came: the thread ends where it stopped. */
export function OutcomeDrawing({ kind }: { kind: 'stopped' | 'back' | 'asking' }) {
  return (
    <svg viewBox="0 0 300 28" aria-hidden="true" className="mb-6 h-7 w-full max-w-[300px] overflow-visible">
      {kind === 'stopped' ? (
        <g className="text-bad">
          <path d="M12 14H120" stroke="currentColor" strokeWidth="2" />
          <rect x="4" y="9" width="10" height="10" fill="currentColor" />
          <rect x="120" y="7" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" />
          <rect
            x="236"
            y="2"
            width="24"
            height="24"
            fill="none"
            strokeDasharray="3 3"
            className="stroke-edge"
          />
        </g>
      ) : (
        <g className="text-accent-text">
          <path d="M12 14H84" strokeWidth="2" className="stroke-thread" />
          <rect x="4" y="9" width="10" height="10" fill="currentColor" />
          {kind === 'back' ? (
            <rect
              x="116"
              y="9"
              width="10"
              height="10"
              fill="none"
              strokeWidth="1.5"
              className="stroke-edge"
            />
          ) : (
            <rect x="84" y="9" width="10" height="10" fill="currentColor" className="animate-pulse" />
          )}
        </g>
      )}
    </svg>
  );
}
