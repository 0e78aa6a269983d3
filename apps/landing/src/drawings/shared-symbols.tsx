import { BridgeSymbol } from './bridge.tsx';
import { PhotoSymbols } from './photos.tsx';

/** Drawings that a page uses more than once. */
export function SharedSymbols() {
  return (
    <svg width="0" height="0" className="definitions" aria-hidden="true" focusable="false">
      <defs>
        <BridgeSymbol />
        <PhotoSymbols />
      </defs>
    </svg>
  );
}
