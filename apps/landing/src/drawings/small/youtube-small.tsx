/** A square, a thread and the page that it becomes, 330 × 110. */
export const YOUTUBE_SMALL = (
  <svg viewBox="0 0 330 110" aria-hidden="true">
    <path className="thread" d="M12 60h60c60 0 40-6 100-6h34" />
    <rect className="node" x="6" y="54" width="12" height="12" />
    <rect className="page" x="206" y="4" width="118" height="102" rx="4" />
    <rect x="216" y="14" width="98" height="50" fill="#3a0a0d" />
    <path d="M257 28v22l18-11z" fill="#fff" />
    <path d="M216 76h98M216 88h66" stroke="#1f1615" strokeWidth="4" />
    <path d="M216 98h30" stroke="#c4121a" strokeWidth="3" />
  </svg>
);
