/** A padlock as address bars show it, 12 × 14. */
export function Padlock() {
  return (
    <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
      <path d="M3 6V4a3 3 0 0 1 6 0v2M1.5 6h9v7h-9z" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
