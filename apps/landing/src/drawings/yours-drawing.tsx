/** The place of the visitor's own site in the gallery: the mark as large as a card, its page still empty. 400 × 460. */
export function YoursDrawing() {
  return (
    <svg viewBox="0 0 400 460" aria-hidden="true">
      <rect className="yours-ground" width="400" height="460" />
      <path className="thread" d="M47 248h62c54 0 38-98 92-98h16" />
      <rect className="node" x="30" y="236" width="24" height="24" />
      <rect className="node" x="210" y="143" width="14" height="14" />
      <rect className="yours-page" x="217" y="34" width="153" height="232" rx="6" />
      <path className="yours-lines" d="M235 66h86M235 88h118M235 106h96M235 226h60M235 244h104" />
      <rect className="yours-picture" x="235" y="128" width="117" height="76" />
    </svg>
  );
}
