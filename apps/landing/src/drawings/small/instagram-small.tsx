/** A square, a thread and the page that it becomes, 330 × 110. */
export const INSTAGRAM_SMALL = (
  <svg viewBox="0 0 330 110" aria-hidden="true">
    <path className="thread" d="M12 16h60c70 0 40 44 100 44h34" />
    <rect className="node" x="6" y="10" width="12" height="12" />
    <rect className="page" x="206" y="4" width="118" height="102" rx="4" />
    <path d="M212 10h52v60h-52z" fill="#b0175f" />
    <path d="M268 10h50v28h-50z" fill="#ff9a5a" />
    <path d="M268 42h50v58h-50z" fill="#f6c9d8" />
    <path d="M212 74h24v26h-24z" fill="#ffd2ad" />
    <path d="M240 74h24v26h-24z" fill="#5a1038" />
    <circle cx="238" cy="40" r="15" fill="#ffb27d" />
    <path d="M268 100c8-26 18-36 30-36s16 14 20 20v16z" fill="#d9487f" />
  </svg>
);
