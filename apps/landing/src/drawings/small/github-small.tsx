/** A square, a thread and the page that it becomes, 330 × 110. */
export const GITHUB_SMALL = (
  <svg viewBox="0 0 330 110" aria-hidden="true">
    <path className="thread" d="M12 92h70c60 0 40-50 100-50h24" />
    <rect className="node" x="6" y="86" width="12" height="12" />
    <rect className="page" x="206" y="4" width="118" height="102" rx="4" />
    <path d="M220 24h54" stroke="#1f2429" strokeWidth="6" />
    <path d="M220 46h36M220 62h72M220 78h20M220 94h48" stroke="#1a7438" strokeWidth="5" />
    <path d="M264 46h44M300 62h8M248 78h60M276 94h32" stroke="#c3ccd3" strokeWidth="5" />
  </svg>
);
