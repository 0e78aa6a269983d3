import type { Platform } from '@tosite/validation/platforms/platform';
import type { ReactNode } from 'react';

/** A square, a thread and the page that it becomes, 330 × 110: one for each platform's card. */
export const PLATFORM_DRAWINGS: Record<Platform, ReactNode> = {
  linkedin: (
    <svg viewBox="0 0 330 110" aria-hidden="true">
      <path className="thread" d="M12 60h60c64 0 44-24 104-24h30" />
      <rect className="node" x="6" y="54" width="12" height="12" />
      <rect className="page" x="206" y="4" width="118" height="102" rx="4" />
      <path d="M220 26h64M220 38h44" stroke="#1c1b19" strokeWidth="6" />
      <path d="M220 56h90v20h-90z" fill="#27474e" />
      <path d="M230 76c12-20 58-20 70 0" stroke="#f1c79b" strokeWidth="3" fill="none" />
      <path d="M220 88h50M220 97h34" stroke="#b9b3a4" strokeWidth="4" />
    </svg>
  ),
  github: (
    <svg viewBox="0 0 330 110" aria-hidden="true">
      <path className="thread" d="M12 92h70c60 0 40-50 100-50h24" />
      <rect className="node" x="6" y="86" width="12" height="12" />
      <rect className="page" x="206" y="4" width="118" height="102" rx="4" />
      <path d="M220 24h54" stroke="#1f2429" strokeWidth="6" />
      <path d="M220 46h36M220 62h72M220 78h20M220 94h48" stroke="#1a7438" strokeWidth="5" />
      <path d="M264 46h44M300 62h8M248 78h60M276 94h32" stroke="#c3ccd3" strokeWidth="5" />
    </svg>
  ),
  youtube: (
    <svg viewBox="0 0 330 110" aria-hidden="true">
      <path className="thread" d="M12 60h60c60 0 40-6 100-6h34" />
      <rect className="node" x="6" y="54" width="12" height="12" />
      <rect className="page" x="206" y="4" width="118" height="102" rx="4" />
      <rect x="216" y="14" width="98" height="50" fill="#3a0a0d" />
      <path d="M257 28v22l18-11z" fill="#fff" />
      <path d="M216 76h98M216 88h66" stroke="#1f1615" strokeWidth="4" />
      <path d="M216 98h30" stroke="#c4121a" strokeWidth="3" />
    </svg>
  ),
  instagram: (
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
  ),
};
