declare module 'fontkit' {
  type Glyph = {
    id: number;
    advanceWidth: number;
    path: { commands: readonly { command: string; args: readonly number[] }[] };
  };
  export function create(font: Uint8Array): {
    unitsPerEm: number;
    glyphForCodePoint: (codePoint: number) => Glyph;
  };
}
