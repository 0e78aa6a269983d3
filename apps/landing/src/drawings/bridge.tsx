/** Samira Vos's footbridge, 452 × 196: drawn once a page, used by `<use href="#bridge">`. */
export function BridgeSymbol() {
  return (
    <g id="bridge">
      <rect width="452" height="196" fill="#f1c79b" />
      <circle cx="318" cy="92" r="38" fill="#d9482b" />
      <path d="M0 112c50-20 92-26 140-8 42-22 98-20 138 2 60-24 120-18 174-2v34H0z" fill="#c58a6b" />
      <path d="M0 126c70-12 140-4 210-2 84 0 160-12 242-4v20H0z" fill="#8a5f55" />
      <rect y="134" width="452" height="62" fill="#27474e" />
      <path d="M292 142h54M284 151h72M298 160h42M290 169h58M304 178h28" stroke="#d9482b" strokeWidth="3" />
      <path
        d="M20 152h60M110 166h44M190 150h36M400 158h40M60 180h70M214 184h48M392 182h34"
        stroke="#3d636a"
        strokeWidth="2"
      />
      <path d="M40 134C120 8 300 8 402 134" fill="none" stroke="#17211f" strokeWidth="6" />
      <path
        d="M80 93v34M112 66v59M146 51v72M180 43v79M214 40v82M248 43v79M282 51v72M316 66v59M352 92v34"
        stroke="#17211f"
        strokeWidth="1.5"
      />
      <path d="M-4 134c120-16 320-16 460 0v7c-140-15-340-15-460 0z" fill="#17211f" />
      <g fill="#17211f">
        <path d="M170 121v-11a2 2 0 0 1 5 0v11z" />
        <circle cx="172.5" cy="105" r="2.4" />
        <path d="M182 121v-9a2 2 0 0 1 4.5 0v9z" />
        <circle cx="184.2" cy="107.5" r="2.2" />
        <path d="M268 122v-11a2 2 0 0 1 5 0v11z" />
        <circle cx="270.5" cy="106" r="2.4" />
      </g>
    </g>
  );
}

export function BridgePicture({ viewBox }: { viewBox: string }) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#bridge" />
    </svg>
  );
}
