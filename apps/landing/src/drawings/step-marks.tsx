import type { ReactNode } from 'react';

/** The link, the card, the page: one square that grows. */
export const STEP_MARKS: readonly ReactNode[] = [
  <svg key="link" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    <path className="solid" d="M0 0h12v12H0z" />
  </svg>,
  <svg key="card" width="34" height="44" viewBox="0 0 34 44" aria-hidden="true">
    <rect className="sheet" x="1" y="1" width="32" height="42" rx="2" />
    <path className="solid" d="M7 7h9v9H7z" />
    <path className="line" d="M7 23h20M7 29h20M7 35h12" />
  </svg>,
  <svg key="page" width="56" height="42" viewBox="0 0 96 72" aria-hidden="true">
    <rect className="sheet" x="1" y="1" width="94" height="70" rx="3" />
    <path className="solid" d="M1 1h94v11H1z" />
    <path className="line" d="M10 22h44M10 29h30" />
    <path className="line" d="M10 60h76M16 60c14-30 50-30 64 0M32 60V47M48 60V39M64 60V47" />
  </svg>,
];
