/** Ottilie Brandt's tall vessel: about 130 × 200, its left edge at 24. */
export function TallVessel() {
  return (
    <g>
      <path
        d="M51 0h46c0 34-12 42-12 62 24 14 42 44 42 74 0 30-18 48-30 52H51c-12-4-30-22-30-52 0-30 18-60 42-74 0-20-12-28-12-62z"
        fill="#e9b7a0"
      />
      <path
        d="M74 0h23c0 34-12 42-12 62 24 14 42 44 42 74 0 30-18 48-30 52H74c30-30 34-88 4-126 0-26-4-40-4-62z"
        fill="#c97a5c"
      />
      <ellipse cx="74" cy="0" rx="23" ry="5" fill="#8a4630" />
      <path d="M25 116c30 10 70 10 98 0" stroke="#8a4630" strokeWidth="3" fill="none" />
    </g>
  );
}

/** Her bowl, 106 × 100, its rim at 346. */
export function Bowl() {
  return (
    <g>
      <path d="M22 346h106c0 52-20 78-34 82H56c-14-4-34-30-34-82z" fill="#3a1a12" />
      <ellipse cx="75" cy="346" rx="53" ry="10" fill="#6b3a2a" />
      <path d="M54 428h42v8H54z" fill="#3a1a12" />
    </g>
  );
}
