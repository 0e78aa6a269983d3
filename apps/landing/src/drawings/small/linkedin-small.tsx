/** A square, a thread and the page that it becomes, 330 × 110. */
export const LINKEDIN_SMALL = (
  <svg viewBox="0 0 330 110" aria-hidden="true">
    <path className="thread" d="M12 60h60c64 0 44-24 104-24h30" />
    <rect className="node" x="6" y="54" width="12" height="12" />
    <rect className="page" x="206" y="4" width="118" height="102" rx="4" />
    <path d="M220 26h64M220 38h44" stroke="#1c1b19" strokeWidth="6" />
    <path d="M220 56h90v20h-90z" fill="#27474e" />
    <path d="M230 76c12-20 58-20 70 0" stroke="#f1c79b" strokeWidth="3" fill="none" />
    <path d="M220 88h50M220 97h34" stroke="#b9b3a4" strokeWidth="4" />
  </svg>
);
